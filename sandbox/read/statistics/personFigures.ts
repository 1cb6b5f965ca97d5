import { sql } from '../../storage/sql.ts';
import type { Database } from '../../storage/database.ts';
import { round } from './figure.ts';

/** Games of a person, season by season. A forfeit and a game that does not count are no games here. */
export const personFigures = async (db: Database, person: number): Promise<readonly PersonFigure[]> => {
  const rows = await db.query<Played>(sql`
    with played as (
      select s.name as season, g.double_opposition as double, g.sport_match_id as meeting,
        coalesce(h.person_id = ${person}::int, false) or coalesce(ht.person_id = ${person}::int, false) as home, g.winner,
        g.home_points_won, g.away_points_won
      from games g join contests c on c.id = g.contest_id join seasons s on s.id = c.season_id
        left join licences h on h.id = g.home_player_id left join licences a on a.id = g.away_player_id
        left join licences ht on ht.id = g.home_teammate_player_id
        left join licences at on at.id = g.away_teammate_player_id
      where ${person}::int in (h.person_id, a.person_id, ht.person_id, at.person_id)
        and g.winner is not null and not g.forfeit and not g.not_counted
    )
    select season, count(distinct meeting) as meetings, count(*) filter (where not double) as singles,
      count(*) filter (where not double and (winner = 'home') = home) as "singlesWon",
      count(*) filter (where double) as doubles,
      count(*) filter (where double and (winner = 'home') = home) as "doublesWon",
      coalesce(sum(case when home then home_points_won else away_points_won end) filter (where not double), 0) as points
    from played group by season order by season desc`);
  return rows.flatMap(({ season, ...counts }) => {
    const count = (name: keyof typeof LABELS): number => Number(counts[name]);
    const singles = count('singles');
    return [
      ...Object.entries(LABELS).map(([name, label]) => ({
        seasonName: season,
        theme: 'Parties',
        label,
        value: count(name as keyof typeof LABELS),
        unit: 'count' as const,
      })),
      // Neither is counted in games.
      {
        seasonName: season,
        theme: 'Repères',
        label: 'Simples gagnés (%)',
        value: singles === 0 ? 0 : round((100 * count('singlesWon')) / singles),
        unit: 'mean' as const,
      },
      {
        seasonName: season,
        theme: 'Repères',
        label: 'Points gagnés ou perdus',
        value: Number(counts.points),
        unit: 'mean' as const,
      },
    ];
  });
};

interface PersonFigure {
  readonly seasonName: string;
  readonly theme: string;
  readonly label: string;
  readonly value: number;
  readonly unit: 'count' | 'mean';
}

const LABELS = {
  meetings: 'Rencontres jouées',
  singles: 'Simples joués',
  singlesWon: 'Simples gagnés',
  doubles: 'Doubles joués',
  doublesWon: 'Doubles gagnés',
} as const;

type Played = { readonly season: string } & Readonly<Record<keyof typeof LABELS | 'points', unknown>>;
