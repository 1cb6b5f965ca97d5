import type { Context } from '../rights/context.ts';
import type { Model } from '../model/model.ts';
import { insertMany } from '../storage/records.ts';
import type { Rows } from './createRows.ts';

/** When the demonstration data was taken over: fixed, so that the audit footer is the same on any day. */
export const CREATED = '2026-07-01T08:00:00Z';

/** Writes the records of a seed, each entity after those that its records name; run it inside a transaction. */
export const insertSeed = async (context: Context, byEntity: Rows['byEntity']): Promise<void> => {
  for (const name of toOrder(context.model, byEntity)) {
    const rows = (byEntity.get(name) ?? [])
      .toSorted((one, other) => one.id - other.id)
      .map((row) => ({ ...row, dateCreated: CREATED, dateModified: CREATED }));
    await insertMany(context, context.model.entity(name), rows);
  }
};

/** The names of the entities in the order in which their records may refer to one another. */
const toOrder = (model: Model, byEntity: Rows['byEntity']): ReadonlySet<string> => {
  /** Which entity of a table holds an id: a relation may name a structure of any kind. */
  const holders = new Map<string, string>();
  for (const [name, rows] of byEntity)
    for (const { id } of rows) holders.set(`${model.entity(name).table} ${id}`, name);
  const ordered = new Set<string>();
  const visit = (name: string, above: readonly string[]): void => {
    if (ordered.has(name) || above.includes(name)) return;
    for (const other of namedBy(name)) visit(other, [...above, name]);
    ordered.add(name);
  };
  const namedBy = (name: string): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const [field, declared] of Object.entries(model.entity(name).fields)) {
      if (!('target' in declared)) continue;
      const { table } = model.entity(declared.target);
      for (const row of byEntity.get(name) ?? [])
        for (const id of [row[field]].flat()) {
          const holder = typeof id === 'number' ? holders.get(`${table} ${id}`) : undefined;
          if (holder !== undefined && holder !== name) found.add(holder);
        }
    }
    return found;
  };
  for (const name of byEntity.keys()) visit(name, []);
  return ordered;
};
