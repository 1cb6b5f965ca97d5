import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';
import type { Violation } from '../validation/violation.ts';
import { violate } from './violate.ts';

/**
 * Whoever has played, or was there when the other side gave up, is on the sheet that is handed in: a player on each
 * letter of a single, two on each double that was played. The order of the games is that of the meeting's format.
 */
export const checkNamed = async (match: number, db: Database): Promise<Violation[]> => {
  const missing = await db.query<{ letter: string }>(sql`with lines as (
      select l.position, v.side, v.letter
      from sport_matches m
      join divisions d on d.id = m.division_id
      left join pools p on p.id = m.pool_id
      left join referentials r on r.id = d.match_format_id
      join opposition_sheets o on o.id = coalesce(p.player_opposition_sheet_id,
        (select max(named.id) from opposition_sheets named where named.name = r.code))
      join opposition_lines l on l.sheet_id = o.id
      cross join lateral (values ('home', l.home_player), ('away', l.away_player)) v(side, letter)
      where m.id = ${match}::int
    )
    select lines.letter
    from lines join games g on g.sport_match_id = ${match}::int and g.position = lines.position
    where g.winner is not null and not g.not_counted and case when lines.letter like 'Double%'
      then not g.forfeit and (select count(*) from sheet_match_players s where s.sport_match_id = ${match}::int
        and s.side = lines.side and s.double_pair = substring(lines.letter from '[0-9]+$')::int) <> 2
      else (not g.forfeit or g.winner = lines.side) and not exists (select 1 from sheet_match_players s
        where s.sport_match_id = ${match}::int and s.side = lines.side and s.letter = lines.letter) end
    group by lines.letter order by min(lines.position), lines.letter`);
  return missing.length === 0
    ? []
    : [
        violate(
          'status',
          `Joueurs à désigner\u00a0: ${missing.map(({ letter }) => nameOf(letter)).join(', ')}`,
        ),
      ];
};

/** `Double1` is `Double 1`. */
const nameOf = (letter: string): string => letter.replace(/^Double(?=\d)/, 'Double ');
