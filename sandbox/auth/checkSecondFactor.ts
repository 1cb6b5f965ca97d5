import type { Context } from '../rights/context.ts';
import { problem } from '../../host/answers.ts';
import { unauthorized } from '../http/answers.ts';
import type { SecurityEventName } from '../../host/securityEvent.ts';
import { answerChallenge, findChallenge } from './challenges.ts';
import { toBusy } from './createQueue.ts';
import { forgiveAttempts, reserveAttempt } from '../mail/loginAttempts.ts';
import { messages } from './messages.ts';
import { openSession } from './openSession.ts';
import { readPasswordVersion } from './proof.ts';
import { readCredentials } from './readCredentials.ts';

/** `POST /login_check_mfa`: a mailed code, one of an application or one of recovery, and the hash of the challenge against a token pair. */
export const checkSecondFactor = async (
  context: Context,
  request: Request,
  address: string,
): Promise<Response> => {
  const given = await readCredentials(request, ['code', 'hash']);
  if (given instanceof Response) return given;
  const challenge = await findChallenge(context, given.hash);
  const account = challenge?.account ?? null;
  const note = (event: SecurityEventName, reason?: string): void =>
    context.securityLog?.({ event, account, address, ...(reason === undefined ? {} : { reason }) });
  if (account === null || challenge?.setup !== null) {
    note('factor.refused', 'expired');
    return unauthorized(messages.challengeExpired);
  }
  // Counted by account: whoever holds the password could else open challenge after challenge.
  const attempt = { kind: 'code', name: String(account), address } as const;
  const minutes = await reserveAttempt(context.db, attempt, context.clock());
  if (minutes !== null) {
    note('factor.throttled');
    return unauthorized(messages.tooManyAttempts(minutes));
  }
  // Read before the code is taken: a password changed meanwhile ends this session too.
  const passwordVersion = await readPasswordVersion(context.db, account);
  const verdict = await answerChallenge(context, given.hash, given.code).catch(toBusy);
  if (verdict === 'busy') return problem(503, messages.busy, { 'Retry-After': '5' });
  note(
    verdict === 'accepted' ? 'factor.accepted' : 'factor.refused',
    verdict === 'accepted' ? undefined : verdict,
  );
  if (verdict === 'expired') return unauthorized(messages.challengeExpired);
  if (verdict === 'wrong') return unauthorized(messages.wrongCode);
  await forgiveAttempts(context.db, attempt);
  const tokens = await openSession(
    context,
    account,
    {
      passwordVersion,
      secondFactorAt: Math.floor(context.clock().getTime() / 1000),
    },
    request,
  );
  return tokens ? Response.json(tokens) : unauthorized(messages.disabled);
};
