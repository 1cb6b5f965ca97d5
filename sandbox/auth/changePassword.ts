import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { toErrorResponse } from '../http/toErrorResponse.ts';
import { ViolationsError } from '../validation/violation.ts';
import { useLink, useUpLinks } from '../mail/accountLinks.ts';
import { problem } from '../../host/answers.ts';
import { sendMail } from '../mail/mailbox.ts';
import { messages } from './messages.ts';
import { checkPassword, readWordsOf } from './checkPassword.ts';
import { storePassword } from './passwords.ts';
import { readCredentials } from './readCredentials.ts';
import { revokeSessions } from './refreshTokens.ts';

/**
 * `POST /api/resetting/change_password`: the token of a mailed link and the new password. A password that is
 * refused leaves the link good; an accepted one ends every session of the account, its access tokens included, and
 * notifies its holder by mail.
 */
export const changePassword = async (
  context: Context,
  request: Request,
  address: string,
): Promise<Response> => {
  const given = await readCredentials(request, ['token', 'password']);
  if (given instanceof Response) return given;
  const violations = checkPassword(given.password);
  if (violations.length > 0) return toErrorResponse(new ViolationsError(violations));
  const holder = await storeByLink(context, given.token, given.password).catch((error: unknown) => {
    if (error instanceof ViolationsError) return error;
    throw error;
  });
  if (holder instanceof ViolationsError) return toErrorResponse(holder);
  context.securityLog?.({
    event: holder === null ? 'reset.refused' : 'password.changed',
    account: holder,
    address,
    reason: 'mailed link',
  });
  return holder !== null ? new Response(null, { status: 204 }) : problem(410, messages.linkExpired);
};

/**
 * The account whose password it is now; null for a link that is none.
 * @throws ViolationsError when it is made of the account's own words, by which the link stays good
 */
const storeByLink = (context: Context, token: string, password: string): Promise<number | null> => {
  const now = context.clock();
  return context.db.transaction(async (db) => {
    const known = await useLink(db, 'resetting', token, now);
    const account = known ?? (await useLink(db, 'invitation', token, now));
    if (account === undefined) return null;
    const violations = checkPassword(password, await readWordsOf(db, account));
    if (violations.length > 0) throw new ViolationsError(violations);
    await storePassword(db, account, password);
    await revokeSessions(db, account, now);
    await db.query(sql`delete from mfa_challenges where account_id = ${account}`);
    await useUpLinks(db, 'resetting', account, now);
    // Whoever reads the mails of a new account, or of one that was invited, has confirmed its address with this link as well.
    const confirmed = await useUpLinks(db, 'registration', account, now);
    const invited = await useUpLinks(db, 'invitation', account, now);
    if (known === undefined || confirmed + invited > 0) await openAccount(db, account);
    await notifyHolder({ ...context, db }, account, 'toutes ses sessions ont été fermées');
    return account;
  });
};

/** An invitation waits for an account no more. */
const openAccount = async (db: Context['db'], account: number): Promise<void> => {
  await db.query(sql`update accounts set enabled = true where id = ${account}`);
  await db.query(sql`update club_permissions set invitation = 'accepted'
    where account_id = ${account} and invitation in ('sent', 'bounced')`);
};

/** Says that the password was changed, and which sessions ended with it, to the address of the account. */
export const notifyHolder = async (context: Context, account: number, ended: string): Promise<void> => {
  const [holder] = await context.db.query<{ email: string; username: string }>(
    sql`select email, username from accounts where id = ${account}`,
  );
  await sendMail(context, {
    to: holder?.email ?? null,
    subject: 'Votre mot de passe a été changé',
    text: `Le mot de passe du compte ${holder?.username ?? ''} a été changé et ${ended}. Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe.`,
  });
};
