import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import type { Database } from '../storage/database.ts';

/** Channel of the messages between the processes on one database. */
export const CHANNEL = 'raquette_live';

/** Path from a record to the meeting whose result it is part of. */
const MEETING_OF: Readonly<Record<string, string>> = {
  'sport-match': 'id',
  game: 'sportMatch',
  'sheet-match-player': 'sportMatch',
  // Once it is accepted the meeting moves.
  'sport-match-change-request': 'sportMatch',
};

/**
 * Says that a meeting, its pool and its group look different, when `row` is part of a result. Sent with the
 * transaction of the write: nobody hears of what was not kept.
 */
export const announce = async (db: Database, entity: string, row: Row): Promise<void> => {
  const field = Object.hasOwn(MEETING_OF, entity) ? MEETING_OF[entity] : undefined;
  const meeting = field === undefined ? null : row[field];
  if (typeof meeting !== 'number') return;
  await db.query(sql`select pg_notify(${CHANNEL}::text, topic) from (
      select '/api/sport_matches/' || id as topic from sport_matches where id = ${meeting}::int
      union all select '/api/pools/' || pool_id from sport_matches where id = ${meeting}::int
      union all select '/api/groups/' || group_id from sport_matches where id = ${meeting}::int
    ) watched where topic is not null`);
};

/** Says that a pool looks different. */
export const announcePool = async (db: Database, pool: number): Promise<void> => {
  await db.query(sql`select pg_notify(${CHANNEL}::text, ${`/api/pools/${pool}`}::text)`);
};
