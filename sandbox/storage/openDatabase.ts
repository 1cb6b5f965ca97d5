import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql, type SQL } from './sql.ts';
import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import { FailedStatementError, StorageFailedError, toConnectionFault } from './DatabaseLostError.ts';
import { createTurns, type TimeLeft, type Turns } from './createTurns.ts';
import { createPreparingClient } from './preparingClient.ts';
import type { Database, Listen, OpenDatabase } from './database.ts';

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; absent: the embedded PGlite. */
  readonly url?: string | undefined;
  /** Folder of the embedded database; null or absent: memory. */
  readonly dataDir?: string | null | undefined;
  /** Initial content of the embedded database in memory: an archive by PGlite's `dumpDataDir`; absent: nothing. */
  readonly contents?: Blob | undefined;
  /** Milliseconds after which a request that waits for its connection is refused. */
  readonly waitMs?: number | undefined;
  /** Milliseconds after which a request that was begun is given up; 0: never. */
  readonly budgetMs?: number | undefined;
}

/**
 * Opens the embedded database or a pool on a server. Both answer the same: dates and times as the text
 * PostgreSQL writes, instants in UTC.
 */
export const openDatabase = ({
  url,
  dataDir,
  contents,
  waitMs = WAIT_MS,
  budgetMs = BUDGET_MS,
}: DatabaseOptions): Promise<OpenDatabase> =>
  url ? openServer(url, { waitMs, budgetMs }) : openEmbedded(dataDir ?? null, { waitMs, budgetMs }, contents);

interface Limits {
  readonly waitMs: number;
  readonly budgetMs: number;
}

/** As long as the slowest list of the whole country took; a caller has given up before. */
const BUDGET_MS = 10_000;
const STATEMENT_TIMEOUT_MS = BUDGET_MS;
/** A request that has spent more than this has each further statement cut at what is left to it. */
const AT_LEISURE_MS = 1000;
/** Of a process to a server. */
const CONNECTIONS = 10;
/** A caller gets an error when the database is away, or too busy, rather than being left waiting for it. */
const WAIT_MS = 10_000;

const { types } = pg;
/** Dates, moments and spans, and lists of them and of decimals, stay the text that PostgreSQL writes. */
const AS_TEXT: ReadonlySet<number> = new Set([
  types.builtins.DATE,
  types.builtins.TIMESTAMP,
  types.builtins.TIMESTAMPTZ,
  types.builtins.INTERVAL,
  1115,
  1182,
  1185,
  1187,
  1231,
]);

const toParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  AS_TEXT.has(type) ? (text: string) => text : types.getTypeParser(type, format);

/** PGlite's own start with the buffers of one user: its default of 128 MB is resident memory here. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const openEmbedded = async (
  dataDir: string | null,
  limits: Limits,
  contents?: Blob,
): Promise<OpenDatabase> => {
  if (dataDir !== null) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create(dataDir ?? 'memory://', {
    startParams: SMALL,
    ...(contents && { loadDataDir: contents }),
  });
  await client.exec("set time zone 'UTC'");
  // One connection, which is never given back: it would take its prepared statements with it.
  const pool = new pg.Pool(
    Object.assign(createPgConfig(client), {
      max: 1,
      idleTimeoutMillis: 0,
      types: { getTypeParser: toParser },
      Client: createPreparingClient('all'),
    }),
  );
  const close = async (): Promise<void> => {
    await pool.end();
    await client.close();
  };
  const turns = createTurns({ places: 1, ...limits });
  return {
    ...takingTurns(toDatabase(pool, close), turns),
    asRequest: turns.asRequest,
    listen: async (channel, onMessage) => {
      // Not within a transaction of somebody else, which might be taken back.
      const connection = await pool.connect();
      try {
        const stop = await client.listen(channel, onMessage);
        return () => stop();
      } finally {
        connection.release();
      }
    },
  };
};

const takingTurns = (db: Database, turns: Turns): Database => ({
  ...db,
  query: (statement) =>
    turns.take((left) =>
      isAtLeisure(left())
        ? db.query(statement)
        : db.transaction((tx) => withinTime(tx, left).query(statement)),
    ),
  transaction: (work) =>
    turns.take((left) =>
      db.transaction(async (tx) => {
        const done = await work(withinTime(tx, left));
        // A caller who gets the error of a request given up is not to find it done.
        left();
        return done;
      }),
    ),
});

const isAtLeisure = (left: number): boolean => left > BUDGET_MS - AT_LEISURE_MS;

/** A transaction of which each statement runs within the time that is left to its request. */
const withinTime = (tx: Database, left: TimeLeft): Database => ({
  ...tx,
  query: async <R extends Record<string, unknown>>(statement: SQL) => {
    const ms = left();
    if (!isAtLeisure(ms))
      await tx.query(sql`select set_config('statement_timeout', ${String(Math.ceil(ms))}, true)`);
    return tx.query<R>(statement);
  },
});

