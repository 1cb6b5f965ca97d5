import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** A function names its club, so the club can name who holds one only afterwards. `after` leaves out the structures up to that id. */
export const linkCorrespondents = async (db: Database, after = 0): Promise<void> => {
  await db.query(sql`update organizations set correspondent_id = accountants.id
    from accountants join accountant_functions f on f.id = accountants.function_id
    where accountants.organization_id = organizations.id and f.code = 'CORRESPONDANT'
      and organizations.id > ${after}::int`);
};
