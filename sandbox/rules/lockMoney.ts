import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** Until the end of the transaction nobody else begins, gives up or settles a payment. */
export const lockMoney = async (db: Database): Promise<void> => {
  await db.query(sql`select pg_advisory_xact_lock(727179)`);
};
