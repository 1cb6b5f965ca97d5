import { holdsBounds } from '../../data/graphql/query.ts';
import { isObject, toMap, type Json } from '../../schema/read.ts';

/** One set filter of a list. */
export interface FilterLeaf {
  /** Keys from the filters of the list down to its value. */
  readonly keys: readonly string[];
  /** Dotted path of the field; the same whether the address nests it or writes the dots. */
  readonly path: string;
  /** `exists[licence]`: whether the field has a value. */
  readonly isPresence: boolean;
  readonly value: unknown;
}

/** The set filters of a list, one by one; the text of its search box is none of them. */
export const filterLeaves = (filter: unknown): readonly FilterLeaf[] => {
  const { q: _q, exists, ...rest } = toMap(filter);
  return [
    ...leaves(rest, []).map((leaf) => ({ ...leaf, isPresence: false })),
    ...leaves(toMap(exists), []).map((leaf) => ({
      ...leaf,
      keys: ['exists', ...leaf.keys],
      isPresence: true,
    })),
  ];
};

const leaves = (filter: Json, above: readonly string[]): readonly Omit<FilterLeaf, 'isPresence'>[] =>
  Object.entries(filter).flatMap(([key, value]) => {
    const keys = [...above, key];
    if (isObject(value) && !holdsBounds(value)) return leaves(value, keys);
    // The name of a filter (`search[title]`) is no part of the field.
    return [{ keys, path: (keys[0] === 'under' ? keys.slice(2) : keys).join('.'), value }];
  });
