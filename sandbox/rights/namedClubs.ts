import { toOperand } from '../model/toOperand.ts';
import type { Condition } from '../model/condition.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { resolvePath } from '../model/resolvePath.ts';
import { ForbiddenError } from './ForbiddenError.ts';
import { clubsWith, scopeOf } from './scopeOf.ts';
import type { Viewer } from './viewer.ts';

/**
 * The clubs that a filter names directly (`club=/api/clubs/2`), also where it is one and the same in every way of
 * belonging to it (`or[leftClub]`, `or[welcomeClub]`); not those inside `not`.
 */
const namedClubs = (model: Model, entity: ResolvedEntity, where: Condition | undefined): number[] => {
  if (where === undefined) return [];
  if ('all' in where) return where.all.flatMap((part) => namedClubs(model, entity, part));
  if ('any' in where) {
    const parts = where.any.map((part) => namedClubs(model, entity, part));
    const clubs = [...new Set(parts.flat())];
    return clubs.length === 1 && parts.every((part) => part.length > 0) ? clubs : [];
  }
  if (!('path' in where) || !('values' in where.test)) return [];
  const path = where.path;
  const owner = entity.access.owners.find((candidate) => withoutId(candidate) === withoutId(path));
  const field = owner === undefined ? undefined : resolvePath(model, entity, path)?.at(-1)?.field;
  if (!field) return [];
  return where.test.values.flatMap((value) => {
    const club = toOperand(model, field, value);
    return typeof club === 'number' ? [club] : [];
  });
};

const withoutId = (path: string): string => path.replace(/\.id$/, '');

/** An empty list would look as if the club had no records; the caller gets a refusal instead. */
export const assertNamedClubs = (
  model: Model,
  entity: ResolvedEntity,
  viewer: Viewer | null,
  where: Condition | undefined,
): void => {
  const { publicFields, action, open } = entity.access;
  if (publicFields || open || action === undefined || viewer === null) return;
  const allowed = clubsWith(entity, viewer, 'read');
  if (namedClubs(model, entity, where).some((club) => !allowed.includes(club))) throw new ForbiddenError();
};

/** Whether the viewer may create records, in the clubs that the list names where it names some. */
export const canCreate = (
  model: Model,
  entity: ResolvedEntity,
  viewer: Viewer | null,
  where?: Condition,
): boolean => {
  if (viewer === null || scopeOf(entity, viewer, 'POST') === 'forbidden') return false;
  const allowed = clubsWith(entity, viewer, 'POST');
  return namedClubs(model, entity, where).every((club) => allowed.includes(club));
};
