import { sql } from './sql.ts';
import type { Condition } from '../model/condition.ts';
import { reachedByOthers } from '../model/reachedByOthers.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { toColumn } from '../model/toColumn.ts';
import type { Store } from './store.ts';
import { createCompiler, toSql } from './toSql.ts';

/**
 * Stores in a record's own column (`access.reach`) whether whoever has it reaches a club: querying a million
 * people for each address of a list took a second. `rows` are what was written, by field name.
 */
export const keepReach = async (
  store: Store,
  entity: ResolvedEntity,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const ids = new Map<string, number[]>();
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'embedded' || store.model.entity(field.target).access.reach === undefined) continue;
    const written = rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []));
    ids.set(field.target, [...(ids.get(field.target) ?? []), ...written]);
  }
  for (const [target, written] of ids)
    if (written.length > 0) await renewReach(store, store.model.entity(target), written);
};

/** Finds out anew what is kept of these records. */
export const renewReach = async (
  { db, model }: Store,
  entity: ResolvedEntity,
  ids: readonly number[],
): Promise<void> => {
  const { reach } = entity.access;
  const field = reach === undefined ? undefined : entity.fields[reach];
  if (reach === undefined || !field) return;
  const t = sql`t`;
  const column = sql.identifier(toColumn(reach, field) ?? reach);
  const reaches: Condition = { any: reachedByOthers(model, entity).map(({ reachesClub }) => reachesClub) };
  const value = toSql(createCompiler(model), entity, t, reaches);
  await db.query(sql`update ${sql.identifier(entity.table)} t set ${column} = ${value}
    where t.id = any(${`{${ids.join(',')}}`}::integer[]) and t.${column} is distinct from ${value}`);
};
