import type { Context } from '../rights/context.ts';
import { unauthorized } from '../http/answers.ts';
import { findAccount } from './findAccount.ts';
import { forgiveAttempts, reserveAttempt } from './loginAttempts.ts';
import { mailCode } from './mailCode.ts';
import { messages } from './messages.ts';
import { openSession } from './openSession.ts';
import { isPassword } from './passwords.ts';
import { readCredentials } from './readCredentials.ts';

/**
 * `POST /login_check`: a token pair, or the hash of a second-factor challenge whose code goes out by mail.
 * An unknown user costs the same work and gets the same answer as a wrong password.
 */
export const checkLogin = async (context: Context, request: Request, address: string): Promise<Response> => {
  const given = await readCredentials(request, ['username', 'password']);
  if (given instanceof Response) return given;
  const attempt = { kind: 'password', name: given.username, address } as const;
  const minutes = await reserveAttempt(context.db, attempt, context.clock());
  if (minutes !== null) return unauthorized(messages.tooManyAttempts(minutes));
  const account = await findAccount(context, given.username);
  const fits = await isPassword(given.password, account?.passwordHash ?? null);
  if (!account || !fits) return unauthorized(messages.badCredentials);
  await forgiveAttempts(context.db, attempt);
  if (!account.active) return unauthorized(messages.disabled);
  if (account.mfaEnabled)
    return Response.json({ mfa_required: true, hash: await mailCode(context, account) });
  const tokens = await openSession(context, account.id, {
    passwordVersion: account.passwordVersion,
    secondFactorAt: null,
  });
  return tokens ? Response.json(tokens) : unauthorized(messages.disabled);
};
