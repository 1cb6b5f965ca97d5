import assert from 'node:assert/strict';
import type pg from 'pg';
import { fetchReply, logIn } from './fetchReply.ts';
import type { Check } from './Site.ts';

const ROUNDS = 20;
const GAMES = 14;
const HALF = 7;

interface Line extends Record<string, unknown> {
  readonly played: number;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
}

/** The standing of a pool while its results come in. */
export const standingChecks: readonly Check[] = [
  {
    title: 'two results of one team sent at once through both processes are both in the standing',
    run: async (site) => {
      const {
        url,
        members: [first, second],
      } = site;
      const { token } = await logIn(url, 'instance');
      const database = await site.connect();
      try {
        const { opponent, meetings } = await meetingsOfOneTeam(database);
        const [one, other] = meetings;
        const enter = async (at: string, meeting: number, home: number): Promise<void> => {
          const body = { homeGamePoints: home, awayGamePoints: GAMES - home, status: 'entered' };
          const answer = await fetchReply(at, `/api/sport_matches/${meeting}`, {
            method: 'PUT',
            token,
            body,
          });
          assert.equal(answer.status, 200, answer.text());
        };
        for (let round = 0; round < ROUNDS; round += 1) {
          await Promise.all([
            enter(first.url, one, round % HALF),
            enter(second.url, other, (round * 5 + 3) % HALF),
          ]);
          const [shown, counted] = await readLines(database, opponent);
          assert.deepEqual(shown, counted, `round ${round + 1}`);
        }
        return `${ROUNDS} pairs, 0 lost`;
      } finally {
        await database.end();
      }
    },
  },
];

/** Two meetings that one team has not played yet; not those of club 1, which others enter. */
const meetingsOfOneTeam = async (
  database: pg.Client,
): Promise<{ readonly opponent: number; readonly meetings: readonly [number, number] }> => {
  const { rows } = await database.query<{ opponent: number; meetings: number[] }>(
    `select o.id as opponent, array_agg(m.id order by m.id) as meetings
      from sport_matches m join opponents o on o.id in (m.home_opponent_id, m.away_opponent_id)
      where m.status in ('scheduled', 'entered') and m.pool_id is not null and not exists (
        select 1 from opponents one join teams_clubs c on c.owner_id = one.team_id
          where one.id in (m.home_opponent_id, m.away_opponent_id) and c.target_id = 1)
      group by o.id having count(*) > 1 order by 1 limit 1`,
  );
  const [one, other] = rows[0]?.meetings ?? [];
  if (!rows[0] || one === undefined || other === undefined) throw new Error('No team has two meetings left');
  return { opponent: rows[0].opponent, meetings: [one, other] };
};

/** The line of a team as the standing shows it, and as its meetings give it. */
const readLines = async (database: pg.Client, opponent: number): Promise<readonly [Line, Line]> => {
  const shown = await database.query<Line>(
    `select sport_match_count as played, definitive_points::int as points, game_point_win as won, game_point_lost as lost
      from pool_results where opponent_id = $1`,
    [opponent],
  );
  const counted = await database.query<Line>(
    `select count(*)::int as played, sum(points)::int as points, sum(won)::int as won, sum(lost)::int as lost
      from (select home_points as points, home_game_points as won, away_game_points as lost, status
          from sport_matches where home_opponent_id = $1
        union all select away_points, away_game_points, home_game_points, status
          from sport_matches where away_opponent_id = $1) as sides
      where status in ('entered', 'confirmed', 'validated', 'disputed', 'forfeit')`,
    [opponent],
  );
  const [[one], [other]] = [shown.rows, counted.rows];
  if (!one || !other) throw new Error('The team is in no pool');
  return [one, other];
};
