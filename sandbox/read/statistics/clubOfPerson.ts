import { sql } from '../../storage/sql.ts';
import { notFound } from '../../http/failures.ts';
import type { Database } from '../../storage/database.ts';

/**
 * The club that a person is with.
 * @throws RequestFailure 404
 */
export const clubOfPerson = async (db: Database, person: number | undefined): Promise<number> => {
  const [row] = await db.query<{ club: number }>(
    sql`select club_id as club from people where id = ${person ?? 0}::int`,
  );
  if (!row) throw notFound();
  return row.club;
};
