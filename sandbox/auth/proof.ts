import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** What was proved when a session began; every token of the session carries it. */
export interface Proof {
  /** Counts the changes of the password: a session that began before the last one is over. */
  readonly passwordVersion: number;
  /** When a code of the second factor was accepted, Unix time in seconds; null without one. */
  readonly secondFactorAt: number | null;
}

/** The version of an account's password; 0 for one that was never changed, or that there is none of. */
export const readPasswordVersion = async (db: Database, account: number): Promise<number> => {
  const [found] = await db.query<{ version: number }>(
    sql`select version from credentials where account_id = ${account}`,
  );
  return found?.version ?? 0;
};
