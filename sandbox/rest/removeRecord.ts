import { announce } from '../rules/announce.ts';
import { assertSecondFactor } from '../rights/assertSecondFactor.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { readByIds } from '../rights/readMany.ts';
import { remove } from '../storage/remove.ts';
import { findOne } from '../storage/findByIds.ts';
import { toDatabaseFault } from '../storage/toDatabaseFault.ts';
import { assertNoHold } from './assertNoHold.ts';
import { notFound, RequestFailure } from '../http/failures.ts';
import { lockRow } from './lockRow.ts';
import { noteWrite } from './noteWrite.ts';
import type { Writing } from './draft.ts';

/**
 * Deletes a record with what it owns.
 * @throws RequestFailure 404, or 409 while other records refer to it
 */
export const removeRecord = async (
  { context, viewer, entity, rules }: Writing,
  id: number,
): Promise<void> => {
  try {
    await context.db.transaction(async (db) => {
      const inside = { ...context, db };
      await lockRow(db, entity, id);
      const [seen] = await readByIds(inside, viewer, entity, [id]);
      if (!seen) throw notFound();
      assertNoHold(seen);
      if (!seen['@permissions'].canDelete) throw new ForbiddenError();
      assertSecondFactor(context, entity, viewer, 'DELETE');
      const row = await findOne(inside, entity, id);
      if (!row) throw notFound();
      await rules.beforeRemove?.(row, { context: inside, viewer });
      await noteWrite(inside, viewer, entity, { row, before: null, isGone: true });
      await remove(inside, entity, id);
      await rules.afterRemove?.(row, { context: inside, viewer });
      await announce(db, entity.name, row);
    });
  } catch (error) {
    const fault = toDatabaseFault(error);
    if (fault.kind !== 'inUse') throw error;
    throw new RequestFailure(409, stillInUse(context.model.entities.values(), fault.table));
  }
};

const stillInUse = (entities: Iterable<{ table: string; label: string }>, table: string): string => {
  const user = [...entities].find((entity) => entity.table === table);
  const by = user ? ` (${user.label})` : '';
  return `Suppression impossible\u00a0: d’autres enregistrements${by} y font référence.`;
};
