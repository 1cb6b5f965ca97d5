import { sql } from '../../storage/sql.ts';
import type { Database } from '../../storage/database.ts';
import { idOf } from '../idOf.ts';

/** The seasons behind IRIs, newest first; what names none is left out. */
export const namesOfSeasons = async (
  db: Database,
  seasons: readonly unknown[],
): Promise<readonly { readonly id: number; readonly name: string }[]> => {
  const ids = seasons.flatMap((season) => idOf(season) ?? []);
  if (ids.length === 0) return [];
  return db.query(sql`select id, name from seasons where id in ${ids} order by start_date desc`);
};
