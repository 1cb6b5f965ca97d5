import { sql } from 'drizzle-orm';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../rights/context.ts';
import type { Database } from '../storage/database.ts';
import { digest } from './digest.ts';
import type { Proof } from './proof.ts';

const LIFETIME_DAYS = 30;

/** How long a token that was just exchanged is answered with its successor again: DECISIONS.md. */
const GRACE_SECONDS = 30;

export interface RefreshToken {
  readonly token: string;
  /** Unix time in seconds. */
  readonly expiresAt: number;
}

/** Starts a family of refresh tokens: one login on one device. */
export const issueRefreshToken = async (
  { db, clock }: Context,
  account: number,
  proof: Proof,
): Promise<RefreshToken> => {
  const now = clock();
  await db.query(sql`delete from refresh_tokens where expires_at <= ${now.toISOString()}::timestamptz`);
  const token = randomBytes(48).toString('hex');
  return insertToken(db, token, { account, family: randomUUID(), generation: 0, ...proof }, now);
};

export type Rotation =
  | { readonly account: number; readonly proof: Proof; readonly refresh: RefreshToken }
  | { readonly fault: 'JWT Refresh Token Not Found' | 'Invalid JWT Refresh Token' };

/**
 * Exchanges a refresh token for the next of its family; each serves once, but for a short while after the exchange
 * it is answered with the same next one, for the first answer may have been lost. Any other second use means that
 * a copy is in other hands: the whole family is revoked, the newest token too.
 */
export const rotateRefreshToken = ({ db, clock }: Context, token: string): Promise<Rotation> => {
  const now = clock();
  const seed = randomBytes(48).toString('hex');
  return db.transaction(async (tx) => {
    const [taken] = await tx.query<Link & Record<string, unknown>>(sql`update refresh_tokens
      set rotated_at = ${now.toISOString()}::timestamptz, successor_seed = ${seed}
      where token_digest = ${digest(token)} and rotated_at is null and revoked_at is null
        and expires_at > ${now.toISOString()}::timestamptz
      returning account_id as account, family::text as family, generation,
        password_version as "passwordVersion",
        extract(epoch from second_factor_at)::float8 as "secondFactorAt"`);
    if (taken) {
      const next = { ...taken, generation: taken.generation + 1 };
      return toRotation(taken, await insertToken(tx, toSuccessor(token, seed), next, now));
    }
    const repeated = await repeatRotation(tx, token, now);
    if (repeated) return repeated;
    return {
      fault: (await revokeFamilyOf(tx, token, now))
        ? 'Invalid JWT Refresh Token'
        : 'JWT Refresh Token Not Found',
    };
  });
};

/** Ends every session of the account: none of its refresh tokens serves again. */
export const revokeSessions = async (db: Database, account: number, now: Date): Promise<void> => {
  await db.query(sql`update refresh_tokens set revoked_at = ${now.toISOString()}::timestamptz
    where account_id = ${account} and revoked_at is null`);
};

interface Link extends Proof {
  readonly account: number;
  readonly family: string;
  readonly generation: number;
}

const toRotation = ({ account, passwordVersion, secondFactorAt }: Link, refresh: RefreshToken): Rotation => ({
  account,
  proof: { passwordVersion, secondFactorAt },
  refresh,
});

/** Neither the database, which holds the seed, nor a token alone tells the next one. */
const toSuccessor = (token: string, seed: string): string =>
  createHmac('sha384', seed).update(token).digest('hex');

/** The answer of an exchange once more, while it is fresh and nobody has used what it gave. */
const repeatRotation = async (db: Database, token: string, now: Date): Promise<Rotation | null> => {
  const since = new Date(now.getTime() - GRACE_SECONDS * 1000).toISOString();
  const [next] = await db.query<Link & Record<string, unknown> & { seed: string; expiresAt: number }>(
    sql`select used.successor_seed as seed, next.account_id as account, next.family::text as family,
        next.generation, next.password_version as "passwordVersion",
        extract(epoch from next.second_factor_at)::float8 as "secondFactorAt",
        floor(extract(epoch from next.expires_at))::float8 as "expiresAt"
      from refresh_tokens used join refresh_tokens next
        on next.family = used.family and next.generation = used.generation + 1
      where used.token_digest = ${digest(token)} and used.rotated_at > ${since}::timestamptz
        and used.successor_seed is not null and next.rotated_at is null and next.revoked_at is null
        and next.expires_at > ${now.toISOString()}::timestamptz`,
  );
  if (!next) return null;
  return toRotation(next, { token: toSuccessor(token, next.seed), expiresAt: next.expiresAt });
};

const insertToken = async (db: Database, token: string, link: Link, now: Date): Promise<RefreshToken> => {
  const expires = new Date(now.getTime() + LIFETIME_DAYS * 86_400_000);
  await db.query(sql`insert into refresh_tokens
      (token_digest, family, generation, account_id, expires_at, password_version, second_factor_at)
    values (${digest(token)}, ${link.family}::uuid, ${link.generation}, ${link.account},
      ${expires.toISOString()}::timestamptz, ${link.passwordVersion}, to_timestamp(${link.secondFactorAt}::float8))`);
  return { token, expiresAt: Math.floor(expires.getTime() / 1000) };
};

/** Answers whether the token was ever known. */
const revokeFamilyOf = async (db: Database, token: string, now: Date): Promise<boolean> => {
  const [known] = await db.query<{ family: string }>(
    sql`select family::text as family from refresh_tokens where token_digest = ${digest(token)}`,
  );
  if (!known) return false;
  await db.query(sql`update refresh_tokens set revoked_at = ${now.toISOString()}::timestamptz
    where family = ${known.family}::uuid and revoked_at is null`);
  return true;
};
