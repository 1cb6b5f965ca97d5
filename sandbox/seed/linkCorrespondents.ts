import { sql } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';

/** A function names its club, so the club can name who holds one only afterwards. */
export const linkCorrespondents = async (db: Database): Promise<void> => {
  await db.query(sql`update organizations set correspondent_id = accountants.id
    from accountants where accountants.club_id = organizations.id`);
};
