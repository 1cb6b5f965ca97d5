import type { Entity } from '../model/entity.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { clubsWith, holdsModule } from '../rights/scopeOf.ts';
import type { Viewer } from '../rights/viewer.ts';
import { RequestFailure } from '../http/failures.ts';

type Guarded = Pick<Entity, 'access'>;

/**
 * The club of a read model's query, once it is known that the viewer may read there.
 * @throws RequestFailure 400 without a club, ForbiddenError
 */
export const assertClub = (guarded: Guarded, viewer: Viewer | null, club: number | undefined): number => {
  if (viewer === null || !holdsModule(viewer, guarded.access.module)) throw new ForbiddenError();
  if (club === undefined) throw new RequestFailure(400, 'Invalid parameter "filter": a club is required.');
  if (!clubsWith(guarded, viewer, 'read').includes(club)) throw new ForbiddenError();
  return club;
};
