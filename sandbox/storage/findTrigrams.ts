import { sql } from './sql.ts';
import type { Database } from './database.ts';

/**
 * The schema of the extension pg_trgm, which is created where the server has it and the user may; null elsewhere, as
 * in the embedded database. Searching is then the same, and slower from some ten thousand rows on.
 */
export const findTrigrams = async (db: Database): Promise<string | null> => {
  const [found] = await db.query<{ schema: string | null; allowed: boolean }>(sql`select
    (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace
      where e.extname = 'pg_trgm') as schema,
    exists (select from pg_available_extension_versions where name = 'pg_trgm' and trusted)
      and has_database_privilege(current_database(), 'create')
      and coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as allowed`);
  if (!found || found.schema !== null || !found.allowed) return found?.schema ?? null;
  await db.query(sql`create extension pg_trgm with schema public`);
  return 'public';
};
