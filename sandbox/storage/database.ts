import type { SQL } from 'drizzle-orm';

/** The few verbs the sandbox needs of PostgreSQL, the same over PGlite and over a server. */
export interface Database {
  /** Runs one statement built with drizzle's `sql` template (values are always bound). */
  query<R extends Record<string, unknown> = Record<string, unknown>>(statement: SQL): Promise<R[]>;
  /** All statements of `work` or none. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
