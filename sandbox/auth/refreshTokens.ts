import { sql } from '../storage/sql.ts';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../rights/context.ts';
import type { Database } from '../storage/database.ts';
import { digest } from '../mail/digest.ts';
import type { Proof } from './proof.ts';

/** A session that nobody uses ends after this time, and any session after the longer one. */
const IDLE_DAYS = 30;
const LIFETIME_DAYS = 90;

/** Time in which a token that was just exchanged is answered with its successor again: DECISIONS.md. */
const GRACE_SECONDS = 30;

export interface RefreshToken {
  readonly token: string;
  /** The session it belongs to: one login on one device. */
  readonly session: string;
  /** Unix time in seconds. */
  readonly expiresAt: number;
}

/** Starts a session: a family of refresh tokens. `device` is what the browser calls itself. */
export const issueRefreshToken = async (
  { db, clock }: Context,
  account: number,
  proof: Proof,
  device: string | null,
): Promise<RefreshToken> => {
  const now = clock();
  await db.query(sql`delete from refresh_tokens where expires_at <= ${now.toISOString()}::timestamptz`);
  const token = randomBytes(48).toString('hex');
  const startedAt = Math.floor(now.getTime() / 1000);
  const link = { account, family: randomUUID(), generation: 0, startedAt, device, ...proof };
  return insertToken(db, token, link, now);
};

export type Rotation =
  | { readonly account: number; readonly proof: Proof; readonly refresh: RefreshToken }
  /** `account` is whose token it was; null for a token that nobody had. */
  | {
      readonly fault: 'JWT Refresh Token Not Found' | 'Invalid JWT Refresh Token';
      readonly account: number | null;
    };

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
        password_version as "passwordVersion", device,
        extract(epoch from second_factor_at)::float8 as "secondFactorAt",
        ${STARTED}`);
    if (taken) {
      const next = { ...taken, generation: taken.generation + 1 };
      return toRotation(taken, await insertToken(tx, toSuccessor(token, seed), next, now));
    }
    const repeated = await repeatRotation(tx, token, now);
    if (repeated) return repeated;
    const account = await endSessionOf(tx, token, now);
    return { fault: account === null ? 'JWT Refresh Token Not Found' : 'Invalid JWT Refresh Token', account };
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
  /** Unix time in seconds. */
  readonly startedAt: number;
  readonly device: string | null;
}

const STARTED = sql`floor(extract(epoch from started_at))::float8 as "startedAt"`;

const toRotation = ({ account, passwordVersion, secondFactorAt }: Link, refresh: RefreshToken): Rotation => ({
  account,
  proof: { passwordVersion, secondFactorAt },
  refresh,
});

/** Neither the database, which stores the seed, nor a token alone gives the next one. */
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
  return toRotation(next, {
    token: toSuccessor(token, next.seed),
    session: next.family,
    expiresAt: next.expiresAt,
  });
};

const DAY_S = 86_400;

const insertToken = async (db: Database, token: string, link: Link, now: Date): Promise<RefreshToken> => {
  const expiresAt = Math.min(
    Math.floor(now.getTime() / 1000) + IDLE_DAYS * DAY_S,
    link.startedAt + LIFETIME_DAYS * DAY_S,
  );
  await db.query(sql`insert into refresh_tokens
      (token_digest, family, generation, account_id, expires_at, password_version, second_factor_at, started_at, device)
    values (${digest(token)}, ${link.family}::uuid, ${link.generation}, ${link.account},
      to_timestamp(${expiresAt}::float8), ${link.passwordVersion}, to_timestamp(${link.secondFactorAt}::float8),
      to_timestamp(${link.startedAt}::float8), ${link.device})`);
  return { token, session: link.family, expiresAt };
};

/** Ends the session that a refresh token belongs to; answers its account, null where nobody knows it. */
export const endSessionOf = async (db: Database, token: string, now: Date): Promise<number | null> => {
  const [known] = await db.query<{ family: string; account: number }>(
    sql`select family::text as family, account_id as account from refresh_tokens where token_digest = ${digest(token)}`,
  );
  if (!known) return null;
  await db.query(sql`update refresh_tokens set revoked_at = ${now.toISOString()}::timestamptz
    where family = ${known.family}::uuid and revoked_at is null`);
  return known.account;
};

export interface OpenSession extends Record<string, unknown> {
  readonly id: string;
  /** Unix times in seconds. */
  readonly startedAt: number;
  readonly usedAt: number;
  readonly device: string | null;
}

/** Sessions of an account that can still be gone on with, the last used first. */
export const findSessions = ({ db, clock }: Context, account: number): Promise<OpenSession[]> =>
  db.query<OpenSession>(sql`select family::text as id, device, ${STARTED},
      floor(extract(epoch from coalesce(
        (select max(used.rotated_at) from refresh_tokens used where used.family = current.family),
        started_at)))::float8 as "usedAt"
    from refresh_tokens current
    where account_id = ${account} and rotated_at is null and revoked_at is null
      and expires_at > ${clock().toISOString()}::timestamptz
    order by 4 desc, family`);

/** Ends every other session of the account; answers how many. */
export const endOtherSessions = async (
  { db, clock }: Context,
  account: number,
  own: string,
): Promise<number> => {
  const ended = await db.query<{ family: string }>(sql`update refresh_tokens
    set revoked_at = ${clock().toISOString()}::timestamptz
    where account_id = ${account} and family <> ${own}::uuid and revoked_at is null
    returning family::text as family`);
  return new Set(ended.map(({ family }) => family)).size;
};
