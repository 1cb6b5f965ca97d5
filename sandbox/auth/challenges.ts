import { sql } from 'drizzle-orm';
import { randomBytes, randomInt } from 'node:crypto';
import type { Context } from '../rights/context.ts';
import { digest } from '../mail/digest.ts';

const LIFETIME_MINUTES = 10;
const MAX_TRIES = 5;

/** Opens a second-factor challenge: `hash` goes to the browser, `code` by mail. */
export const openChallenge = async (
  { db, clock }: Context,
  account: number,
): Promise<{ readonly hash: string; readonly code: string; readonly minutes: number }> => {
  const now = clock();
  const hash = randomBytes(32).toString('hex');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires = new Date(now.getTime() + LIFETIME_MINUTES * 60_000).toISOString();
  await db.query(sql`delete from mfa_challenges where expires_at <= ${now.toISOString()}::timestamptz`);
  await db.query(sql`insert into mfa_challenges (hash_digest, code_digest, account_id, expires_at)
    values (${digest(hash)}, ${toCodeDigest(hash, code)}, ${account}, ${expires}::timestamptz)`);
  return { hash, code, minutes: LIFETIME_MINUTES };
};

/** Account of a challenge that can still be answered: neither used, nor too old, nor out of tries; else undefined. */
export const findChallenge = async ({ db, clock }: Context, hash: string): Promise<number | undefined> => {
  const [found] = await db.query<{ account: number }>(sql`select account_id as account from mfa_challenges
    where hash_digest = ${digest(hash)} and used_at is null and tries < ${MAX_TRIES}
      and expires_at > ${clock().toISOString()}::timestamptz`);
  return found?.account;
};

/**
 * Answers a challenge. The try is counted before the code is looked at and the code is consumed by one
 * statement, so that parallel answers get neither more tries nor a second use.
 */
export const answerChallenge = async (
  { db, clock }: Context,
  hash: string,
  code: string,
): Promise<'accepted' | 'wrong' | 'expired'> => {
  const now = clock().toISOString();
  const counted = await db.query(sql`update mfa_challenges set tries = tries + 1
    where hash_digest = ${digest(hash)} and used_at is null and tries < ${MAX_TRIES} and expires_at > ${now}::timestamptz
    returning 1 as counted`);
  if (counted.length === 0) return 'expired';
  const used = await db.query(sql`update mfa_challenges set used_at = ${now}::timestamptz
    where hash_digest = ${digest(hash)} and code_digest = ${toCodeDigest(hash, code)} and used_at is null
    returning 1 as used`);
  return used.length === 1 ? 'accepted' : 'wrong';
};

/** Six digits alone could be found from their digest by trying all; the hash, kept only by the browser, is its salt. */
const toCodeDigest = (hash: string, code: string): string => digest(`${hash}:${code}`);
