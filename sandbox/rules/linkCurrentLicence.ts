import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** Shows on a person the licence of the current season, or none. Run it when a licence comes or goes. */
export const linkCurrentLicence = async (db: Database, person: number): Promise<void> => {
  await db.query(sql`update people set licence_id = (
      select licences.id from licences join seasons on seasons.id = licences.season_id
      where licences.person_id = people.id and seasons.current order by licences.id desc limit 1)
    where id = ${person}::int`);
};
