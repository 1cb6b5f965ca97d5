import { LEVEL } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Condition } from '../storage/condition.ts';
import type { Viewer } from './viewer.ts';

export type Operation = 'read' | 'POST' | 'PUT' | 'DELETE';

/**
 * The records on which a viewer may carry out an operation in its own right: a condition, null for all of
 * them, or 'forbidden'. Fields published to every account are no matter of this function.
 */
export const scopeOf = (
  entity: ResolvedEntity,
  viewer: Viewer | null,
  operation: Operation,
): Condition | null | 'forbidden' => {
  const { access } = entity;
  if (operation !== 'read' && !access.writable.includes(operation)) return 'forbidden';
  if (viewer === null || !holdsModule(viewer, access.module)) return 'forbidden';
  if (access.action === undefined) return operation === 'read' ? null : 'forbidden';
  const clubs = clubsWith(entity, viewer, operation);
  if (clubs.length === 0) return 'forbidden';
  if (access.owners.length === 0) return null;
  const reached = access.owners.map((path): Condition => ({ path, test: { is: 'exact', values: clubs } }));
  return reached.length === 1 ? (reached[0] ?? null) : { any: reached };
};

const holdsModule = (viewer: Viewer, module: string | undefined): boolean =>
  module === undefined ||
  viewer.modules === 'all' ||
  (Object.hasOwn(viewer.modules, module) && (viewer.modules[module] ?? 0) >= LEVEL.read);

/** The clubs in which the viewer holds the action of an entity at the level that the operation needs. */
export const clubsWith = (entity: ResolvedEntity, viewer: Viewer, operation: Operation): number[] => {
  const needed = operation === 'read' ? LEVEL.read : LEVEL.edit;
  const { action } = entity.access;
  return [...viewer.clubs]
    .filter(
      ([, levels]) =>
        action !== undefined && Object.hasOwn(levels, action) && (levels[action] ?? 0) >= needed,
    )
    .map(([club]) => club);
};
