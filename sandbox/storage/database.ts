import { sql, type SQL } from './sql.ts';

/** The few verbs the sandbox needs of PostgreSQL, the same over PGlite and over a server. */
export interface Database {
  /** Runs one statement built with the `sql` template (values are always bound). */
  query<R extends Record<string, unknown> = Record<string, unknown>>(statement: SQL): Promise<R[]>;
  /** All statements of `work` or none. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** Set by a statement that found the disk full or failing, until something is written again by `probeStorage`. */
  readonly storage: { isFailing: boolean };
}

/** Writes a megabyte that nobody keeps; throws what a save would run into. */
export const probeStorage = async (db: Database): Promise<void> => {
  await db.transaction((tx) =>
    tx.query(sql`create temporary table storage_probe on commit drop
      as select md5(i::text) as entry from generate_series(1, 20000) i`),
  );
  db.storage.isFailing = false;
};

/**
 * Receives what `pg_notify` sends on a channel, from any process on the same database. `onLost` is called once
 * the connection is gone and nothing more will come. Answers the function that ends it.
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onLost: () => void,
) => Promise<() => Promise<void>>;

/** An opened database: what a transaction has, and what is called once. */
export interface OpenDatabase extends Database {
  readonly listen: Listen;
  /** Runs what answers one request: requests are served in the order they came. */
  readonly asRequest: <T>(work: () => T) => T;
}

/** Lets the statements of a transaction run as long as they need: tables and a whole seed take their time. */
export const liftTimeLimit = (tx: Database): Promise<unknown> =>
  tx.query(sql`set local statement_timeout = 0`);
