import { sql, type SQL } from './sql.ts';
import type { ListRequest, Order } from '../model/condition.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { type Hop, resolvePath } from '../model/resolvePath.ts';
import { toColumn } from '../model/toColumn.ts';
import { fold } from './fold.ts';
import { type Compiler, seen, toSql, unguarded } from './toSql.ts';

export interface JoinedKeys {
  readonly keys: SQL;
  /** Whether every row has what is ordered by; those that have not come last, and are not among the keys. */
  readonly isWhole: boolean;
}

/**
 * The keys of a page whose first order leads over relations, as a join; a value looked up for each of 200,000 rows took
 * seconds. Of many related records (`isLarge`) the database walks an index of what is ordered by, and stops at the end of
 * the page; few get their place once, for all France is in one country and no walk would end. Null where the order
 * stays on the record, or concerns some related records only. `rest` are the terms after the first.
 */
export const toJoinedKeys = (
  compiler: Compiler,
  entity: ResolvedEntity,
  request: ListRequest,
  { matching, rest, isLarge }: { matching: SQL; rest: readonly SQL[]; isLarge: boolean },
): JoinedKeys | null => {
  const [first] = request.order;
  const hops = first && resolvePath(compiler.model, entity, first.path);
  const last = hops?.at(-1);
  if (!first || !hops || !last || hops.length < 2 || !hops.slice(0, -1).every(isToOne)) return null;
  const column = toColumn(last.name, last.field);
  if (column === undefined) return null;
  const t = sql`t`;
  let alias = t;
  let covered = true;
  const joins: SQL[] = [];
  for (const [index, hop] of hops.slice(0, -1).entries()) {
    const next = compiler.next();
    if (!('target' in hop.field)) return null;
    const target = compiler.model.entity(hop.field.target);
    const own = sql`${alias}.${sql.identifier(toColumn(hop.name, hop.field) ?? '')}`;
    joins.push(
      sql` join ${isLarge || index < hops.length - 2 ? sql.identifier(target.table) : toPlaces(target, last, column)} ${next} on ${next}.id = ${own}${seen(compiler, hop.entity, alias, hop.name, covered)}`,
    );
    alias = next;
    covered = hop.field.kind === 'embedded';
  }
  const subject = sql`${alias}.${sql.identifier(column)}`;
  const limit = compiler.guard?.(last.entity, last.name, covered) ?? null;
  if (limit !== null && !isLarge) return null;
  const limited = limit === null ? sql`` : sql` and ${toSql(unguarded(compiler), last.entity, alias, limit)}`;
  const terms = isLarge
    ? toTerms(last, subject, first.direction)
    : [sql`${alias}.place ${sql.raw(first.direction)}`];
  const order = sql.join([...terms, ...rest, sql`t.id asc`], sql`, `);
  return {
    keys: sql`select t.id from ${sql.identifier(entity.table)} t${sql.join(joins)}
      where ${matching}${isLarge ? sql` and ${subject} is not null` : sql``}${limited}
      order by ${order} limit ${request.limit}::int offset ${request.offset}::bigint`,
    isWhole: compiler.guard === undefined && hops.every((hop) => isAlways(compiler, hop)),
  };
};

const isToOne = ({ field }: Hop): boolean => field.kind === 'reference' || field.kind === 'embedded';

const isAlways = ({ model }: Compiler, { entity, name, field }: Hop): boolean =>
  field.required === true && Object.hasOwn(model.entity(entity.root).fields, name);

/** None of them is null: nothing has to be said of where nulls come, which would keep an index from being used. */
const toTerms = ({ field }: Hop, subject: SQL, direction: Order['direction']): SQL[] => {
  const way = sql.raw(` ${direction}`);
  const isText = field.kind === 'scalar' && (field.type === 'string' || field.type === 'text');
  return isText ? [sql`${fold(subject)}${way}`, sql`${subject}${way}`] : [sql`${subject}${way}`];
};

/** Each related record with its place in the order, the same for the same value. */
const toPlaces = ({ table }: ResolvedEntity, last: Hop, column: string): SQL => {
  const value = sql`${sql.identifier(column)}`;
  const order = sql.join(toTerms(last, value, 'asc'), sql`, `);
  return sql`(select id, rank() over (order by ${order}) as place from ${sql.identifier(table)} where ${value} is not null)`;
};

/** The table at whose columns a dotted order ends; undefined for one of the record's own. */
export const orderedTable = (compiler: Compiler, entity: ResolvedEntity, order: readonly Order[]) => {
  const hops = order[0] && resolvePath(compiler.model, entity, order[0].path);
  return hops && hops.length > 1 ? hops.at(-1)?.entity.table : undefined;
};
