import type { Condition } from '../storage/condition.ts';
import type { Guard } from '../storage/toSql.ts';
import { scopeOf } from './scopeOf.ts';
import type { Viewer } from './viewer.ts';

const NOBODY: Condition = { any: [] };

/**
 * What a viewer's filters and orders may look at. Without it, a filter through a relation would tell, one
 * guess after the other, what stands in records of other clubs.
 */
export const toGuard =
  (viewer: Viewer | null): Guard =>
  (entity, field, covered) => {
    const published = entity.access.publicFields;
    if (published ? field === 'id' || published.includes(field) : covered) return null;
    const own = scopeOf(entity, viewer, 'read');
    return own === 'forbidden' ? NOBODY : own;
  };
