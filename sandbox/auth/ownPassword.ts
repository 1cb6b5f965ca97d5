import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import type { Viewer } from '../rights/viewer.ts';
import { toErrorResponse } from '../http/toErrorResponse.ts';
import { problem } from '../../host/answers.ts';
import { useUpLinks } from '../mail/accountLinks.ts';
import { forgiveAttempts, reserveAttempt } from '../mail/loginAttempts.ts';
import { ViolationsError } from '../validation/violation.ts';
import { notifyHolder } from './changePassword.ts';
import { checkPassword, readWordsOf } from './checkPassword.ts';
import { toBusy } from './createQueue.ts';
import { messages } from './messages.ts';
import { isPassword, storePassword } from './passwords.ts';
import { readPasswordVersion } from './proof.ts';
import { readCredentials } from './readCredentials.ts';
import { endOtherSessions, revokeSessions } from './refreshTokens.ts';

/** The present password of whoever is logged in, or the refusal to send: an open screen changes nothing by itself. */
export const refuseWithoutPassword = async (
  context: Context,
  { account }: Viewer,
  password: string,
  address: string,
): Promise<Response | null> => {
  const attempt = { kind: 'ownPassword', name: String(account), address: '' } as const;
  const minutes = await reserveAttempt(context.db, attempt, context.clock());
  if (minutes !== null) {
    context.securityLog?.({ event: 'password.throttled', account, address });
    return problem(429, messages.tooManyRequests(minutes), { 'Retry-After': String(minutes * 60) });
  }
  const [known] = await context.db.query<{ hash: string }>(
    sql`select password_hash as hash from credentials where account_id = ${account}`,
  );
  const fits = await isPassword(password, known?.hash ?? null).catch(toBusy);
  if (fits === 'busy') return problem(503, messages.busy, { 'Retry-After': '5' });
  if (!fits) {
    context.securityLog?.({ event: 'password.refused', account, address });
    return refuseField('currentPassword', messages.wrongPassword);
  }
  await forgiveAttempts(context.db, attempt);
  return null;
};

/** A refusal that is shown at one field of the form. */
export const refuseField = (propertyPath: string, message: string): Response =>
  toErrorResponse(new ViolationsError([{ propertyPath, message, code: USER_PASSWORD }]));

/** Code of Symfony's constraint UserPassword. */
const USER_PASSWORD = '2d2a8bb4-ddc8-45e4-9b0f-8670d3a3e290';

/**
 * `POST /api/accounts/me/security/password`: the present password and the new one. Every other session ends; this one
 * goes on with its next refresh, for its access token ends as well.
 */
export const changeOwnPassword = async (
  context: Context,
  viewer: Viewer,
  request: Request,
  address: string,
): Promise<Response> => {
  const given = await readCredentials(request, ['currentPassword', 'password']);
  if (given instanceof Response) return given;
  const refusal = await refuseWithoutPassword(context, viewer, given.currentPassword, address);
  if (refusal) return refusal;
  const { account, session } = viewer;
  const violations = checkPassword(given.password, await readWordsOf(context.db, account));
  if (violations.length > 0) return toErrorResponse(new ViolationsError(violations));
  const now = context.clock();
  await context.db.transaction(async (db) => {
    await storePassword(db, account, given.password);
    if (session === null) await revokeSessions(db, account, now);
    else {
      await endOtherSessions({ ...context, db }, account, session);
      const version = await readPasswordVersion(db, account);
      await db.query(sql`update refresh_tokens set password_version = ${version}
        where family = ${session}::uuid and account_id = ${account}`);
    }
    await db.query(sql`delete from mfa_challenges where account_id = ${account}`);
    await useUpLinks(db, 'resetting', account, now);
    await notifyHolder({ ...context, db }, account, 'ses autres sessions ont été fermées');
  });
  context.securityLog?.({ event: 'password.changed', account, address, reason: 'present password' });
  return new Response(null, { status: 204 });
};
