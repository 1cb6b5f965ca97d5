import { sql, type SQL } from './sql.ts';
import type { Row } from '../model/entity.ts';
import type { Field } from '../model/field.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { toColumn, toJoinTable } from '../model/toColumn.ts';
import { findByIds } from './findByIds.ts';
import { keepReach } from './keepReach.ts';
import { rowFields } from './toSelect.ts';
import { sqlTypeOf } from './toTables.ts';
import type { DatedStore } from './store.ts';

/** Values of a record by field name; relations are keys, many-to-many fields lists of keys. */
export type Values = Readonly<Record<string, unknown>>;

/** Creates a record; `author` is the key of the account that does. */
export const insert = async (
  context: DatedStore,
  entity: ResolvedEntity,
  values: Values,
  author: number | null = null,
): Promise<Row> => {
  const [id = 0] = await insertMany(context, entity, [values], author);
  const [row] = await findByIds(context, entity, [id]);
  if (!row) throw new Error(`${entity.shortName} ${id} vanished while it was created`);
  return row;
};

const CHUNK = 1000;

/**
 * Creates many records with one statement a thousand, all or none where the caller has opened a transaction.
 * Rows may bring their own `id`, dates and authors (the seed does). Returns the keys in the order given.
 */
export const insertMany = async (
  context: DatedStore,
  entity: ResolvedEntity,
  rows: readonly Values[],
  author: number | null = null,
): Promise<number[]> => {
  const completed = rows.map((row) => complete(context, entity, row, author));
  const ids: number[] = [];
  for (let start = 0; start < completed.length; start += CHUNK)
    ids.push(...(await insertChunk(context, entity, completed.slice(start, start + CHUNK))));
  if (rows.some((row) => row['id'] !== undefined)) await moveSequence(context, entity);
  await insertLists(context, entity, completed, ids);
  await keepReach(context, entity, completed);
  return ids;
};

const complete = (
  context: DatedStore,
  entity: ResolvedEntity,
  row: Values,
  author: number | null,
): Values => {
  const now = toInstant(context.clock());
  const defaults = Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.kind === 'scalar' && field.default !== undefined ? [[name, field.default]] : [],
    ),
  );
  const kind =
    entity.discriminator ??
    (Object.hasOwn(entity.fields, 'type') && isExtended(context.model, entity) ? entity.name : undefined);
  return {
    ...defaults,
    dateCreated: now,
    dateModified: now,
    creator: author,
    editor: author,
    ...(kind === undefined ? {} : { type: kind }),
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)),
    ...(entity.discriminator === null ? {} : { type: entity.discriminator }),
  };
};

const isExtended = (model: Model, entity: ResolvedEntity): boolean =>
  [...model.entities.values()].some((other) => other.root === entity.name && other !== entity);

const toInstant = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

interface Stored {
  readonly name: string;
  readonly field: Field;
  readonly column: string;
}

const stored = (model: Model, entity: ResolvedEntity): Stored[] =>
  rowFields(model, entity).flatMap(([name, field]) => {
    const column = toColumn(name, field);
    return column === undefined || isDerived(field) ? [] : [{ name, field, column }];
  });

/** Columns as a statement names them, and with their types as a JSON document is read by them. */
const toHead = (columns: readonly Stored[]): { readonly names: SQL; readonly types: SQL } => {
  const names = columns.map(({ column }) => sql.identifier(column));
  const types = columns.map(
    ({ column, field }) => sql`${sql.identifier(column)} ${sql.raw(sqlTypeOf(field))}`,
  );
  return { names: sql.join(names, sql`, `), types: sql.join(types, sql`, `) };
};

/** The database itself fills it. */
const isDerived = (field: Field): boolean => field.kind === 'scalar' && field.derived !== undefined;

/** One bound JSON document a statement: thousands of single parameters would cost more than the insert. */
const insertChunk = async (
  { db, model }: DatedStore,
  entity: ResolvedEntity,
  rows: readonly Values[],
): Promise<number[]> => {
  const withKey = rows.every((row) => row['id'] !== undefined);
  if (!withKey && rows.some((row) => row['id'] !== undefined))
    throw new Error(`insertMany of ${entity.name}: either all rows bring an id or none does`);
  const columns = stored(model, entity).filter(({ name }) => withKey || name !== 'id');
  const document = rows.map((row) =>
    Object.fromEntries(columns.map(({ name, column }) => [column, row[name] ?? null])),
  );
  const { names, types } = toHead(columns);
  const inserted = await db.query<{ id: number }>(
    sql`insert into ${sql.identifier(entity.table)} (${names})
      select ${names} from jsonb_to_recordset(${JSON.stringify(document)}::jsonb) as given (${types})
      returning id`,
  );
  return inserted.map((row) => row.id);
};

/** Keys that were given by hand must not be handed out again. */
const moveSequence = async ({ db }: DatedStore, entity: ResolvedEntity): Promise<void> => {
  await db.query(
    sql`select setval(pg_get_serial_sequence(${entity.table}, 'id'), (select max(id) from ${sql.identifier(entity.table)}))`,
  );
};

const lists = (entity: ResolvedEntity): string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) => (field.kind === 'references' ? [name] : []));

const insertLists = async (
  { db, model }: DatedStore,
  entity: ResolvedEntity,
  rows: readonly Values[],
  ids: readonly number[],
): Promise<void> => {
  for (const name of lists(entity)) {
    const pairs = rows.flatMap((row, index) => {
      const targets = row[name];
      return Array.isArray(targets)
        ? [...new Set(targets)].map((target) => ({ owner_id: ids[index], target_id: target }))
        : [];
    });
    if (pairs.length === 0) continue;
    await db.query(
      sql`insert into ${sql.identifier(toJoinTable(model.entity(entity.root), name))} (owner_id, target_id)
        select owner_id, target_id from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given (owner_id int, target_id int)`,
    );
  }
};

/** Changes the fields given, and the date and author of the change. */
export const update = async (
  context: DatedStore,
  entity: ResolvedEntity,
  id: number,
  values: Values,
  author: number | null = null,
): Promise<void> => {
  const { db, model } = context;
  const changed: Values = { dateModified: toInstant(context.clock()), editor: author, ...values };
  const columns = stored(model, entity).filter(({ name }) => name !== 'id' && changed[name] !== undefined);
  const { names, types } = toHead(columns);
  const document = [Object.fromEntries(columns.map(({ name, column }) => [column, changed[name]]))];
  await db.query(
    sql`update ${sql.identifier(entity.table)} set (${names}) = (
      select ${names} from jsonb_to_recordset(${JSON.stringify(document)}::jsonb) as given (${types})
    ) where id = ${id}::int`,
  );
  const replaced = lists(entity).filter((name) => changed[name] !== undefined);
  for (const name of replaced)
    await db.query(
      sql`delete from ${sql.identifier(toJoinTable(model.entity(entity.root), name))} where owner_id = ${id}::int`,
    );
  await insertLists(context, entity, [changed], [id]);
  await keepReach(context, entity, [values]);
};
