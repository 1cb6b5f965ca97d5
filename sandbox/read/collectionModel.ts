import { readMany } from '../rights/readMany.ts';
import type { Condition } from '../model/condition.ts';
import { isObject } from '../model/isObject.ts';
import { fromQuery } from '../rest/fromQuery.ts';
import { recordShape } from '../rest/shape.ts';
import { toJsonLd } from '../rest/toJsonLd.ts';
import { pruneCondition } from '../storage/pruneCondition.ts';
import type { ReadModel, ReadRecord } from './readModel.ts';
import { toSearchCondition } from './toSearchCondition.ts';

/**
 * The records of a collection in the plain dialect, with the rights and filters of that collection; searched by `q`.
 * What an order leaves equal follows in its direction: the entries of one day are in the order of their account.
 */
export const collectionModel = (name: string): ReadModel => ({
  name,
  find: async ({ filter: { q, ...filter }, sort, from, to }, { context, viewer }) => {
    const entity = context.model.byPath(`/${name}`);
    if (!entity) return { records: [], total: 0 };
    const order = sort ? [sort[0], 'id'].map((path) => [`order[${path}]`, sort[1]] as const) : [];
    const parameters = new URLSearchParams(
      [...toParameters(filter), ...order].map(([key, value]) => [key, value]),
    );
    const request = fromQuery(context.model, entity, parameters);
    const searched =
      typeof q === 'string' && q.trim() !== ''
        ? (pruneCondition(context.model, entity, toSearchCondition(entity, q)) ?? NOTHING)
        : undefined;
    const where = [request.where, searched].filter((part) => part !== undefined);
    const query = {
      ...request,
      ...(where.length > 0 ? { where: { all: where } } : {}),
      offset: from,
      limit: to - from + 1,
    };
    const { rows, total } = await readMany(context, viewer, entity, query);
    const objects = await toJsonLd(
      { context, viewer },
      entity,
      rows,
      recordShape(context.model, entity, 'list'),
    );
    const records = objects.map(
      (object, index) =>
        ({ ...object, '@permissions': rows[index]?.['@permissions'] }) as unknown as ReadRecord,
    );
    return { records, total };
  },
});

/** No record has none of its own. */
const NOTHING: Condition = { path: 'id', test: { is: 'exists', value: false } };

const BOUNDS = new Set([
  'after',
  'before',
  'strictly_after',
  'strictly_before',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
]);

/** Filters as parameters of a collection: an object is a path, but for the bounds of a value. */
const toParameters = (filter: unknown, path = ''): (readonly [string, string])[] => {
  if (Array.isArray(filter)) return filter.flatMap((value) => toParameters(value, `${path}[]`));
  if (!isObject(filter)) return path === '' || filter === null ? [] : [[path, toPlain(filter)]];
  return Object.entries(filter).flatMap(([key, value]) =>
    toParameters(value, path === '' ? key : BOUNDS.has(key) ? `${path}[${key}]` : `${path}.${key}`),
  );
};

const toPlain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
