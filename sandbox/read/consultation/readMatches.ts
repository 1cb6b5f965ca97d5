import { sql } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { playerOf, type Player } from './player.ts';

export type Side = 'home' | 'away';

/** A game as it is told: by its players, its winner and its sets from the home side. */
export interface Game {
  readonly '@id': string;
  readonly id: number;
  readonly position: number;
  readonly stage: string | null;
  readonly forfeit: boolean;
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
  readonly home: Player | null;
  readonly away: Player | null;
  readonly game: Game | null;
}

/** Who has won: as the game says, else the meeting, else whoever came; nobody where both stayed away. */
export const winnerOf = ({ winner, forfeit, game }: Match): Side | null => {
  if (forfeit === 'both') return null;
  const told = game?.winner ?? winner;
  if (told !== null || forfeit === null) return told;
  return forfeit === 'home' ? 'away' : 'home';
};

export const isForfeit = ({ forfeit, game }: Match): boolean => forfeit !== null || game?.forfeit === true;

/** All meetings of a group in the order they are played. */
export const readMatches = (db: Database, group: number): Promise<Match[]> =>
  db.query<Match>(sql`select m.id, m.pool_id as pool, m.bracket_position as "bracketPosition",
      m.first_place as "firstPlace", m.forfeit,
      case when m.winner in ('home', 'away') then m.winner end as winner,
      ${playerOf(sql`h.player_id`)} as home, ${playerOf(sql`a.player_id`)} as away,
      (select json_build_object('@id', '/api/games/' || g.id, 'id', g.id, 'position', g.position, 'stage', g.stage,
          'forfeit', g.forfeit, 'winner', g.winner,
          'sets', coalesce((select json_agg(json_build_object('won', s.won, 'loser', s.loser) order by s.position, s.id)
            from game_sets s where s.game_id = g.id), '[]'::json))
        from games g where g.sport_match_id = m.id order by g.position, g.id limit 1) as game
    from sport_matches m left join opponents h on h.id = m.home_opponent_id
      left join opponents a on a.id = m.away_opponent_id
    where m.group_id = ${group} and m.status <> 'cancelled'
    order by m.round_number, m.id`);
