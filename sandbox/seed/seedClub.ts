import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../storage/database.ts';
import { insertMany } from '../storage/records.ts';
import { addGalleryFiles } from './addGalleryFiles.ts';
import { buildClubScale } from './buildClubScale.ts';
import { runLaterSteps, skipLaterSteps } from './laterSteps.ts';
import { linkCorrespondents } from './linkCorrespondents.ts';
import { openAccounts } from './openAccounts.ts';

/** When the demonstration data was taken over: fixed, so that the audit footer is the same on any day. */
const CREATED = '2026-07-01T08:00:00Z';

/** Entities in the order in which they may refer to one another. */
const ORDER = [
  'referential',
  'season',
  'contact-point',
  'address',
  'federation',
  'zone',
  'league',
  'committee',
  'club',
  'person',
  'licence',
  'club-membership',
  'accountant',
  'account',
  'club-permission',
  'news',
  'gallery-venue',
  'gallery',
  'gallery-line',
];

export interface SeedOptions {
  /** Start of the random sequence; the same number gives the same records, on any day. */
  readonly seed?: number;
}

/**
 * Fills an empty database with the club scale and its demonstration accounts, all or nothing; one that an earlier
 * version has filled gets what the seed gained since, any other is left as it is. Returns whether it was empty.
 */
export const seedClub = (context: Context, options: SeedOptions = {}): Promise<boolean> =>
  context.db.transaction(async (db) => {
    // Two processes may start on one server: the second waits here and then finds the data.
    await db.query(sql`select pg_advisory_xact_lock(727173)`);
    if (!(await isEmpty(db))) {
      await runLaterSteps({ ...context, db }, () => buildClubScale(options.seed));
      return false;
    }
    const byEntity = buildClubScale(options.seed);
    const unordered = [...byEntity.keys()].filter((name) => !ORDER.includes(name));
    if (unordered.length > 0)
      throw new Error(`The seed has no place in its order for: ${unordered.join(', ')}`);
    for (const name of ORDER) {
      const rows = (byEntity.get(name) ?? []).map((row) => ({
        ...row,
        dateCreated: CREATED,
        dateModified: CREATED,
      }));
      await insertMany({ ...context, db }, context.model.entity(name), rows);
    }
    await linkCurrentLicences(db);
    await linkCorrespondents(db);
    const then = () => new Date(CREATED);
    await addGalleryFiles({ ...context, db, clock: then }, byEntity.get('gallery') ?? []);
    await openAccounts({ ...context, db }, byEntity.get('account') ?? []);
    await skipLaterSteps(db);
    return true;
  });

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.query(sql`select 1 from organizations limit 1`)).length === 0;

/** Licences name their person, so the person can name the licence of the season only afterwards. */
const linkCurrentLicences = async (db: Database): Promise<void> => {
  await db.query(sql`update people set licence_id = licences.id
    from licences join seasons on seasons.id = licences.season_id
    where licences.person_id = people.id and seasons.current`);
};
