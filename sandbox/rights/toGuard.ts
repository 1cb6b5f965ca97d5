import type { ResolvedEntity } from '../model/model.ts';
import type { Condition } from '../model/condition.ts';
import type { Guard } from '../storage/toSql.ts';
import { maskedWhen } from './maskedWhen.ts';
import { scopeOf } from './scopeOf.ts';
import { visibleScope } from './visibleScope.ts';
import type { Viewer } from './viewer.ts';

const NOBODY: Condition = { any: [] };

/**
 * Limits what a viewer's filters and orders may look at. Without it, a filter through a relation would disclose, one
 * guess after the other, the values of other clubs' records and masked ones.
 */
export const toGuard =
  (viewer: Viewer | null, clock: () => Date): Guard =>
  (entity, field, covered) => {
    const seen = seenWhen(viewer, entity, field, covered);
    const { masks } = entity.access;
    if (!masks?.fields.includes(field)) return seen;
    const masked = maskedWhen(masks, clock);
    if (masked === null) return NOBODY;
    return seen === null ? { not: masked } : { all: [seen, { not: masked }] };
  };

const seenWhen = (
  viewer: Viewer | null,
  entity: ResolvedEntity,
  field: string,
  covered: boolean,
): Condition | null => {
  const published = entity.access.publicFields;
  const isOpen = published ? field === 'id' || published.includes(field) : covered;
  if (isOpen && (covered || !entity.access.publicWhen)) return null;
  const seen = isOpen ? visibleScope(entity, viewer) : scopeOf(entity, viewer, 'read');
  return seen === 'forbidden' ? NOBODY : seen;
};
