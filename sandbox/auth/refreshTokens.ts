import { sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Database } from '../storage/database.ts';
import { digest } from './digest.ts';

const LIFETIME_DAYS = 30;

export interface RefreshToken {
  readonly token: string;
  /** Unix time in seconds. */
  readonly expiresAt: number;
}

/** Starts a family of refresh tokens: one login on one device. */
export const issueRefreshToken = async ({ db, clock }: Context, account: number): Promise<RefreshToken> => {
  const now = clock();
  await db.query(sql`delete from refresh_tokens where expires_at <= ${now.toISOString()}::timestamptz`);
  return insertToken(db, { account, family: randomUUID(), generation: 0 }, now);
};

export type Rotation =
  | { readonly account: number; readonly refresh: RefreshToken }
  | { readonly fault: 'JWT Refresh Token Not Found' | 'Invalid JWT Refresh Token' };

/**
 * Exchanges a refresh token for the next of its family; each serves once. A second use means that a copy is
 * in other hands: the whole family is revoked, the newest token too.
 */
export const rotateRefreshToken = ({ db, clock }: Context, token: string): Promise<Rotation> => {
  const now = clock();
  return db.transaction(async (tx) => {
    const [taken] = await tx.query<Link & Record<string, unknown>>(sql`update refresh_tokens
      set rotated_at = ${now.toISOString()}::timestamptz
      where token_digest = ${digest(token)} and rotated_at is null and revoked_at is null
        and expires_at > ${now.toISOString()}::timestamptz
      returning account_id as account, family::text as family, generation`);
    if (taken) {
      const refresh = await insertToken(tx, { ...taken, generation: taken.generation + 1 }, now);
      return { account: taken.account, refresh };
    }
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

interface Link {
  readonly account: number;
  readonly family: string;
  readonly generation: number;
}

const insertToken = async (db: Database, link: Link, now: Date): Promise<RefreshToken> => {
  const token = randomBytes(48).toString('hex');
  const expires = new Date(now.getTime() + LIFETIME_DAYS * 86_400_000);
  await db.query(sql`insert into refresh_tokens (token_digest, family, generation, account_id, expires_at)
    values (${digest(token)}, ${link.family}::uuid, ${link.generation}, ${link.account}, ${expires.toISOString()}::timestamptz)`);
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
