import { sql } from '../../storage/sql.ts';
import type { Database } from '../../storage/database.ts';
import { playerOf, type Player } from './player.ts';

export interface StandingLine extends Record<string, unknown> {
  /** Null until the group has ended. */
  readonly rank: number | null;
  readonly seed: number | null;
  readonly player: Player;
  /** `1000A`: the points and the letter of the level. */
  readonly points: string | null;
}

/** Those who are entered in a group, by the rank they reached; equal ranks are together. */
export const readStandings = (db: Database, group: number): Promise<StandingLine[]> =>
  db.query<StandingLine>(sql`select r.rank, r.seed, r.scored as points, ${playerOf(sql`r.licence_id`)} as player
    from tour_registrations r where r.group_id = ${group} and r.licence_id is not null
    order by r.rank nulls last, r.seed nulls last, r.id`);
