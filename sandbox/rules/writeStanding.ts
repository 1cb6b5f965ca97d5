import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { announcePool } from './announce.ts';
import { rankTeams } from './rankTeams.ts';
import type { Database } from '../storage/database.ts';
import { insertMany, update } from '../storage/records.ts';
import {
  toStanding,
  type CountedMeeting,
  type Entrant,
  type Fault,
  type StandingLine,
} from './toStanding.ts';

/** A team that did not come so often in a phase is out of the pool. */
const GENERAL_FORFEIT = 2;

/** From the moment a sheet is handed in its result counts, confirmed or not. */
const COUNTING = ['entered', 'confirmed', 'validated', 'disputed', 'forfeit'];

/**
 * Brings the standing of a pool of teams in step with its results, inside the transaction that changed one. Writers of
 * the same pool wait for one another, so that the last one counts what all of them have written.
 */
export const writeStanding = async (context: Context, pool: unknown): Promise<void> => {
  const { db, model } = context;
  if (typeof pool !== 'number') return;
  const [locked] = await db.query(
    sql`select id from pools where id = ${pool}::int and kind = 'team' for no key update`,
  );
  if (!locked) return;
  const lines = toStanding(await readEntrants(db, pool), await readMeetings(db, pool));
  const kept = await readLines(db, pool);
  const result = model.entity('pool-result');
  const fresh: StandingLine[] = [];
  let isChanged = false;
  for (const line of lines) {
    const before = kept.find(({ opponent }) => opponent === line.opponent);
    if (!before) fresh.push(line);
    else if (!isSame(before, line)) {
      await update(context, result, before.id, line);
      isChanged = true;
    }
  }
  if (fresh.length > 0)
    await insertMany(
      context,
      result,
      fresh.map((line) => ({ ...line, pool })),
    );
  const gone = kept.filter(({ opponent }) => lines.every((line) => line.opponent !== opponent));
  for (const { id } of gone) await db.query(sql`delete from pool_results where id = ${id}::int`);
  if (!isChanged && fresh.length === 0 && gone.length === 0) return;
  await rankTeams(db, pool);
  await announcePool(db, pool);
};

/** The same for every pool of a team. */
export const writeStandingsOf = async (context: Context, team: number): Promise<void> => {
  const pools = await context.db.query<{ pool: number }>(sql`select distinct p.pool_id as pool
    from pool_opponents p join opponents o on o.id = p.opponent_id where o.team_id = ${team}::int order by 1`);
  for (const { pool } of pools) await writeStanding(context, pool);
};

type KeptLine = StandingLine & { readonly id: number };

const isSame = (one: StandingLine, other: StandingLine): boolean =>
  (Object.keys(other) as (keyof StandingLine)[]).every((name) => one[name] === other[name]);

const readLines = (db: Database, pool: number): Promise<KeptLine[]> =>
  db.query<KeptLine>(sql`select id, opponent_id as opponent, definitive_rank as "definitiveRank",
      definitive_points as "definitivePoints", sport_match_count as "sportMatchCount",
      sport_match_win as "sportMatchWin", sport_match_draw as "sportMatchDraw", sport_match_lost as "sportMatchLost",
      forfeit, penality, game_point_win as "gamePointWin", game_point_lost as "gamePointLost",
      sets_won as "setsWon", sets_lost as "setsLost"
    from pool_results where pool_id = ${pool}::int`);

const counts = sql`m.status in (${sql.join(
  COUNTING.map((status) => sql`${status}`),
  sql`, `,
)})`;

/** In their initial order, in which equals stay. A place without opponent is a day off. */
const readEntrants = (db: Database, pool: number): Promise<Entrant[]> =>
  db.query<{ opponent: number; isOut: boolean }>(sql`select p.opponent_id as opponent,
      coalesce(t.state in ('withdrawn', 'generalForfeit'), false) or (
        select count(*) from sport_matches m where m.pool_id = p.pool_id and ${counts} and (
          m.home_opponent_id = p.opponent_id and m.forfeit in ('home', 'both')
          or m.away_opponent_id = p.opponent_id and m.forfeit in ('away', 'both'))
      ) >= ${GENERAL_FORFEIT}::int as "isOut"
    from pool_opponents p join opponents o on o.id = p.opponent_id left join teams t on t.id = o.team_id
    where p.pool_id = ${pool}::int order by p.position`);

interface Figures extends Record<string, unknown> {
  readonly home: number;
  readonly away: number;
  readonly homeGames: number | null;
  readonly awayGames: number | null;
  readonly forfeit: Fault;
  readonly penalty: Fault;
  readonly needed: number;
  readonly homeSets: number;
  readonly awaySets: number;
  readonly homeRallies: number;
  readonly awayRallies: number;
}

/** A set is stored as the points of its loser: the winner has 11, or two more than 10 and above. */
const readMeetings = async (db: Database, pool: number): Promise<CountedMeeting[]> => {
  const rows = await db.query<Figures>(sql`select m.home_opponent_id as home, m.away_opponent_id as away,
      m.home_game_points as "homeGames", m.away_game_points as "awayGames", m.forfeit, m.penalty,
      (coalesce(c.best_of, 5) + 1) / 2 as needed,
      s.home_sets::int as "homeSets", s.away_sets::int as "awaySets",
      s.home_rallies::int as "homeRallies", s.away_rallies::int as "awayRallies"
    from sport_matches m
      left join divisions d on d.id = m.division_id left join contests c on c.id = d.contest_id
      cross join lateral (select count(*) filter (where x.won) as home_sets, count(*) filter (where not x.won) as away_sets,
          coalesce(sum(case when x.won then greatest(11, x.loser + 2) else x.loser end), 0) as home_rallies,
          coalesce(sum(case when x.won then x.loser else greatest(11, x.loser + 2) end), 0) as away_rallies
        from games g join game_sets x on x.game_id = g.id where g.sport_match_id = m.id and not g.not_counted) s
    where m.pool_id = ${pool}::int and ${counts} and m.home_opponent_id is not null and m.away_opponent_id is not null
      and (m.home_game_points is not null and m.away_game_points is not null
        or m.forfeit is not null or m.penalty is not null)
    order by m.id`);
  return rows.map(({ home, away, homeGames, awayGames, forfeit, penalty, needed, ...played }) => {
    const games = homeGames === null || awayGames === null ? null : ([homeGames, awayGames] as const);
    const isDealt = forfeit !== null && games !== null;
    return {
      home,
      away,
      games,
      forfeit,
      penalty,
      // Who meets nobody wins every game in the fewest sets.
      sets: isDealt ? [games[0] * needed, games[1] * needed] : [played.homeSets, played.awaySets],
      rallies: forfeit === null ? [played.homeRallies, played.awayRallies] : [0, 0],
    };
  });
};
