import { sql } from '../storage/sql.ts';
import { randomBytes, randomInt } from 'node:crypto';
import type { Context } from '../rights/context.ts';
import { digest } from '../mail/digest.ts';
import { spendRecoveryCode } from './recoveryCodes.ts';
import { acceptTotp, readTotp } from './totp.ts';

const LIFETIME_MINUTES = 10;
const MAX_TRIES = 5;

interface Opening {
  readonly account: number;
  /** Digits that are mailed; null where an application of the holder makes them. */
  readonly code: string | null;
  /** The setting that its answer switches on: `mail`, or the secret of an application; null for a login. */
  readonly setup?: string | null;
}

/** Six digits to be mailed. */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Opens a second-factor challenge; `hash` goes to the browser. */
export const openChallenge = async (
  { db, clock }: Context,
  { account, code, setup = null }: Opening,
): Promise<{ readonly hash: string; readonly minutes: number }> => {
  const now = clock();
  const hash = randomBytes(32).toString('hex');
  const expires = new Date(now.getTime() + LIFETIME_MINUTES * 60_000).toISOString();
  await db.query(sql`delete from mfa_challenges where expires_at <= ${now.toISOString()}::timestamptz`);
  await db.query(sql`insert into mfa_challenges (hash_digest, code_digest, account_id, expires_at, setup)
    values (${digest(hash)}, ${code === null ? null : toCodeDigest(hash, code)}, ${account},
      ${expires}::timestamptz, ${setup})`);
  return { hash, minutes: LIFETIME_MINUTES };
};

interface Challenge extends Record<string, unknown> {
  readonly account: number;
  readonly setup: string | null;
}

/** A challenge that can still be answered: neither used, nor too old, nor out of tries; else undefined. */
export const findChallenge = async ({ db, clock }: Context, hash: string): Promise<Challenge | undefined> => {
  const [found] = await db.query<Challenge>(sql`select account_id as account, setup from mfa_challenges
    where hash_digest = ${digest(hash)} and used_at is null and tries < ${MAX_TRIES}
      and expires_at > ${clock().toISOString()}::timestamptz`);
  return found;
};

/**
 * Answers a challenge. The try is counted before the code is looked at and the challenge is consumed by one
 * statement, so that parallel answers get neither more tries nor a second use.
 * @throws BusyError when a code of recovery would have to wait too long for its check
 */
export const answerChallenge = async (
  context: Context,
  hash: string,
  typed: string,
): Promise<'accepted' | 'wrong' | 'expired'> => {
  const { db, clock } = context;
  const now = clock().toISOString();
  const code = typed.replace(/[\s-]/g, '');
  const [counted] = await db.query<Challenge & { codeDigest: string | null }>(sql`update mfa_challenges
    set tries = tries + 1
    where hash_digest = ${digest(hash)} and used_at is null and tries < ${MAX_TRIES} and expires_at > ${now}::timestamptz
    returning account_id as account, setup, code_digest as "codeDigest"`);
  if (!counted) return 'expired';
  if (counted.codeDigest !== toCodeDigest(hash, code) && !(await fitsOtherwise(context, counted, code)))
    return 'wrong';
  const used = await db.query(sql`update mfa_challenges set used_at = ${now}::timestamptz
    where hash_digest = ${digest(hash)} and used_at is null returning 1 as used`);
  return used.length === 1 ? 'accepted' : 'wrong';
};

/** Whether it is a code of the application, or one of recovery; either serves once. */
const fitsOtherwise = async (
  context: Context,
  { account, setup }: Challenge,
  code: string,
): Promise<boolean> => {
  if (setup !== null)
    return setup !== MAIL && acceptTotp(context, { account, secret: setup, isNew: true }, code);
  const secret = await readTotp(context.db, account);
  if (secret !== null && (await acceptTotp(context, { account, secret }, code))) return true;
  return spendRecoveryCode(context, account, code);
};

/** The `setup` of codes that are mailed. */
export const MAIL = 'mail';

/** Six digits alone could be found from their digest by trying all; the hash, kept only by the browser, is its salt. */
const toCodeDigest = (hash: string, code: string): string => digest(`${hash}:${code}`);
