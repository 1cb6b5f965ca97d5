import { query, type Query, type Value } from './query.ts';

/** The number of records of a collection that fulfil all conditions. */
export const countOf = (collection: string, conditions: Readonly<Record<string, Value>>): Query =>
  Object.entries(conditions)
    .reduce<Query>((all, [path, value]) => all.where(path, value), query(`count ${collection}`, collection))
    .countOnly();
