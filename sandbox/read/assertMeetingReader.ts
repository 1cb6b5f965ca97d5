import { sql } from '../storage/sql.ts';
import { sportMatch } from '../entities/sportMatch.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { clubsWith, holdsModule } from '../rights/scopeOf.ts';
import { RequestFailure } from '../http/failures.ts';
import { idOf } from './idOf.ts';
import type { Caller } from './readModel.ts';

/** The meeting that a filter names, for those who may see the results of one of its clubs. */
export const assertMeetingReader = async (named: unknown, { context, viewer }: Caller): Promise<number> => {
  const match = idOf(named);
  if (viewer === null || !holdsModule(viewer, sportMatch.access.module)) throw new ForbiddenError();
  if (match === undefined)
    throw new RequestFailure(400, 'Invalid parameter "filter": a meeting is required.');
  const clubs = await context.db.query<{ club: number }>(sql`select tc.target_id as club
    from sport_matches m
    join opponents o on o.id in (m.home_opponent_id, m.away_opponent_id)
    join teams_clubs tc on tc.owner_id = o.team_id
    where m.id = ${match}::int`);
  const allowed = clubsWith({ access: sportMatch.access }, viewer, 'read');
  if (!clubs.some(({ club }) => allowed.includes(club))) throw new ForbiddenError();
  return match;
};
