import { sql, type SQL } from '../storage/sql.ts';
import type { RelationField } from '../model/field.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Condition } from '../model/condition.ts';
import type { Store } from '../storage/store.ts';
import { createCompiler, type Compiler, type Guard, linkOn, toSql, unguarded } from '../storage/toSql.ts';
import type { Window } from './reader.ts';
import { toOrderSql } from './toOrderSql.ts';

/** The records behind a to-many field, for many parents at once. */
export interface Linked {
  readonly parent: ResolvedEntity;
  readonly name: string;
  readonly field: RelationField;
  readonly where: Condition | undefined;
  readonly scope: Condition | null;
  readonly guard: Guard;
}

/** Keys of the linked records by parent, each parent's own page of them, in one statement. */
export const findLinkedIds = async (
  store: Store,
  linked: Linked,
  parents: readonly number[],
  { order, offset, limit }: Window,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const compiler = createCompiler(store.model, linked.guard);
  const target = store.model.entity(linked.field.target);
  const rows = await store.db.query<{ parent: number; child: number }>(
    sql`select p.id as parent, c.id as child from ${keys(parents)} p
      cross join lateral (
        select t.id, row_number() over (order by ${toOrderSql(compiler, target, order)}) as position
        from ${sql.identifier(target.table)} t where ${condition(compiler, store, linked, target)}
        order by position limit ${limit}::int offset ${offset}::bigint
      ) c
      order by p.id, c.position`,
  );
  const found = new Map<number, number[]>();
  for (const { parent, child } of rows) found.set(parent, [...(found.get(parent) ?? []), child]);
  return found;
};

/** Numbers of linked records by parent, in one statement; a parent without any is left out. */
export const countLinked = async (
  store: Store,
  linked: Linked,
  parents: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const compiler = createCompiler(store.model, linked.guard);
  const target = store.model.entity(linked.field.target);
  const rows = await store.db.query<{ parent: number; total: number }>(
    sql`select p.id as parent, count(*)::int as total from ${keys(parents)} p, ${sql.identifier(target.table)} t
      where ${condition(compiler, store, linked, target)} group by p.id`,
  );
  return new Map(rows.map(({ parent, total }) => [parent, total]));
};

/** One bound document instead of a parameter for each key. */
const keys = (ids: readonly number[]): SQL =>
  sql`(select value::int as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

const T = sql`t`;

/** The link to the parent, the viewer's scope, the filter. `linkOn` minds what kind of record an inverse field lists. */
const condition = (
  compiler: Compiler,
  { model }: Store,
  { parent, name, field, where, scope }: Linked,
  target: ResolvedEntity,
): SQL =>
  sql.join(
    [
      linkOn(model, parent, sql`p`, name, field, T),
      ...(scope === null ? [] : [toSql(unguarded(compiler), target, T, scope)]),
      ...(where === undefined ? [] : [toSql(compiler, target, T, where)]),
    ],
    sql` and `,
  );
