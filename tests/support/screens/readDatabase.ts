import { sql } from '../../../sandbox/storage/sql.ts';
import type { Database } from '../../../sandbox/storage/database.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every row of the database, by its table and key: `people 34`. */
export type Contents = ReadonlyMap<string, Row>;

/** A column of a row that was changed, made (`before` is undefined) or deleted (`after` is). */
export interface Change {
  readonly row: string;
  readonly column: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Table {
  /** The same as long as no row has changed. */
  readonly digest: string;
  readonly rows: Contents;
}

/** The tables of a database as they were read last: between two readings few of them change. */
const lastRead = new WeakMap<Database, ReadonlyMap<string, Table>>();

export const readDatabase = async (db: Database): Promise<Contents> => {
  const known = lastRead.get(db);
  const tables = new Map<string, Table>();
  for (const { name, digest } of await readDigests(db)) {
    const table = known?.get(name);
    tables.set(name, table?.digest === digest ? table : { digest, rows: await readRows(db, name) });
  }
  lastRead.set(db, tables);
  return new Map([...tables.values()].flatMap(({ rows }) => [...rows]));
};

const readDigests = async (db: Database): Promise<readonly { name: string; digest: string }[]> => {
  const tables = await db.query<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const digests = tables
    .filter(({ name }) => !OF_THEMSELVES.has(name))
    .map(
      ({ name }) => sql`select ${name}::text as name, sum(hashtextextended(t::text, 0))::text as digest
        from ${sql.identifier(name)} t`,
    );
  return db.query(sql.join(digests, sql` union all `));
};

const readRows = async (db: Database, name: string): Promise<Contents> => {
  const rows = await db.query<{ row: Row }>(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`);
  return new Map(rows.map(({ row }) => [`${name} ${keyOf(row)}`, row]));
};

/** Written by every login and with every change, to record who did it and when. */
const OF_THEMSELVES = new Set([
  'history_actions',
  'login_attempts',
  'mailbox',
  'mfa_challenges',
  'notifications',
  'refresh_tokens',
  'signing_keys',
]);
const STAMPS = new Set(['date_modified', 'editor_id', 'last_login']);

/** Lines of a join table are known by what they join. */
const keyOf = (row: Row): string => (typeof row['id'] === 'number' ? String(row['id']) : JSON.stringify(row));

/** Whatever differs in `after` from `before`, but for who changed a record and when. */
export const changesBetween = (before: Contents, after: Contents): readonly Change[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((row) => {
    const [then, now] = [before.get(row) ?? {}, after.get(row) ?? {}];
    return Object.keys({ ...then, ...now })
      .filter((column) => !STAMPS.has(column))
      .filter((column) => JSON.stringify(then[column]) !== JSON.stringify(now[column]))
      .map((column) => ({ row, column, before: then[column], after: now[column] }));
  });
