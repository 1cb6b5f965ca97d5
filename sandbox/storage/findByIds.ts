import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Condition } from '../model/condition.ts';
import { findRows, MAX_LIMIT, type Reading } from './findMany.ts';
import type { Store } from './store.ts';

/** Rows by key, in the order of the keys; undefined where there is none (within `scope`). */
export const findByIds = async (
  store: Store,
  entity: ResolvedEntity,
  ids: readonly number[],
  scope: Condition | null = null,
  reading: Reading = {},
): Promise<(Row | undefined)[]> => {
  const wanted = [...new Set(ids)];
  const found = new Map<number, Row>();
  for (let start = 0; start < wanted.length; start += MAX_LIMIT) {
    const values = wanted.slice(start, start + MAX_LIMIT);
    const where: Condition = { path: 'id', test: { is: 'exact', values } };
    const request = { where, order: [], limit: MAX_LIMIT, offset: 0 };
    for (const row of await findRows(store, entity, request, scope, { ...reading, isKeyed: true }))
      found.set(row.id, row);
  }
  return ids.map((id) => found.get(id));
};

/** One row by key, or undefined. */
export const findOne = async (
  store: Store,
  entity: ResolvedEntity,
  id: number,
  scope: Condition | null = null,
  reading: Reading = {},
): Promise<Row | undefined> => (await findByIds(store, entity, [id], scope, reading))[0];
