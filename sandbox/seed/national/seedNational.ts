import { sql } from '../../storage/sql.ts';
import type { Context } from '../../rights/context.ts';
import { StartError } from '../../../host/StartError.ts';
import type { Database } from '../../storage/database.ts';
import { createRows } from '../createRows.ts';
import { insertSeed } from '../insertSeed.ts';
import { fillReadColumns } from '../fillReadColumns.ts';
import { linkCorrespondents } from '../linkCorrespondents.ts';
import { linkCurrentLicences } from '../linkCurrentLicences.ts';
import { openAccounts } from '../openAccounts.ts';
import { seedClub } from '../seedClub.ts';
import { buildCountry } from './buildCountry.ts';
import { buildSector } from './buildSector.ts';
import { planSectors } from './planSectors.ts';
import type { Sector } from './planSectors.ts';
import { readFrame } from './readFrame.ts';
import type { Frame } from './readFrame.ts';

const DEFAULT_SEED = 2027;

export interface NationalOptions {
  /** Start of every random sequence; the same number gives the same records. */
  readonly seed?: number;
  /** All of the country by default. */
  readonly sectors?: readonly Sector[];
  /** Called at the start and after each sector written. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Fills a database with the country: three thousand clubs and their 220,000 licences of the season, a million games,
 * beside the club scale. Each sector is written whole with the note that it is, so that a run that was ended goes on
 * where it was, and two at once share the work.
 * @throws StartError when the database holds other data, or was begun with other numbers
 */
export const seedNational = async (
  context: Context,
  { seed = DEFAULT_SEED, sectors = planSectors(), onProgress = () => undefined }: NationalOptions = {},
): Promise<void> => {
  await seedClub(context);
  await begin(context, seed, sectors.length);
  const frame = await readFrame(context.db);
  let done = await readDone(context.db);
  onProgress(done, sectors.length);
  while (done < sectors.length) {
    done = await addNext(context, frame, sectors, seed);
    onProgress(done, sectors.length);
  }
  // Also marks all rows as visible to all, so that counting reads indexes alone.
  await context.db.query(sql`vacuum analyze`);
};

/** Writes the structures above the clubs, once, and refuses to go on with another plan than the one begun. */
const begin = (context: Context, seed: number, total: number): Promise<void> =>
  context.db.transaction(async (db) => {
    await db.query(sql`select pg_advisory_xact_lock(727174)`);
    await db.query(sql`create table if not exists national_seed (
      one boolean primary key default true check (one), seed integer not null, total integer not null,
      done integer not null default 0)`);
    const [begun] = await db.query<{ seed: number; total: number }>(
      sql`select seed, total from national_seed`,
    );
    if (begun && (begun.seed !== seed || begun.total !== total))
      throw new StartError(
        `The country in this database was begun with the number ${begun.seed} and ${begun.total} sectors, not with ${seed} and ${total}: give the same, or an empty database.`,
      );
    if (begun) return;
    const holder = await findHolder(db);
    const startOf = await readStarts({ ...context, db });
    const rows = createRows(startOf);
    const byEntity = buildCountry(rows, await readFrame(db), holder, startOf('committee') + 1);
    await insertSeed({ ...context, db }, byEntity);
    await openAccounts({ ...context, db }, byEntity.get('account') ?? []);
    await db.query(sql`insert into national_seed (seed, total) values (${seed}::int, ${total}::int)`);
  });

/** The federal account belongs to a person of the demonstration. */
const findHolder = async (db: Database): Promise<number> => {
  const [found] = await db.query<{ person: number }>(
    sql`select person_id as person from accounts where username = 'officiel'`,
  );
  if (!found)
    throw new StartError('The database holds data of its own: point DATABASE_URL at an empty database.');
  return found.person;
};

const readDone = async (db: Database): Promise<number> => {
  const [row] = await db.query<{ done: number }>(sql`select done from national_seed`);
  return row?.done ?? 0;
};

/** Writes the next sector; returns how many are written. */
const addNext = (context: Context, frame: Frame, sectors: readonly Sector[], seed: number): Promise<number> =>
  context.db.transaction(async (db) => {
    const [row] = await db.query<{ done: number }>(sql`select done from national_seed for update`);
    const place = row?.done ?? 0;
    const sector = sectors[place];
    if (!sector) return place;
    const startOf = await readStarts({ ...context, db });
    const firstClub = startOf('club') + 1;
    const byEntity = buildSector(createRows(startOf), frame, sector, { seed, place, firstClub });
    await insertSeed({ ...context, db }, byEntity);
    await linkCurrentLicences(db, startOf('person'));
    await linkCorrespondents(db, startOf('club'));
    await fillReadColumns(db);
    await db.query(sql`update national_seed set done = ${place + 1}::int`);
    return place + 1;
  });

/** The highest id of each entity's table. */
const readStarts = async ({ db, model }: Context): Promise<(entity: string) => number> => {
  const tables = [...new Set([...model.entities.values()].map(({ table }) => table))];
  const rows = await db.query<{ name: string; id: number }>(
    sql.join(
      tables.map(
        (table) =>
          sql`select ${table}::text as name, coalesce(max(id), 0)::int as id from ${sql.identifier(table)}`,
      ),
      sql` union all `,
    ),
  );
  const highest = new Map(rows.map(({ name, id }) => [name, id]));
  return (entity) => highest.get(model.entity(entity).table) ?? 0;
};
