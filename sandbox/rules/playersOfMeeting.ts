import { sql } from '../storage/sql.ts';
import type { Tools } from './rules.ts';

/** The licences of both clubs of a meeting for its season, and the people behind them, as IRIs: whom its sheet may name. */
export const playersOfMeeting = async (
  { context: { db } }: Tools,
  sportMatch: unknown,
): Promise<ReadonlySet<string>> => {
  if (typeof sportMatch !== 'number') return new Set();
  const rows = await db.query<{
    licence: number;
    person: number;
  }>(sql`select l.id as licence, l.person_id as person
    from sport_matches m
    join divisions d on d.id = m.division_id
    join contests c on c.id = d.contest_id
    join opponents o on o.id in (m.home_opponent_id, m.away_opponent_id)
    join teams_clubs tc on tc.owner_id = o.team_id
    join licences l on l.club_id = tc.target_id and l.season_id = c.season_id
    where m.id = ${sportMatch}::int`);
  return new Set(
    rows.flatMap(({ licence, person }) => [`/api/licences/${licence}`, `/api/people/${person}`]),
  );
};
