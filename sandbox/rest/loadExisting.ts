import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { findByIds, findOne } from '../storage/findByIds.ts';
import type { Store } from '../storage/store.ts';

/** A stored record together with the embedded ones and the rows it owns. */
export interface Existing {
  readonly row: Row;
  readonly embedded: Readonly<Record<string, Existing | null>>;
  readonly rows: Readonly<Record<string, readonly Existing[]>>;
}

export const loadExisting = async (store: Store, entity: ResolvedEntity, row: Row): Promise<Existing> => {
  const embedded: Record<string, Existing | null> = {};
  const rows: Record<string, readonly Existing[]> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind === 'rows')
      rows[name] = await loadRows(store, store.model.entity(field.target), row[name]);
    if (field.kind !== 'embedded') continue;
    const target = store.model.entity(field.target);
    const key = row[name];
    const found = typeof key === 'number' ? await findOne(store, target, key) : undefined;
    embedded[name] = found ? await loadExisting(store, target, found) : null;
  }
  return { row, embedded, rows };
};

const loadRows = async (store: Store, target: ResolvedEntity, keys: unknown): Promise<Existing[]> => {
  const found = await findByIds(store, target, Array.isArray(keys) ? keys : []);
  const loaded: Existing[] = [];
  for (const row of found) if (row) loaded.push(await loadExisting(store, target, row));
  return loaded;
};

/** A row of a record by its key. */
export const rowOf = (existing: Existing | null, name: string, id: number | undefined): Existing | null =>
  existing?.rows[name]?.find(({ row }) => row.id === id) ?? null;
