import { sql } from '../../storage/sql.ts';
import type { Figure, Subject } from './figure.ts';

/** Events of a club with those who came, by type of event, by sex and age, and what became of the passes, season by season. */
export const eventFigures = async ({ db, club, season }: Subject): Promise<readonly Figure[]> => {
  const chosen = season === undefined ? sql`s.current` : sql`s.id = ${season}::int`;
  const rows = await db.query<Counted>(sql`
    with events as (
      select e.id, t.name as type, s.name as "seasonName", extract(year from s.end_date)::int as "endYear" from club_events e
        join club_event_types t on t.id = e.type_id join seasons s on s.id = e.season_id
        join seasons picked on s.start_date <= picked.start_date
      where e.club_id = ${club}::int and e.state in ('published', 'finished')
        and picked.id = (select s.id from seasons s where ${chosen} limit 1)
    ), people as (
      select e."seasonName", e.type, p.licensed, p.pass_state, p.gender, e."endYear" - p.birth_year as age
      from participants p join events e on e.id = p.club_event_id
    )
    select *, null as committee, null as league from (
      select "seasonName", 1 as rank, 'Événements' as theme, type as label, count(*) as value from events group by 1, 4
      union all select "seasonName", 2, 'Participants', type, count(*) from people group by 1, 4
      union all select "seasonName", 3, 'Participants', 'Dont déjà licenciés', count(*) from people
        where licensed group by 1
      union all select "seasonName", case gender when 'F' then 4 when 'M' then 5 else 6 end, 'Participants par sexe',
          case gender when 'F' then 'Féminin' when 'M' then 'Masculin' else 'Non renseigné' end, count(*)
        from people group by 1, 2, 4
      union all select "seasonName", case when age is null then 10 when age < 12 then 7 when age < 18 then 8 else 9 end,
          'Participants par âge', case when age is null then 'Non renseigné' when age < 12 then 'Moins de 12 ans'
            when age < 18 then 'De 12 à 17 ans' else 'Adultes' end, count(*)
        from people group by 1, 2, 4
      union all select "seasonName", case pass_state when 'issued' then 11 when 'used' then 12 when 'converted' then 13
          else 14 end, 'Pass délivrés', case pass_state when 'issued' then 'Émis'
          when 'used' then 'Utilisés' when 'converted' then 'Licence prise' else 'Expirés' end, count(*) from people
        where pass_state is not null group by 1, 2, 4
      union all select "seasonName", 15, 'Suites', 'Pass suivis d’une licence (%)',
          round(100.0 * count(*) filter (where pass_state = 'converted') / count(*), 1) from people
        where pass_state is not null group by 1
    ) figures order by "seasonName" desc, rank, label`);
  return rows.map(({ seasonName, theme, label, value }) => ({
    seasonName,
    theme,
    label,
    value: Number(value),
    committee: null,
    league: null,
    unit: 'count',
  }));
};

interface Counted extends Record<string, unknown> {
  readonly seasonName: string;
  readonly theme: string;
  readonly label: string;
  readonly value: unknown;
}
