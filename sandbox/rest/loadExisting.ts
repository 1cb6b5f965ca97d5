import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { findOne } from '../storage/findByIds.ts';
import type { Store } from '../storage/findMany.ts';

/** A stored record together with the embedded ones it owns. */
export interface Existing {
  readonly row: Row;
  readonly embedded: Readonly<Record<string, Existing | null>>;
}

export const loadExisting = async (store: Store, entity: ResolvedEntity, row: Row): Promise<Existing> => {
  const embedded: Record<string, Existing | null> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'embedded') continue;
    const target = store.model.entity(field.target);
    const key = row[name];
    const found = typeof key === 'number' ? await findOne(store, target, key) : undefined;
    embedded[name] = found ? await loadExisting(store, target, found) : null;
  }
  return { row, embedded };
};
