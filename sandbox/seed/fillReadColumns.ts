import { sql } from '../storage/sql.ts';
import { countEventLicences } from '../rules/countEventLicences.ts';
import { rankTeams } from '../rules/rankTeams.ts';
import type { Database } from '../storage/database.ts';

/** Columns that follow from other records: lists show them, and nobody types them. */
export const fillReadColumns = async (db: Database): Promise<void> => {
  // Licences name their person and functions their club, which can name them back only afterwards.
  await db.query(sql`update people set licence_id = licences.id
    from licences join seasons on seasons.id = licences.season_id
    where licences.person_id = people.id and seasons.current`);
  await db.query(sql`update organizations set correspondent_id = accountants.id
    from accountants join accountant_functions f on f.id = accountants.function_id
    where accountants.organization_id = organizations.id and f.code = 'CORRESPONDANT'`);
  await rankTeams(db);
  await countEventLicences(db);
  await db.query(sql`update licences set event_type_id = (select min(e.id) from club_events e
      where e.club_id = licences.club_id and e.season_id = licences.season_id)
    where origin = 'event' and event_type_id is null`);
  await db.query(sql`update tour_registrations set person_id = l.person_id, contest_id = d.contest_id
    from licences l, tours t join divisions d on d.id = t.division_id
    where l.id = tour_registrations.licence_id and t.id = tour_registrations.tour_id
      and tour_registrations.person_id is null`);
};
