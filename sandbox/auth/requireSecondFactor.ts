import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { jsonLd } from '../http/jsonLd.ts';
import type { Viewer } from '../rights/viewer.ts';
import { problem } from '../../host/answers.ts';
import { reserveAttempt } from '../mail/loginAttempts.ts';
import { challengeAccount } from './challengeAccount.ts';
import { messages } from './messages.ts';

/**
 * The refusal of a sensitive operation, with the hash of a challenge as a login gives it; the code goes out by mail.
 * Few codes are mailed in a while, whatever repeats the operation.
 */
export const requireSecondFactor = async (context: Context, viewer: Viewer): Promise<Response> => {
  const attempt = { kind: 'stepUp', name: String(viewer.account), address: '' } as const;
  const minutes = await reserveAttempt(context.db, attempt, context.clock());
  context.securityLog?.({
    event: minutes === null ? 'factor.asked' : 'factor.throttled',
    account: viewer.account,
    reason: 'sensitive operation',
  });
  if (minutes !== null) {
    const answer = problem(429, messages.tooManyRequests(minutes));
    answer.headers.set('Retry-After', String(minutes * 60));
    return answer;
  }
  const [account] = await context.db.query<{ id: number; email: string }>(
    sql`select id, email from accounts where id = ${viewer.account}`,
  );
  if (!account) return problem(403, 'Access Denied.');
  const hash = await challengeAccount(context, account);
  return jsonLd(403, { code: 403, message: messages.secondFactor, mfa_required: true, hash });
};
