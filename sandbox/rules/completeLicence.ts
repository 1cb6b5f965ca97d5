import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';
import type { Values } from '../storage/records.ts';
import { ageCategoryOf } from '../entities/ageCategoryOf.ts';
import { departmentOf } from '../entities/departmentOf.ts';

/** Numbers below belong to the federation's own sequence, those from here up to nobody. */
const FIRST_SEQUENCE = 990_001;
/** Points of somebody who was never ranked. */
const FIRST_POINTS = 500;

/**
 * What the server adds to a new licence: the number that the person keeps for life (the first time, the next
 * one of the department of the club), the age category of the season, and the points of the last licence.
 * Run it in the transaction that inserts: two licences taken at once then get two numbers.
 */
export const completeLicence = async (db: Database, values: Values): Promise<Values> => {
  const [known] = await db.query<Known>(sql`select extract(year from p.birth_date)::int as "birthYear",
      extract(year from s.end_date)::int as "endYear", c.identifier as "clubNumber"
    from people p, seasons s, organizations c
    where p.id = ${values['person']}::int and s.id = ${values['season']}::int and c.id = ${values['club']}::int`);
  // A person, season or club that is not there is refused by the foreign keys.
  if (!known) return values;
  const [last] = await db.query<Last>(sql`select identifier, points, ranking,
      first_licence_date as "firstLicenceDate" from licences
    where person_id = ${values['person']}::int and identifier is not null order by season_id desc, id desc limit 1`);
  const points = last?.points ?? FIRST_POINTS;
  return {
    ...values,
    identifier: last?.identifier ?? (await drawNumber(db, departmentOf(known.clubNumber))),
    category: await categoryId(db, ageCategoryOf(known.birthYear, known.endYear)),
    firstLicenceDate: last?.firstLicenceDate ?? values['validationDate'] ?? null,
    points,
    initialPoints: points,
    monthlyPoints: points,
    ranking: last?.ranking ?? FIRST_POINTS / 100,
  };
};

interface Known extends Record<string, unknown> {
  readonly birthYear: number;
  readonly endYear: number;
  readonly clubNumber: string;
}

interface Last extends Record<string, unknown> {
  readonly identifier: string;
  readonly points: number | null;
  readonly ranking: number | null;
  readonly firstLicenceDate: string | null;
}

const drawNumber = async (db: Database, department: string): Promise<string> => {
  await db.query(sql`select pg_advisory_xact_lock(727174)`);
  const [highest] = await db.query<{
    sequence: number | null;
  }>(sql`select max(substr(identifier, 3)::int) as sequence
    from licences where identifier like ${`${department}%`}`);
  return `${department}${Math.max(FIRST_SEQUENCE, (highest?.sequence ?? 0) + 1)}`;
};

const categoryId = async (db: Database, code: string): Promise<number | null> => {
  const [row] = await db.query<{ id: number }>(
    sql`select id from referentials where type = 'AgeCategory' and code = ${code}`,
  );
  return row?.id ?? null;
};
