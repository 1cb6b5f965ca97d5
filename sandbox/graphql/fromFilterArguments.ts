import { boundsOf } from '../storage/boundsOf.ts';
import type { Condition, Order, Scalar } from '../model/condition.ts';
import type { PageArguments } from './fromPageArguments.ts';

/** Arguments of a collection field after graphql-js has checked them against the schema. */
export type CollectionArguments = PageArguments & Readonly<Record<string, unknown>>;

export interface Filter {
  readonly where: Condition;
  readonly order: readonly Order[];
}

/**
 * Reads the arguments of a collection as one condition (all filters hold, and `or`, and `not`) and its order.
 * The lists `or`, `not`, `exists` and `order` are each merged into one map, as API Platform does: a repeated
 * key keeps its last value. Conditions without a value are left out.
 */
export const fromFilterArguments = (args: CollectionArguments): Filter => {
  const {
    or,
    not,
    exists,
    order,
    first: _first,
    after: _after,
    last: _last,
    before: _before,
    ...where
  } = args;
  const alternatives = conditionsOf(merge(or));
  const excluded = conditionsOf(merge(not));
  return {
    where: {
      all: [
        ...conditionsOf(Object.entries(where)),
        ...(excluded.length > 0 ? [{ not: { any: excluded } }] : []),
        ...(alternatives.length > 0 ? [{ any: alternatives }] : []),
        ...merge(exists).flatMap(([name, value]): Condition[] =>
          typeof value === 'boolean' ? [{ path: pathOf(name), test: { is: 'exists', value } }] : [],
        ),
      ],
    },
    order: merge(order).flatMap(([name, value]): Order[] => {
      const direction = String(value).toLowerCase();
      return direction === 'asc' || direction === 'desc' ? [{ path: pathOf(name), direction }] : [];
    }),
  };
};

type Entries = readonly (readonly [name: string, value: unknown])[];

const merge = (list: unknown): Entries =>
  Array.isArray(list) ? [...new Map(list.flatMap((item: unknown) => Object.entries(item ?? {})))] : [];

const pathOf = (name: string): string => name.replace(/_list$/, '').replaceAll('_', '.');

const conditionsOf = (entries: Entries): Condition[] =>
  entries.flatMap(([name, value]) => conditionOf(pathOf(name), value));

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** One value, a list of values, or a list of bounds: the schema lets nothing else through. */
const conditionOf = (path: string, value: unknown): Condition[] => {
  if (isScalar(value)) return [{ path, test: { is: 'match', values: [value] } }];
  if (!Array.isArray(value)) return [];
  const values = value.filter(isScalar);
  if (values.length > 0) return [{ path, test: { is: 'match', values } }];
  const bounds = value.flatMap((item: unknown) =>
    Object.entries(item ?? {}).flatMap(([name, text]) =>
      typeof text === 'string' ? boundsOf(name, text) : [],
    ),
  );
  return bounds.length > 0 ? [{ all: bounds.map((test) => ({ path, test })) }] : [];
};
