import { sql } from '../storage/sql.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Database } from '../storage/database.ts';

/** Makes other writers of the record wait until this transaction ends. */
export const lockRow = async (db: Database, entity: ResolvedEntity, id: number): Promise<void> => {
  await db.query(sql`select id from ${sql.identifier(entity.table)} where id = ${id}::int for update`);
};
