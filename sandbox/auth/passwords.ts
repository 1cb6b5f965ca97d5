import { compare, hash, truncates } from 'bcryptjs';
import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from '../storage/database.ts';

const COST = 10;

/**
 * Keeps the bcrypt hash of an account's password; replaces the former one, with which every token of the account
 * ends. Throws above 72 bytes, which bcrypt would cut.
 */
export const storePassword = async (db: Database, accountId: number, password: string): Promise<void> => {
  if (truncates(password)) throw new RangeError('A password holds at most 72 bytes');
  const passwordHash = await hash(password, COST);
  await db.query(sql`insert into credentials (account_id, password_hash) values (${accountId}, ${passwordHash})
    on conflict (account_id) do update set password_hash = excluded.password_hash, version = credentials.version + 1`);
};

/** Hash that no password fits, made once a process. */
let decoy: Promise<string> | undefined;

/**
 * Tells whether the password fits. Without a hash (unknown user) it works just as long and answers false,
 * so that the time of an answer does not tell who has an account.
 */
export const isPassword = async (password: string, passwordHash: string | null): Promise<boolean> => {
  decoy ??= hash(randomBytes(32).toString('base64'), COST);
  const fits = await compare(password, passwordHash ?? (await decoy));
  return fits && passwordHash !== null && !truncates(password);
};
