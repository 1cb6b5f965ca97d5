import type { Context } from '../rights/context.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Viewer } from '../rights/viewer.ts';
import { findByIds } from '../storage/findByIds.ts';

/** Keys of the structures whose history records what a viewer does with a record. */
export const historiesOf = async (
  context: Context,
  viewer: Viewer,
  entity: ResolvedEntity,
  row: Row,
): Promise<readonly number[]> => {
  const owners = new Set<number>();
  for (const path of entity.access.owners)
    for (const id of await idsBehind(context, entity, row, path)) owners.add(id);
  // Of two clubs that a record is about, the history of the one that acts.
  const own = [...owners].filter((id) => viewer.clubs.has(id));
  return own.length > 0 ? own : [...owners];
};

const idsBehind = async (
  context: Context,
  entity: ResolvedEntity,
  row: Row,
  path: string,
): Promise<readonly number[]> => {
  if (path === 'id') return [row.id];
  const found = await rowsBehind(context, entity, [row], path.split('.'));
  return found.map(({ id }) => id);
};

/** The records that relations lead to; nothing where one of them is the other side of a relation. */
export const rowsBehind = async (
  context: Context,
  entity: ResolvedEntity,
  rows: readonly Row[],
  path: readonly string[],
): Promise<readonly Row[]> => {
  const [name, ...rest] = path;
  if (name === undefined) return rows;
  const field = entity.fields[name];
  if (!field || !('target' in field)) return [];
  const target = context.model.entity(field.target);
  const ids = rows.flatMap((row) => [row[name]].flat().filter((id): id is number => typeof id === 'number'));
  const found = ids.length === 0 ? [] : await findByIds(context, target, ids);
  return rowsBehind(
    context,
    target,
    found.filter((one) => one !== undefined),
    rest,
  );
};
