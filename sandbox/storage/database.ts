import type { SQL } from 'drizzle-orm';

/** The few verbs the sandbox needs of PostgreSQL, the same over PGlite and over a server. */
export interface Database {
  /** Runs one statement built with drizzle's `sql` template (values are always bound). */
  query<R extends Record<string, unknown> = Record<string, unknown>>(statement: SQL): Promise<R[]>;
  /** All statements of `work` or none. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Hears what is told on a channel by `pg_notify`, of whatever process on the same database. `onLost` is called once
 * the connection is gone and nothing more will be heard. Answers the function that ends it.
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onLost: () => void,
) => Promise<() => Promise<void>>;

/** A database as it is opened: listening needs more than a transaction has. */
export interface OpenDatabase extends Database {
  readonly listen: Listen;
}
