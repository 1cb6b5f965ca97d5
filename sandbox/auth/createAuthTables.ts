import { sql } from '../storage/sql.ts';
import { liftTimeLimit } from '../storage/database.ts';
import type { Database } from '../storage/database.ts';

/**
 * Tables of the authentication, beside those of the entities: every secret and counter is in the
 * database, so that several processes can answer for one another. Tokens, hashes and codes are digests.
 */
export const createAuthTables = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await liftTimeLimit(tx);
    // Processes that start together would stumble over one another's half made tables.
    await tx.query(sql`select pg_advisory_xact_lock(727172)`);
    for (const statement of STATEMENTS) await tx.query(statement);
  });

const STATEMENTS = [
  sql`create table if not exists credentials (
    account_id integer primary key,
    password_hash text not null,
    version integer not null default 0
  )`,
  // One row for good: the processes of a first start race for it, and all read back the one that won.
  sql`create table if not exists signing_keys (
    id integer primary key check (id = 1),
    private_jwk text not null,
    public_jwk text not null
  )`,
  sql`create table if not exists attestation_secrets (
    id integer primary key check (id = 1),
    secret text not null
  )`,
  sql`create table if not exists refresh_tokens (
    token_digest text primary key,
    family uuid not null,
    generation integer not null,
    account_id integer not null,
    expires_at timestamptz not null,
    rotated_at timestamptz,
    revoked_at timestamptz,
    successor_seed text,
    password_version integer not null default 0,
    second_factor_at timestamptz,
    started_at timestamptz not null,
    device text
  )`,
  sql`create index if not exists refresh_tokens_family on refresh_tokens (family)`,
  sql`create table if not exists mfa_challenges (
    hash_digest text primary key,
    code_digest text,
    account_id integer not null,
    tries integer not null default 0,
    expires_at timestamptz not null,
    used_at timestamptz,
    setup text
  )`,
  sql`create table if not exists totp_secrets (
    account_id integer primary key,
    secret text not null,
    last_step bigint not null
  )`,
  sql`create table if not exists recovery_codes (
    id integer generated always as identity primary key,
    account_id integer not null,
    code_hash text not null,
    used_at timestamptz
  )`,
  sql`create index if not exists recovery_codes_account on recovery_codes (account_id)`,
  sql`create table if not exists login_attempts (
    id bigint generated always as identity primary key,
    subject_digest text not null,
    made_at timestamptz not null
  )`,
  sql`create index if not exists login_attempts_subject on login_attempts (subject_digest, made_at)`,
  sql`create table if not exists mailbox (
    id integer generated always as identity primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    sent_at timestamptz not null,
    link text
  )`,
  sql`create table if not exists account_links (
    token_digest text primary key,
    kind text not null,
    account_id integer not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index if not exists account_links_account on account_links (account_id, kind)`,
];
