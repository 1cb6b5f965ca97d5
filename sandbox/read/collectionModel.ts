import { readMany } from '../rights/readMany.ts';
import { isObject } from '../model/isObject.ts';
import { fromQuery } from '../rest/fromQuery.ts';
import { recordShape } from '../rest/shape.ts';
import { toJsonLd } from '../rest/toJsonLd.ts';
import type { ReadModel, ReadRecord } from './readModel.ts';

/** The records of a collection in the plain dialect, with the rights, filters and orders of that collection. */
export const collectionModel = (name: string): ReadModel => ({
  name,
  find: async ({ filter, sort, from, to }, { context, viewer }) => {
    const entity = context.model.byPath(`/${name}`);
    if (!entity) return { records: [], total: 0 };
    const order = sort ? [[`order[${sort[0]}]`, sort[1]] as const] : [];
    const parameters = new URLSearchParams(
      [...toParameters(filter), ...order].map(([key, value]) => [key, value]),
    );
    const query = { ...fromQuery(context.model, entity, parameters), offset: from, limit: to - from + 1 };
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
