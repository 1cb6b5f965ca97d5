import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';
import { toViolation } from '../validation/toViolation.ts';
import { removeContactsOf } from './furtherContact.ts';
import type { Rules } from './rules.ts';

/** A third party is recorded by the structure above it and numbered by the server, `T000012`. */
export const organization: Rules = {
  prepare: async ({ type }, existing, { context: { db } }) =>
    existing ? {} : { type, identifier: await drawNumber(db) },
  check: ({ parent }, existing) =>
    existing || typeof parent === 'number' ? [] : [toViolation('parent', 'NotNull')],
  beforeRemove: removeContactsOf('organization'),
};

const drawNumber = async (db: Database): Promise<string> => {
  await db.query(sql`select pg_advisory_xact_lock(727180)`);
  const [highest] = await db.query<{ sequence: number | null }>(
    sql`select max(substr(identifier, 2)::int) as sequence from organizations where identifier ~ '^T[0-9]+$'`,
  );
  return `T${String((highest?.sequence ?? 0) + 1).padStart(6, '0')}`;
};
