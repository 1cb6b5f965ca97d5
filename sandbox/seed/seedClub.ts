import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { liftTimeLimit } from '../storage/database.ts';
import type { Database } from '../storage/database.ts';
import { addFurtherContacts } from './addFurtherContacts.ts';
import { addGalleryFiles } from './addGalleryFiles.ts';
import { addDocumentFiles } from './addDocumentFiles.ts';
import { addTournamentFiles } from './addTournamentFiles.ts';
import { buildClubScale } from './buildClubScale.ts';
import { fillReadColumns } from './fillReadColumns.ts';
import { CREATED, insertSeed } from './insertSeed.ts';
import { linkCorrespondents } from './linkCorrespondents.ts';
import { linkCurrentLicences } from './linkCurrentLicences.ts';
import { openAccounts } from './openAccounts.ts';

export interface SeedOptions {
  /** Start of the random sequence; the same number gives the same records, on any day. */
  readonly seed?: number;
}

/**
 * Fills an empty database with the club scale and its demonstration accounts, all or nothing; any other is left as it
 * is. Returns whether it was empty.
 */
export const seedClub = (context: Context, options: SeedOptions = {}): Promise<boolean> =>
  context.db.transaction(async (db) => {
    await liftTimeLimit(db);
    // Two processes may start on one server: the second waits here and then finds the data.
    await db.query(sql`select pg_advisory_xact_lock(727173)`);
    if (!(await isEmpty(db))) return false;
    const byEntity = buildClubScale(options.seed);
    await insertSeed({ ...context, db }, byEntity);
    await linkCurrentLicences(db);
    await linkCorrespondents(db);
    await fillReadColumns(db);
    await addFurtherContacts({ ...context, db });
    const then = () => new Date(CREATED);
    await addGalleryFiles({ ...context, db, clock: then }, byEntity.get('gallery') ?? []);
    await addDocumentFiles({ ...context, db, clock: then }, byEntity.get('club-document') ?? []);
    await addTournamentFiles({ ...context, db, clock: then }, byEntity.get('tournament-request') ?? []);
    await openAccounts({ ...context, db }, byEntity.get('account') ?? []);
    // Until the server comes by to count, which may be minutes, it would plan for empty tables.
    await db.query(sql`analyze`);
    return true;
  });

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.query(sql`select 1 from organizations limit 1`)).length === 0;
