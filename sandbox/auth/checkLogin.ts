import type { Context } from '../rights/context.ts';
import { problem } from '../../host/answers.ts';
import { unauthorized } from '../http/answers.ts';
import type { SecurityEventName } from '../../host/securityEvent.ts';
import { toBusy } from './createQueue.ts';
import { findAccount } from './findAccount.ts';
import { forgiveAttempts, reserveAttempt, takeBackAttempt } from '../mail/loginAttempts.ts';
import { challengeAccount } from './challengeAccount.ts';
import { messages } from './messages.ts';
import { openSession } from './openSession.ts';
import { isPassword } from './passwords.ts';
import { readCredentials } from './readCredentials.ts';

/**
 * `POST /login_check`: a token pair, or the hash of a second-factor challenge, whose code goes out by mail or comes from an application.
 * An unknown user costs the same work and gets the same answer as a wrong password.
 */
export const checkLogin = async (context: Context, request: Request, address: string): Promise<Response> => {
  const given = await readCredentials(request, ['username', 'password']);
  if (given instanceof Response) return given;
  const note = (event: SecurityEventName, account: number | null, reason?: string): void =>
    context.securityLog?.({ event, account, address, ...(reason === undefined ? {} : { reason }) });
  const attempt = { kind: 'password', name: given.username, address } as const;
  // One password tried with many names comes from somewhere, too.
  const fromHere = { kind: 'anyPassword', name: '', address } as const;
  for (const one of [attempt, fromHere]) {
    const minutes = await reserveAttempt(context.db, one, context.clock());
    if (minutes === null) continue;
    note('login.throttled', null);
    return unauthorized(messages.tooManyAttempts(minutes));
  }
  const isFlood = (await reserveAttempt(context.db, ANYWHERE, context.clock())) !== null;
  if (isFlood) note('login.flood', null);
  const account = await findAccount(context, given.username);
  const fits = await isPassword(given.password, account?.passwordHash ?? null, isFlood).catch(toBusy);
  if (fits === 'busy') return problem(503, messages.busy, { 'Retry-After': '5' });
  if (!account || !fits) {
    note('login.failed', account?.id ?? null, account ? 'password' : 'name');
    return unauthorized(messages.badCredentials);
  }
  await forgiveAttempts(context.db, attempt);
  await takeBackAttempt(context.db, fromHere);
  if (!isFlood) await takeBackAttempt(context.db, ANYWHERE);
  if (!account.active) {
    note('login.failed', account.id, 'disabled');
    return unauthorized(messages.disabled);
  }
  if (account.mfaEnabled) {
    note('factor.asked', account.id, 'login');
    return Response.json({ mfa_required: true, hash: await challengeAccount(context, account) });
  }
  const tokens = await openSession(
    context,
    account.id,
    {
      passwordVersion: account.passwordVersion,
      secondFactorAt: null,
    },
    request,
  );
  note(tokens ? 'login.succeeded' : 'login.failed', account.id, tokens ? 'password' : 'disabled');
  return tokens ? Response.json(tokens) : unauthorized(messages.disabled);
};

/** Failed logins of the whole world: above their limit each one is answered late. */
const ANYWHERE = { kind: 'anyLogin', name: '', address: '' } as const;
