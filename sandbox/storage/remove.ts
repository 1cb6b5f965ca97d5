import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { findByIds } from './findByIds.ts';
import { toDatabaseFault } from './toDatabaseFault.ts';

/** Deletes a record and the embedded ones it owns; false when there is none. Fails on a record still in use. */
export const remove = async (context: Context, entity: ResolvedEntity, id: number): Promise<boolean> => {
  const [row] = await findByIds(context, entity, [id]);
  if (!row) return false;
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
  context: Context,
  entity: ResolvedEntity,
  id: number,
): Promise<void> => {
  try {
    await context.db.transaction((db) => remove({ ...context, db }, entity, id));
  } catch (error) {
    if (toDatabaseFault(error).kind !== 'inUse') throw error;
  }
};
