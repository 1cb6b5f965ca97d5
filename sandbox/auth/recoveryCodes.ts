import { sql } from '../storage/sql.ts';
import { randomInt } from 'node:crypto';
import { sendMail } from '../mail/mailbox.ts';
import type { Context } from '../rights/context.ts';
import type { Database } from '../storage/database.ts';
import { hashPassword, isPassword } from './passwords.ts';

const COUNT = 10;

/** 53 bits, which a keyboard of digits types on a phone too. */
const DIGITS = 16;

/** Each is drawn at random and tried five times at most: a fraction of a password's work keeps a stolen table shut. */
const COST = { logN: 12, p: 1 };

/** New codes of the account in place of the former ones: `1234-5678-9012-3456`, known to nobody but who is answered. */
export const renewRecoveryCodes = async (db: Database, account: number): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, () =>
    Array.from({ length: DIGITS }, () => randomInt(10)).join(''),
  );
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashPassword(code, COST));
  await forgetRecoveryCodes(db, account);
  await db.query(sql`insert into recovery_codes (account_id, code_hash)
    values ${sql.join(
      hashes.map((hash) => sql`(${account}, ${hash})`),
      sql`, `,
    )}`);
  return codes.map((code) => code.replace(/(\d{4})(?=\d)/g, '$1-'));
};

export const forgetRecoveryCodes = async (db: Database, account: number): Promise<void> => {
  await db.query(sql`delete from recovery_codes where account_id = ${account}`);
};

/** Number of codes that have not served yet. */
export const countRecoveryCodes = async (db: Database, account: number): Promise<number> => {
  const [found] = await db.query<{ left: number }>(sql`select count(*)::int as left from recovery_codes
    where account_id = ${account} and used_at is null`);
  return found?.left ?? 0;
};

/**
 * Uses a code up, and notifies the holder of the account; false where it is none of those that are left.
 * @throws BusyError when too many wait to be checked
 */
export const spendRecoveryCode = async (
  context: Context,
  account: number,
  code: string,
): Promise<boolean> => {
  if (!/^\d{16}$/.test(code)) return false;
  const { db, clock } = context;
  const left = await db.query<{ id: number; hash: string }>(sql`select id, code_hash as hash
    from recovery_codes where account_id = ${account} and used_at is null order by id`);
  for (const { id, hash } of left) {
    if (!(await isPassword(code, hash))) continue;
    const used = await db.query(sql`update recovery_codes set used_at = ${clock().toISOString()}::timestamptz
      where id = ${id} and used_at is null returning 1 as used`);
    if (used.length === 0) return false;
    context.securityLog?.({ event: 'recovery.used', account, reason: `${left.length - 1} left` });
    await notifyHolder(context, account, left.length - 1);
    return true;
  }
  return false;
};

const notifyHolder = async (context: Context, account: number, left: number): Promise<void> => {
  const [holder] = await context.db.query<{ email: string; username: string }>(
    sql`select email, username from accounts where id = ${account}`,
  );
  await sendMail(context, {
    to: holder?.email ?? null,
    subject: 'Un code de secours a servi',
    text: `Un code de secours du compte ${holder?.username ?? ''} vient de servir à une vérification. Il en reste ${left}. Si ce n’était pas vous, changez aussitôt votre mot de passe et renouvelez vos codes.`,
  });
};
