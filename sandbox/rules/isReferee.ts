import { sql } from '../storage/sql.ts';
import type { Tools } from './rules.ts';

/** Whether a person may referee a meeting of another club's: a validated licence of its season and a grade that is in force. */
export const isReferee = async (
  { context: { db } }: Tools,
  person: number,
  sportMatch: number,
): Promise<boolean> => {
  const found = await db.query(sql`select 1
    from sport_matches m
    join divisions d on d.id = m.division_id
    join contests c on c.id = d.contest_id
    join licences l on l.season_id = c.season_id and l.state = 'validated' and l.person_id = ${person}::int
    join graduations g on g.person_id = l.person_id and g.domain = 'refereeing' and g.active
      and (g.valid_until is null or g.valid_until >= m.date)
    where m.id = ${sportMatch}::int limit 1`);
  return found.length > 0;
};
