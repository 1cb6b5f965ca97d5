import { sql, type SQL } from '../storage/sql.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { type Hop, resolvePath } from '../model/resolvePath.ts';
import { toColumn } from '../model/toColumn.ts';
import type { Order } from '../model/condition.ts';
import { fold } from '../storage/fold.ts';
import { type Compiler, InvalidFilterError, seen } from '../storage/toSql.ts';

/**
 * The terms that order the rows of an entity under the alias `t`, as the collections do: text without case
 * and accents first, values that the viewer may not see as if there were none, the key last.
 * @throws InvalidFilterError
 */
export const toOrderSql = (compiler: Compiler, entity: ResolvedEntity, order: readonly Order[]): SQL => {
  const terms = order.flatMap(({ path, direction }) => {
    const hops = resolvePath(compiler.model, entity, path);
    const leaf = hops?.at(-1)?.field;
    if (!hops || !leaf) throw new InvalidFilterError(`Unknown order '${path}' on ${entity.shortName}`);
    const subject = term(compiler, hops, sql`t`, true);
    const isText = leaf.kind === 'scalar' && (leaf.type === 'string' || leaf.type === 'text');
    const way = direction === 'desc' ? sql` desc nulls last` : sql` asc`;
    return [...(isText ? [sql`${fold(subject)}${way}`] : []), sql`${subject}${way}`];
  });
  return sql.join([...terms, sql`t.id asc`], sql`, `);
};

const term = (compiler: Compiler, [hop, ...rest]: readonly Hop[], alias: SQL, listed: boolean): SQL => {
  const column = hop && toColumn(hop.name, hop.field);
  if (!hop || column === undefined) throw new InvalidFilterError(`Nothing is ordered by a list`);
  const { entity, name, field } = hop;
  const own = sql`${alias}.${sql.identifier(column)}`;
  const allowed = seen(compiler, entity, alias, name, listed);
  if (!('target' in field) || rest.length === 0) return sql`(case when true${allowed} then ${own} end)`;
  const inner = compiler.next();
  const table = sql.identifier(compiler.model.entity(field.target).table);
  return sql`(select ${term(compiler, rest, inner, false)} from ${table} ${inner} where ${inner}.id = ${own}${allowed})`;
};
