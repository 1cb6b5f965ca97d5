import { sql } from './sql.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { removeFiles } from './files.ts';
import { findByIds } from './findByIds.ts';
import { renewReach } from './keepReach.ts';
import { toDatabaseFault } from './toDatabaseFault.ts';
import type { DatedStore } from './store.ts';

/** Deletes a record with the embedded ones, the rows and the files it owns; false when there is none. Fails on a record still in use. */
export const remove = async (context: DatedStore, entity: ResolvedEntity, id: number): Promise<boolean> => {
  const [row] = await findByIds(context, entity, [id]);
  if (!row) return false;
  for (const [name, field] of Object.entries(entity.fields)) {
    const rows = row[name];
    if (field.kind === 'rows' && Array.isArray(rows))
      for (const key of rows) await remove(context, context.model.entity(field.target), Number(key));
  }
  await removeFiles(context.db, entity, id);
  await context.db.query(sql`delete from ${sql.identifier(entity.table)} where id = ${id}::int`);
  for (const [name, field] of Object.entries(entity.fields)) {
    const owned = row[name];
    if (field.kind === 'embedded' && typeof owned === 'number')
      await removeUnlessShared(context, context.model.entity(field.target), owned);
  }
  return true;
};

/** Deletes an owned record that has lost its parent; one that others use as well is left to them. */
export const removeUnlessShared = async (
  context: DatedStore,
  entity: ResolvedEntity,
  id: number,
): Promise<void> => {
  try {
    await context.db.transaction((db) => remove({ ...context, db }, entity, id));
  } catch (error) {
    if (toDatabaseFault(error).kind !== 'inUse') throw error;
    await renewReach(context, entity, [id]);
  }
};