const openServer = async (url: string, limits: Limits): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: limits.waitMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: { getTypeParser: toParser },
    Client: createPreparingClient('keyed'),
    // Not by start-up options: those of the address would replace them. The pool waits for the promise,
    // which its types do not express.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => client.query("set time zone 'UTC'; set datestyle to ISO; set jit to off"),
  });
  // A connection that the server closes must not end the process; the next query opens a new one. The pool hears idle
  // connections alone: one that is in use rejects the statement that waits, and would end the process without a listener.
  pool.on('error', (error) => process.stderr.write(`PostgreSQL connection lost: ${error.message}\n`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query('select 1');
  const turns = createTurns({ places: CONNECTIONS, ...limits });
  return {
    ...takingTurns(
      toDatabase(pool, () => pool.end()),
      turns,
    ),
    listen: listenTo(url),
    asRequest: turns.asRequest,
  };
};

/** A connection of its own: those of the pool come and go. */
const listenTo =
  (connectionString: string): Listen =>
  async (channel, onMessage, onLost) => {
    const client = new pg.Client({ connectionString });
    let isWanted = true;
    const lose = (): void => {
      if (isWanted) onLost();
      isWanted = false;
    };
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    client.on('error', lose);
    client.on('end', lose);
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      isWanted = false;
      await client.end();
    };
  };

type Run = (text: string, values?: readonly unknown[]) => Promise<{ readonly rows: unknown[] }>;

const toDatabase = (pool: pg.Pool, close: () => Promise<void>): Database => {
  const storage = { isFailing: false };
  /** A pool's own `query` ends a connection on which a statement has failed: an embedded database has just this one. */
  const connected = async <T>(work: (run: Run) => Promise<T>): Promise<T> => {
    const connection = await pool.connect();
    try {
      return await work((text, values = []) => connection.query({ text, values: [...values] }));
    } finally {
      connection.release();
    }
  };
  const database = (borrow: typeof connected, depth = 0): Database => ({
    storage,
    query: (statement) => named(() => borrow((run) => rowsOf(run, statement)), storage),
    transaction: (work) =>
      named(
        () =>
          borrow((run) => within(run, depth, () => work(inTurn(database((inner) => inner(run), depth + 1))))),
        storage,
      ),
    close,
  });
  return database(connected);
};

// The one cast of the layer: a statement is text, only its author knows the columns it returns.
const rowsOf = async <R extends Record<string, unknown>>(run: Run, { text, values }: SQL): Promise<R[]> => {
  try {
    return (await run(text, values)).rows as R[];
  } catch (error) {
    throw new FailedStatementError(text, { cause: error });
  }
};

/** Runs work in a transaction, or in one within another. */
const within = async <T>(run: Run, depth: number, work: () => Promise<T>): Promise<T> => {
  const point = `p${depth}`;
  await run(depth === 0 ? 'begin' : `savepoint ${point}`);
  try {
    const done = await work();
    await run(depth === 0 ? 'commit' : `release savepoint ${point}`);
    return done;
  } catch (error) {
    // Of a connection that is lost, nothing is left to take back: the first error says so.
    await run(depth === 0 ? 'rollback' : `rollback to savepoint ${point}`).catch(() => undefined);
    throw error;
  }
};

/** The statements of a transaction share a connection: those that start at once run one after the other. */
const inTurn = (tx: Database): Database => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...tx,
    query: <R extends Record<string, unknown>>(statement: SQL) => {
      const run = last.then(() => tx.query<R>(statement));
      last = run.catch(() => undefined);
      return run;
    },
  };
};

const named = async <T>(run: () => PromiseLike<T>, storage: Database['storage']): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    const fault = toConnectionFault(error);
    if (fault instanceof StorageFailedError) storage.isFailing = true;
    throw fault;
  }
};
