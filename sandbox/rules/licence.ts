import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ageCategoryOf } from '../entities/ageCategoryOf.ts';
import type { Row } from '../model/entity.ts';
import { findOne } from '../storage/findByIds.ts';
import { catalogue } from '../validation/catalogue.ts';
import type { Rules, Values } from './rules.ts';

/** Season, category and number come from the server; one licence per person, club and season. */
export const licence: Rules = {
  prepare: async (values, _existing, { context }) => {
    const season = values['season'] ?? (await currentSeason(context));
    return {
      season,
      category: await categoryOf(context, values['person'], season),
      identifier: values['identifier'] ?? (await numberFor(context, values)),
    };
  },
  check: async ({ person, club, season }, existing, { context }) => {
    const twins = await context.db.query(sql`select 1 from licences
      where person_id = ${person ?? null}::int and club_id = ${club ?? null}::int
        and season_id = ${season ?? null}::int and id <> ${existing?.id ?? 0}::int limit 1`);
    return twins.length === 0
      ? []
      : [
          {
            propertyPath: 'person',
            message: 'Cette personne a déjà une licence pour cette saison.',
            code: catalogue.Unique.code,
          },
        ];
  },
  afterWrite: (row, { context }) => pointPerson(context, row),
  beforeRemove: (row, { context }) => pointPerson(context, row, row.id),
};

const currentSeason = async ({ db }: Context): Promise<number | null> => {
  const [row] = await db.query<{ id: number }>(
    sql`select id from seasons where current order by id desc limit 1`,
  );
  return row?.id ?? null;
};

/** By birth year and the year in which the season ends; null while one of them is unknown. */
const categoryOf = async (context: Context, person: unknown, season: unknown): Promise<number | null> => {
  const born = await dateOf(context, 'person', person, 'birthDate');
  const end = await dateOf(context, 'season', season, 'endDate');
  if (born === undefined || end === undefined) return null;
  const [birthYear, endYear] = [Number(born.slice(0, 4)), Number(end.slice(0, 4))];
  if (birthYear > endYear) return null;
  const code = ageCategoryOf(birthYear, endYear);
  const [row] = await context.db.query<{ id: number }>(
    sql`select id from referentials where type = 'AgeCategory' and code = ${code} limit 1`,
  );
  return row?.id ?? null;
};

const dateOf = async (
  context: Context,
  entity: string,
  id: unknown,
  field: string,
): Promise<string | undefined> => {
  const row = typeof id === 'number' ? await findOne(context, context.model.entity(entity), id) : undefined;
  const date = row?.[field];
  return typeof date === 'string' ? date : undefined;
};

/**
 * A number is given once for life: the one the person had before, else the next of the club's department,
 * two characters of department and a sequence.
 */
const numberFor = async ({ db }: Context, { person, club }: Values): Promise<string | null> => {
  const [earlier] = await db.query<{ identifier: string }>(sql`select identifier from licences
    where person_id = ${person ?? null}::int and identifier is not null order by id desc limit 1`);
  if (earlier) return earlier.identifier;
  const [home] = await db.query<{ department: string }>(
    sql`select substr(identifier, 3, 2) as department from organizations where id = ${club ?? null}::int`,
  );
  if (!home) return null;
  // Two licences created at once must not draw the same number.
  await db.query(sql`select pg_advisory_xact_lock(727172)`);
  const [last] = await db.query<{
    sequence: number | null;
  }>(sql`select max(substr(identifier, 3)::int) as sequence
    from licences where substr(identifier, 1, 2) = ${home.department} and identifier ~ '^..[0-9]{3,6}$'`);
  return `${home.department}${Math.max(FIRST_SEQUENCE, (last?.sequence ?? 0) + 1)}`;
};

/** Three digits at least. */
const FIRST_SEQUENCE = 100;

/** The person keeps pointing at the latest licence of the current season, not counting the one that goes. */
const pointPerson = async ({ db }: Context, row: Row, leaving = 0): Promise<void> => {
  const person = row['person'];
  if (typeof person !== 'number') return;
  await db.query(sql`update people set licence_id = (
      select licences.id from licences join seasons on seasons.id = licences.season_id
      where licences.person_id = people.id and seasons.current and licences.id <> ${leaving}::int
      order by licences.id desc limit 1)
    where people.id = ${person}::int`);
};
