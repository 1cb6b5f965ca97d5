import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { liftTimeLimit } from '../storage/database.ts';
import type { Database } from '../storage/database.ts';
import { addFiles } from './addFiles.ts';
import { buildClubScale } from './buildClubScale.ts';
import { fillReadColumns } from './fillReadColumns.ts';
import { insertSeed } from './insertSeed.ts';
import { openAccounts } from './openAccounts.ts';
import { readTables } from './readTables.ts';

/**
 * Fills an empty database with the club scale and its demonstration accounts, all or nothing; any other is left as it
 * is. Returns whether it was empty.
 */
export const seedClub = (context: Context): Promise<boolean> =>
  context.db.transaction(async (db) => {
    await liftTimeLimit(db);
    // Two processes may start on one server: the second waits here and then finds the data.
    await db.query(sql`select pg_advisory_xact_lock(727173)`);
    if (!(await isEmpty(db))) return false;
    const byEntity = buildClubScale();
    await insertSeed({ ...context, db }, byEntity);
    await fillReadColumns(db);
    // Contact points of people and structures that have to be there first: their main ones exist before them.
    await insertSeed({ ...context, db }, readTables('tables/further'));
    await addFiles({ ...context, db }, byEntity);
    await openAccounts({ ...context, db }, byEntity.get('account') ?? []);
    // Until the server comes by to count, which may be minutes, it would plan for empty tables.
    await db.query(sql`analyze`);
    return true;
  });

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.query(sql`select 1 from organizations limit 1`)).length === 0;
