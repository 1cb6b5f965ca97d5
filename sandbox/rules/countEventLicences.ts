import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** Numbers the licences that a person, or anybody, took at events of a season. */
export const countEventLicences = (db: Database, person: number | null = null): Promise<unknown> =>
  db.query(sql`update licences set event_count = counted.number
    from (select l.id, row_number() over (partition by l.person_id, l.season_id order by l.id) as number
      from licences l join referentials t on t.id = l.type_id
      where t.code = 'E' and (${person}::int is null or l.person_id = ${person}::int)) counted
    where counted.id = licences.id and licences.event_count is distinct from counted.number`);
