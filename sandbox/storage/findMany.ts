import { sql, type SQL } from './sql.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { resolvePath } from '../model/resolvePath.ts';
import { toColumn } from '../model/toColumn.ts';
import type { Condition, ListRequest, Order } from '../model/condition.ts';
import { fold } from './fold.ts';
import { byKey } from './preparingClient.ts';
import type { Store } from './store.ts';
import {
  type Compiler,
  createCompiler,
  type Guard,
  InvalidFilterError,
  seen,
  toSql,
  unguarded,
} from './toSql.ts';
import { toRow, toSelect } from './toSelect.ts';

/** Most rows in one answer, whatever the query. */
export const MAX_LIMIT = 1000;

/** Rows before a page from which on the total is waited for. */
const FAR = 100_000;

export interface Reading {
  /** Limits what filters and orders may look at to what the viewer may see. */
  readonly guard?: Guard | undefined;
  /** Booleans computed per row in the same query, under the given names; null is always true. */
  readonly flags?: Readonly<Record<string, Condition | null>> | undefined;
  /** Fields to read, for callers that need few of them; all when absent. */
  readonly only?: ReadonlySet<string> | undefined;
  /** The condition names keys, so that one plan serves whichever they are. */
  readonly isKeyed?: boolean | undefined;
}

/**
 * A page of rows and their total, queried at once. `scope` narrows the list (null: every row).
 * @throws InvalidFilterError on unknown paths or values; prune what comes from outside first
 */
export const findMany = async (
  store: Store,
  entity: ResolvedEntity,
  request: ListRequest,
  scope: Condition | null,
  reading: Reading = {},
): Promise<{ rows: Row[]; total: number }> => {
  const counted = countMany(store, entity, request.where, scope, reading);
  // Nobody turns that many pages: what lies beyond the end is found out by the count alone.
  const isFar = request.offset > FAR && request.offset >= (await counted);
  const [total, rows] = await Promise.all([
    counted,
    isFar || request.limit <= 0 ? [] : findRows(store, entity, request, scope, reading),
  ]);
  return { rows, total };
};

export const countMany = async (
  { db, model }: Store,
  entity: ResolvedEntity,
  where: Condition | undefined,
  scope: Condition | null,
  reading: Reading = {},
): Promise<number> => {
  const compiler = createCompiler(model, reading.guard);
  const [found] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from ${sql.identifier(entity.table)} t
      where ${matching(compiler, entity, where, scope)}`,
  );
  return found?.total ?? 0;
};

/** The rows alone, for callers that need no total. */
export const findRows = async (
  { db, model }: Store,
  entity: ResolvedEntity,
  request: ListRequest,
  scope: Condition | null,
  reading: Reading = {},
): Promise<Row[]> => {
  const compiler = createCompiler(model, reading.guard);
  const flags = toFlags(reading.flags ?? {});
  const computed = flags.map(
    ({ condition }, index) =>
      sql`, (${toSql(unguarded(compiler), entity, T, condition)}) is true as ${sql.identifier(`@${index}`)}`,
  );
  const table = sql.identifier(entity.table);
  const rows = await db.query(
    // The keys of the page first: all else would be computed for every row before it, too.
    sql`${reading.isKeyed ? byKey : sql``}select ${toSelect(model, entity, reading.only)}${sql.join(computed)}
      from unnest(array(
        select t.id from ${table} t where ${matching(compiler, entity, request.where, scope)}
        order by ${orderBy(compiler, entity, request.order)}
        limit ${Math.min(request.limit, MAX_LIMIT)}::int offset ${request.offset}::bigint
      )) with ordinality as page (key, place) join ${table} t on t.id = page.key
      order by page.place`,
  );
  return rows.map((selected) => {
    const row: Record<string, unknown> & Row = { ...toRow(model, entity, selected) };
    for (const name of Object.keys(reading.flags ?? {})) row[name] = true;
    for (const [index, { names }] of flags.entries()) {
      for (const name of names) row[name] = row[`@${index}`];
      delete row[`@${index}`];
    }
    return row;
  });
};

/** The conditions of reading, changing and deleting are often one and the same: evaluated once for each row. */
const toFlags = (flags: NonNullable<Reading['flags']>): { names: string[]; condition: Condition }[] => {
  const byText = new Map<string, { names: string[]; condition: Condition }>();
  for (const [name, condition] of Object.entries(flags)) {
    if (condition === null) continue;
    const text = JSON.stringify(condition);
    const same = byText.get(text);
    if (same) same.names.push(name);
    else byText.set(text, { names: [name], condition });
  }
  return [...byText.values()];
};

const T = sql`t`;

const matching = (
  compiler: Compiler,
  entity: ResolvedEntity,
  where: Condition | undefined,
  scope: Condition | null,
): SQL => {
  const parts = [
    ...(entity.discriminator === null ? [] : [sql`t.type = ${entity.discriminator}`]),
    ...(scope === null ? [] : [toSql(unguarded(compiler), entity, T, scope)]),
    ...(where === undefined ? [] : [toSql(compiler, entity, T, where)]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
};

/** Always ends on the key, so that pages neither repeat nor lose a row. */
const orderBy = (compiler: Compiler, entity: ResolvedEntity, order: readonly Order[]): SQL =>
  sql.join([...orderTerms(compiler, entity, order), sql`t.id asc`], sql`, `);

const orderTerms = (compiler: Compiler, entity: ResolvedEntity, order: readonly Order[]): SQL[] =>
  order.flatMap(({ path, direction }) => {
    const subject = orderTerm(compiler, entity, T, path.split('.'), path, true);
    const way = sql.raw(direction === 'desc' ? ' desc nulls last' : ' asc');
    return isText(compiler, entity, path)
      ? [sql`${fold(subject)}${way}`, sql`${subject}${way}`]
      : [sql`${subject}${way}`];
  });

const isText = (compiler: Compiler, entity: ResolvedEntity, path: string): boolean => {
  const field = resolvePath(compiler.model, entity, path)?.at(-1)?.field;
  return field?.kind === 'scalar' && (field.type === 'string' || field.type === 'text');
};

const orderTerm = (
  compiler: Compiler,
  entity: ResolvedEntity,
  alias: SQL,
  names: readonly string[],
  path: string,
  covered: boolean,
): SQL => {
  const [name = '', ...rest] = names;
  const field = resolvePath(compiler.model, entity, name)?.[0]?.field;
  const column = field && toColumn(name, field);
  if (!field || column === undefined || (!('target' in field) && rest.length > 0))
    throw new InvalidFilterError(`Unknown order '${path}' on ${entity.shortName}`);
  const own = sql`${alias}.${sql.identifier(column)}`;
  if (!('target' in field) || rest.length === 0) {
    const limit = compiler.guard?.(entity, name, covered) ?? null;
    return limit === null
      ? own
      : sql`case when ${toSql(unguarded(compiler), entity, alias, limit)} then ${own} end`;
  }
  const target = compiler.model.entity(field.target);
  const inner = compiler.next();
  const term = orderTerm(compiler, target, inner, rest, path, field.kind === 'embedded');
  return sql`(select ${term} from ${sql.identifier(target.table)} ${inner}
    where ${inner}.id = ${own}${seen(compiler, entity, alias, name, covered)})`;
};
