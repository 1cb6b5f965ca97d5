import type { ResolvedEntity } from '../model/model.ts';
import type { Condition } from '../model/condition.ts';
import { scopeOf } from './scopeOf.ts';
import type { Viewer } from './viewer.ts';

/** The records a viewer sees at all, be it their published fields only. */
export const visibleScope = (
  entity: ResolvedEntity,
  viewer: Viewer | null,
): Condition | null | 'forbidden' => {
  const own = scopeOf(entity, viewer, 'read');
  const { publicFields, publicWhen } = entity.access;
  if (!publicFields || (viewer === null && !entity.access.anonymous)) return own;
  if (!publicWhen || own === null) return null;
  return own === 'forbidden' ? publicWhen : { any: [own, publicWhen] };
};
