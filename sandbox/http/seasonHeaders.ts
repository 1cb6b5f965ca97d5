import { sql } from '../storage/sql.ts';
import { toZoned } from '../model/time.ts';
import type { Database } from '../storage/database.ts';

const CACHE_MS = 1000;

export interface SeasonHeaders {
  /** `Current-Season` and `Current-Season-Update`; none when no season is current. */
  read(): Promise<Readonly<Record<string, string>>>;
  /** Makes the next reading query the database. */
  forget(): void;
}

/** Reads the current season at most once a second, since every answer names it. */
export const createSeasonHeaders = (db: Database): SeasonHeaders => {
  let cached: { readonly until: number; readonly headers: Promise<Record<string, string>> } | undefined;
  return {
    read: () => {
      if (!cached || performance.now() > cached.until) {
        const headers = readSeason(db);
        cached = { until: performance.now() + CACHE_MS, headers };
        headers.catch(() => (cached = undefined));
      }
      return cached.headers;
    },
    forget: () => {
      cached = undefined;
    },
  };
};

const readSeason = async (db: Database): Promise<Record<string, string>> => {
  const [season] = await db.query<{ id: number; modified: number }>(sql`select id,
      extract(epoch from coalesce(date_modified, date_created))::float8 as modified
    from seasons where current order by id desc limit 1`);
  if (!season) return {};
  return {
    'Current-Season': String(season.id),
    'Current-Season-Update': toZoned(new Date(season.modified * 1000)),
  };
};
