import { sql } from '../../storage/sql.ts';
import type { endings } from '../../entities/endings.ts';
import type { Database } from '../../storage/database.ts';
import { playerOf, type Player } from './player.ts';

export type Side = 'home' | 'away';

/** As `endings` of the entities; null for a game that was played to its end, forfeited or not yet begun. */
export type Ending = keyof typeof endings | null;

/** A game with its players, its winner and its sets from the home side. */
export interface Game {
  readonly '@id': string;
  readonly id: number;
  readonly position: number;
  readonly stage: string | null;
  readonly forfeit: boolean;
  readonly ending: Ending;
  readonly winner: Side | null;
  readonly sets: readonly { readonly won: boolean; readonly loser: number }[];
}

/** A meeting of two players; one that is missing is a bye or not yet known. */
export interface Match extends Record<string, unknown> {
  readonly id?: number;
  readonly pool: number | null;
  readonly bracketPosition: string | null;
  readonly firstPlace: number | null;
  readonly winner: Side | null;
  readonly forfeit: string | null;
  readonly isCancelled: boolean;
  readonly home: Player | null;
  readonly away: Player | null;
  readonly game: Game | null;
}

/** The winner: as the game says, else the meeting, else whoever came; nobody where both stayed away. */
export const winnerOf = (match: Match): Side | null => {
  const { winner, forfeit, game } = match;
  if (forfeit === 'both' || isNotPlayed(match)) return null;
  const recorded = game?.winner ?? winner;
  if (recorded !== null || forfeit === null) return recorded;
  return forfeit === 'home' ? 'away' : 'home';
};

export const isForfeit = (match: Match): boolean =>
  !isNotPlayed(match) && (match.forfeit !== null || match.game?.forfeit === true);

export const endingOf = ({ isCancelled, game }: Match): Ending =>
  isCancelled ? 'cancelled' : (game?.ending ?? null);

/** Nobody has won, and nothing counts. */
const isNotPlayed = (match: Match): boolean => {
  const ending = endingOf(match);
  return ending === 'notPlayed' || ending === 'cancelled';
};

/** Begun, and lost by whoever did not go on. */
export const isUnfinished = (match: Match): boolean => endingOf(match) !== null && !isNotPlayed(match);

/** All meetings of a group in the order they are played. */
export const readMatches = (db: Database, group: number): Promise<Match[]> =>
  db.query<Match>(sql`select m.id, m.pool_id as pool, m.bracket_position as "bracketPosition",
      m.first_place as "firstPlace", m.forfeit, m.status = 'cancelled' as "isCancelled",
      case when m.winner in ('home', 'away') then m.winner end as winner,
      ${playerOf(sql`h.player_id`)} as home, ${playerOf(sql`a.player_id`)} as away,
      (select json_build_object('@id', '/api/games/' || g.id, 'id', g.id, 'position', g.position, 'stage', g.stage,
          'forfeit', g.forfeit, 'ending', g.ending, 'winner', g.winner,
          'sets', coalesce((select json_agg(json_build_object('won', s.won, 'loser', s.loser) order by s.position, s.id)
            from game_sets s where s.game_id = g.id), '[]'::json))
        from games g where g.sport_match_id = m.id order by g.position, g.id limit 1) as game
    from sport_matches m left join opponents h on h.id = m.home_opponent_id
      left join opponents a on a.id = m.away_opponent_id
    where m.group_id = ${group}
    order by m.round_number, m.id`);
