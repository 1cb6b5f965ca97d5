import { sql, type SQL } from '../../storage/sql.ts';
import { createFindReferential, type FindReferential } from '../createFindReferential.ts';
import type { SeedSeason } from '../season.ts';
import type { SportFrame } from '../sportTools.ts';
import type { Database } from '../../storage/database.ts';

/** The records that the sectors refer to, read back from the database. */
export interface Frame extends SportFrame {
  readonly seasons: readonly SeedSeason[];
  readonly referential: FindReferential;
  /** Bodies above the clubs, by their number. */
  readonly organizations: ReadonlyMap<string, number>;
  /** Functions by code. */
  readonly functions: ReadonlyMap<string, number>;
  /** Team contests by the number of the body that runs them. */
  readonly contests: ReadonlyMap<string, number>;
}

export const readFrame = async (db: Database): Promise<Frame> => {
  const seasons = await db.query<{ id: number; end: number }>(
    sql`select id, extract(year from end_date)::int as end from seasons order by end_date`,
  );
  const referentials = await readMap(db, sql`select type || ' ' || code as key, id from referentials`);
  const days = await db.query<{ id: number; position: number }>(sql`select id, position from days`);
  return {
    seasons: seasons.map(({ id, end }) => ({ id, endYear: end })),
    referential: createFindReferential(referentials),
    organizations: await readMap(
      db,
      sql`select identifier as key, id from organizations where type <> 'club'`,
    ),
    functions: await readMap(db, sql`select code as key, id from accountant_functions`),
    contests: await readMap(
      db,
      sql`select o.identifier as key, min(c.id) as id from contests c
        join organizations o on o.id = c.organization_id where c.kind = 'E' group by o.identifier`,
    ),
    oppositionSheets: await readMap(db, sql`select name as key, id from opposition_sheets`),
    days: new Map(days.map(({ id, position }) => [position, id])),
  };
};

const readMap = async (db: Database, query: SQL): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.query<{ key: string; id: number }>(query);
  return new Map(rows.map(({ key, id }) => [key, id]));
};
