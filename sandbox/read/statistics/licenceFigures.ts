import { sql, type SQL } from '../../storage/sql.ts';
import { ageCategories } from '../../entities/ageCategories.ts';
import { today } from '../../model/time.ts';
import { round, type Figure, type Subject } from './figure.ts';

/**
 * Licences of every season up to the same day as today in the chosen season, so that seasons compare, by
 * kind; for the club, its committee and its league. Renewals are left out for seasons before which no
 * licence is known.
 */
export const licenceFigures = async ({ db, clock, club, season }: Subject): Promise<readonly Figure[]> => {
  const chosen = season === undefined ? sql`s.current` : sql`s.id = ${season}::int`;
  const rows = await db.query<Counted>(sql`
    with picked as (
      select s.start_date, least(${today(clock)}::date, s.end_date) - s.start_date as days from seasons s where ${chosen}
    ), clubs as (
      select o.id, o.id = me.id as own, o.committee_id = me.committee_id as near
      from organizations me join organizations o on o.type = 'club' and o.league_id = me.league_id
      where me.id = ${club}::int
    ), found as (
      select s.name as season, c.own, c.near, l.*, p.gender, p.main_address_id,
        extract(year from s.end_date) - extract(year from p.birth_date) as age,
        case when exists (select from licences b join seasons bs on bs.id = b.season_id
            where bs.end_date = s.start_date - 1)
          then exists (select from licences b join seasons bs on bs.id = b.season_id
            where b.person_id = l.person_id and b.club_id = l.club_id and b.state = 'validated'
              and bs.end_date = s.start_date - 1) end as renewed
      from licences l join clubs c on c.id = l.club_id join people p on p.id = l.person_id
        join seasons s on s.id = l.season_id join picked a on s.start_date <= a.start_date
      where l.state = 'validated' and coalesce(l.validation_date, s.start_date) <= s.start_date + a.days
    )
    ${sql.join(
      GROUPS.map(
        ([
          theme,
          label,
          join,
          rank = NO_RANK,
        ]) => sql`select f.season, ${theme}::text as theme, ${label} as label,
          ${rank} as rank, count(*) filter (where f.own) as value, count(*) filter (where f.near) as committee,
          count(*) as league
          from found f ${join} group by f.season, ${label} having ${label} is not null`,
      ),
      sql` union all `,
    )}
    union all ${sql.join(
      SHARES.map(
        ([
          label,
          value,
        ]) => sql`select f.season, ${MEANS}::text, ${label}::text, null, avg(${value}) filter (where f.own),
          avg(${value}) filter (where f.near), avg(${value}) from found f group by f.season
          having avg(${value}) filter (where f.own) is not null`,
      ),
      sql` union all `,
    )}
    union all select s.name, 'Mutations', case when m.left_club_id = ${club}::int then 'Départs' else 'Arrivées' end,
        null, count(*), null, null
      from licence_mutations m join seasons s on s.id = m.season_id join picked a on s.start_date <= a.start_date
      where m.status = 'accepted' and ${club}::int in (m.left_club_id, m.welcome_club_id) group by 1, 3
    union all select s.name, 'Équipes engagées', coalesce(d.label, d.name, 'Sans division'), null, count(*), null, null
      from teams t join teams_clubs j on j.owner_id = t.id and j.target_id = ${club}::int
        join seasons s on s.id = t.season_id join picked a on s.start_date <= a.start_date
        left join divisions d on d.id = t.division_id
      where t.state in ('registered', 'engaged') group by 1, 3`);
  return rows
    .toSorted(
      (one, other) =>
        THEMES.indexOf(one.theme) - THEMES.indexOf(other.theme) ||
        (one.rank ?? LAST) - (other.rank ?? LAST) ||
        one.label.localeCompare(other.label, 'fr', { numeric: true }) ||
        other.season.localeCompare(one.season),
    )
    .map((row) => toFigure(row));
};

/** Place of a label among those of its referential, from the youngest category to the oldest. */
const RANK = sql`min(r.position)`;
const NO_RANK = sql`null::int`;
/** Figures without a place come last. */
const LAST = Number.MAX_SAFE_INTEGER;

/**
 * The name of a category for girls and women. Written out: what is grouped by must be the same text as what is
 * selected, which parameters are not.
 */
const FEMININE = sql.raw(
  `case r.code ${ageCategories.map(({ code, feminine }) => `when '${code}' then '${feminine}'`).join(' ')} else r.name end`,
);

/** Theme, the label of a licence within it, where that label comes from, and its place within the theme. */
const GROUPS: readonly (readonly [theme: string, label: SQL, join: SQL, rank?: SQL])[] = [
  ['Licences validées', sql`'Total'::text`, sql``],
  ['Par type', sql`r.name`, sql`join referentials r on r.id = f.type_id`, RANK],
  ['Par sexe', sql`case f.gender when 'F' then 'Féminin' else 'Masculin' end`, sql``],
  [
    'Par catégorie',
    sql`coalesce(case when f.gender = 'F' then ${FEMININE} else r.name end, 'Sans catégorie')`,
    sql`left join referentials r on r.id = f.category_id`,
    RANK,
  ],
  [
    'Par forme de pratique',
    sql`r.name`,
    sql`join licences_practice_forms j on j.owner_id = f.id join referentials r on r.id = j.target_id`,
    RANK,
  ],
  [
    'Par mention médicale',
    sql`coalesce(r.name, 'Manquante')`,
    sql`left join referentials r on r.id = f.medical_id`,
    RANK,
  ],
  [
    'Par origine',
    sql`case when f.renewed then 'Renouvelées' when not f.renewed then 'Nouvelles dans le club' end`,
    sql``,
  ],
];

const SHARES: readonly (readonly [label: string, value: SQL])[] = [
  ['Âge moyen (ans)', sql`f.age`],
  ['Part des féminines (%)', sql`case when f.gender = 'F' then 100 else 0 end`],
  ['Part des moins de 18 ans (%)', sql`case when f.age < 18 then 100 else 0 end`],
  ['Part des licences renouvelées (%)', sql`case when f.renewed then 100 when not f.renewed then 0 end`],
];

/** Theme of the means and shares. */
const MEANS = 'Repères';

const THEMES = [
  'Licences validées',
  MEANS,
  ...GROUPS.slice(1).map(([theme]) => theme),
  'Mutations',
  'Équipes engagées',
];

interface Counted extends Record<string, unknown> {
  readonly season: string;
  readonly theme: string;
  readonly label: string;
  readonly rank: number | null;
  readonly value: unknown;
  readonly committee: unknown;
  readonly league: unknown;
}

/** Counts and means come as text. */
const toFigure = ({ season, theme, label, value, committee, league }: Counted): Figure => ({
  seasonName: season,
  theme,
  label,
  value: round(Number(value ?? 0)),
  committee: committee === null ? null : round(Number(committee)),
  league: league === null ? null : round(Number(league)),
  unit: theme === MEANS ? 'mean' : 'count',
});
