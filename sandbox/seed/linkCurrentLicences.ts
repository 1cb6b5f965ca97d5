import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/**
 * Licences name their person, so the person can name the licence of the season only afterwards. `after` leaves out
 * the people up to that id.
 */
export const linkCurrentLicences = async (db: Database, after = 0): Promise<void> => {
  await db.query(sql`update people set licence_id = licences.id
    from licences join seasons on seasons.id = licences.season_id
    where licences.person_id = people.id and seasons.current and people.id > ${after}::int`);
};
