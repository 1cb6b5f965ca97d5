import { sql } from 'drizzle-orm';
import { mailLink, type LinkHolder } from '../auth/accountLinks.ts';
import { storePassword } from '../auth/passwords.ts';
import type { Context } from '../context.ts';
import type { Row } from '../model/entity.ts';
import type { Database } from '../storage/database.ts';
import { insertMany } from '../storage/records.ts';
import { addGalleryFiles } from './addGalleryFiles.ts';
import { buildClubScale } from './buildClubScale.ts';

/** Same password for every demonstration account. */
const DEMO_PASSWORD = 'demo';

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
 * Fills an empty database with the club scale and its demonstration accounts, all or nothing; a database that
 * holds a structure already is left as it is. Returns whether it filled it.
 */
export const seedClub = (context: Context, options: SeedOptions = {}): Promise<boolean> =>
  context.db.transaction(async (db) => {
    // Two processes may start on one server: the second waits here and then finds the data.
    await db.query(sql`select pg_advisory_xact_lock(727173)`);
    if (!(await isEmpty(db))) return false;
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
    for (const account of byEntity.get('account') ?? []) {
      await storePassword(db, account.id, DEMO_PASSWORD);
      if (account['enabled'] === false) await mailLink({ ...context, db }, 'registration', toHolder(account));
    }
    return true;
  });

const toHolder = ({ id, username, email }: Row): LinkHolder => ({
  id,
  username: String(username),
  email: String(email),
});

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.query(sql`select 1 from organizations limit 1`)).length === 0;

/** Licences name their person, so the person can name the licence of the season only afterwards. */
const linkCurrentLicences = async (db: Database): Promise<void> => {
  await db.query(sql`update people set licence_id = licences.id
    from licences join seasons on seasons.id = licences.season_id
    where licences.person_id = people.id and seasons.current`);
};

/** A function names its club, so the club can name who holds one only afterwards. */
const linkCorrespondents = async (db: Database): Promise<void> => {
  await db.query(sql`update organizations set correspondent_id = accountants.id
    from accountants where accountants.club_id = organizations.id`);
};
