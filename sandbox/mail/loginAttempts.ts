import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';
import { digest } from './digest.ts';

export interface Attempt {
  /**
   * What is tried: the password of a name, any password from an address or from anywhere, the present password of whoever
   * is logged in, the second factor of an account, a link requested, a link, a code or an invitation mailed, the code of
   * an attestation.
   */
  readonly kind:
    | 'password'
    | 'anyPassword'
    | 'anyLogin'
    | 'ownPassword'
    | 'code'
    | 'reset'
    | 'resetMail'
    | 'stepUp'
    | 'invitation'
    | 'attestation';
  readonly name: string;
  /** Network address of the caller. */
  readonly address: string;
}

const WINDOW_MINUTES = 5;
/**
 * How often each may be tried within five minutes; docs/operations.md lists them.
 * @internal
 */
export const TRIES = {
  password: 5,
  anyPassword: 30,
  anyLogin: 300,
  ownPassword: 5,
  code: 10,
  reset: 3,
  resetMail: 3,
  stepUp: 5,
  invitation: 20,
  attestation: 30,
} as const satisfies Record<Attempt['kind'], number>;

/**
 * Counts an attempt before it is judged; one after the other for each subject, so that parallel ones cannot
 * slip through together. Answers null when it may go on, else the minutes to wait. Unknown names are counted
 * like known ones; a refused attempt is not one more failure.
 */
export const reserveAttempt = (db: Database, attempt: Attempt, now: Date): Promise<number | null> => {
  const subject = toSubject(attempt);
  const limit = TRIES[attempt.kind];
  const windowStart = new Date(now.getTime() - WINDOW_MINUTES * 60_000).toISOString();
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    await tx.query(sql`delete from login_attempts where made_at <= ${windowStart}::timestamptz`);
    const made = await tx.query<{ at: number }>(sql`select extract(epoch from made_at)::float8 as at
      from login_attempts where subject_digest = ${subject} order by made_at desc limit ${limit}`);
    const oldest = made[limit - 1];
    if (oldest) return Math.max(1, Math.ceil(WINDOW_MINUTES - (now.getTime() / 1000 - oldest.at) / 60));
    await tx.query(sql`insert into login_attempts (subject_digest, made_at)
      values (${subject}, ${now.toISOString()}::timestamptz)`);
    return null;
  });
};

/** Forgets the attempts of somebody who has now proved who they are. */
export const forgiveAttempts = async (db: Database, attempt: Attempt): Promise<void> => {
  await db.query(sql`delete from login_attempts where subject_digest = ${toSubject(attempt)}`);
};

/** Takes back the last attempt alone: one who knows a password may not clear the way for trying others. */
export const takeBackAttempt = async (db: Database, attempt: Attempt): Promise<void> => {
  await db.query(sql`delete from login_attempts where ctid = (select ctid from login_attempts
    where subject_digest = ${toSubject(attempt)} order by made_at desc limit 1)`);
};

const toSubject = ({ kind, name, address }: Attempt): string => digest(JSON.stringify([kind, name, address]));
