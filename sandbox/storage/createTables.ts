import { sql, type SQL } from './sql.ts';
import { createHash } from 'node:crypto';
import { StartError } from '../../host/StartError.ts';
import type { Model } from '../model/model.ts';
import { liftTimeLimit } from './database.ts';
import type { Database } from './database.ts';
import { fold } from './fold.ts';
import type { Table } from './table.ts';
import { toTables } from './toTables.ts';

/** The database was made for other declarations and nothing safe can bring it up to date. */
class StaleDatabaseError extends StartError {}

/**
 * Brings the tables of a model into being; running it again changes nothing. Tables and nullable columns
 * that the declarations gained are added. Any other difference from what the database was made for throws
 * a StaleDatabaseError that says what to do.
 */
export const createTables = (db: Database, model: Model): Promise<void> =>
  db.transaction(async (tx) => {
    await liftTimeLimit(tx);
    // Two processes may start on one server: the second waits here and then finds everything done.
    await tx.query(sql`select pg_advisory_xact_lock(727171)`);
    await tx.query(
      sql`create table if not exists sandbox_tables (name text primary key, columns jsonb not null)`,
    );
    const tables = toTables(model);
    const known = await recordedColumns(tx);
    const fingerprint = createHash('sha256').update(JSON.stringify(tables)).digest('hex');
    // Letting PostgreSQL confirm each table and constraint again costs most of a second at every start.
    if (known.get(WHOLE)?.fingerprint === fingerprint) return;
    for (const table of tables) await bringUp(tx, table, known.get(table.name));
    for (const statement of tables.flatMap(constraintsOf)) await tx.query(statement);
    await record(tx, WHOLE, { fingerprint });
  });

/** Name for all tables together; no table has it. */
const WHOLE = '*';

type Columns = Readonly<Record<string, string>>;

const recordedColumns = async (tx: Database): Promise<ReadonlyMap<string, Columns>> => {
  const rows = await tx.query<{ name: string; columns: Columns }>(
    sql`select name, columns from sandbox_tables`,
  );
  return new Map(rows.map((row) => [row.name, row.columns]));
};

const bringUp = async (tx: Database, table: Table, known: Columns | undefined): Promise<void> => {
  const name = sql.identifier(table.name);
  if (known === undefined) await tx.query(createStatement(table));
  else {
    refuseOtherChanges(table, known);
    for (const [column, definition] of Object.entries(table.columns))
      if (!Object.hasOwn(known, column))
        await tx.query(
          sql`alter table ${name} add column if not exists ${sql.identifier(column)} ${sql.raw(definition)}`,
        );
  }
  await record(tx, table.name, table.columns);
};

const record = async (tx: Database, name: string, columns: Columns): Promise<void> => {
  await tx.query(
    sql`insert into sandbox_tables (name, columns) values (${name}, ${JSON.stringify(columns)}::jsonb)
      on conflict (name) do update set columns = excluded.columns`,
  );
};

const refuseOtherChanges = (table: Table, known: Columns): void => {
  const changed = Object.keys({ ...known, ...table.columns }).filter((column) =>
    Object.hasOwn(known, column)
      ? known[column] !== table.columns[column]
      : table.columns[column]?.endsWith('not null'),
  );
  if (changed.length > 0)
    throw new StaleDatabaseError(
      `The database was made for other declarations (${table.name}: ${changed.join(', ')}): ` +
        'delete its data folder, or point DATABASE_URL at an empty database.',
    );
};

const createStatement = (table: Table): SQL => {
  const columns = Object.entries(table.columns).map(
    ([column, definition]) => sql`${sql.identifier(column)} ${sql.raw(definition)}`,
  );
  const key = sql`primary key (${columnList(table.primaryKey)})`;
  return sql`create table if not exists ${sql.identifier(table.name)} (${sql.join([...columns, key], sql`, `)})`;
};

const columnList = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Keys and indexes are added once all tables exist: relations form cycles. */
const constraintsOf = (table: Table): SQL[] => {
  const name = sql.identifier(table.name);
  const keys = table.foreignKeys.map(
    (key) => sql`do $$ begin
      if not exists (select from pg_constraint where conname = ${literal(key.name)} and conrelid = ${literal(table.name)}::regclass) then
        alter table ${name} add constraint ${sql.identifier(key.name)} foreign key (${sql.identifier(key.column)})
          references ${sql.identifier(key.target)} (id)${sql.raw(key.cascade ? ' on delete cascade' : '')};
      end if;
    end $$`,
  );
  const indexes = table.indexes.map((index) => {
    const expression = index.folded ? sql`(${fold(columnList(index.columns))})` : columnList(index.columns);
    return sql`create index if not exists ${sql.identifier(index.name)} on ${name} (${expression})`;
  });
  const uniques = Object.entries(table.uniques).map(
    ([key, column]) =>
      sql`create unique index if not exists ${sql.identifier(key)} on ${name} (${sql.identifier(column)})`,
  );
  return [...keys, ...indexes, ...uniques];
};

/** A name out of a declaration inside a `do` block, where nothing can be bound. */
const literal = (name: string): SQL => sql.raw(`'${name.replaceAll("'", "''")}'`);
