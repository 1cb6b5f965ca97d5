import type { Model, ResolvedEntity } from '../model/model.ts';
import { boundsOf } from '../storage/boundsOf.ts';
import type { Condition, ListRequest, Order, Scalar } from '../model/condition.ts';
import { MAX_LIMIT } from '../storage/findMany.ts';
import { pruneCondition, pruneOrder } from '../storage/pruneCondition.ts';
import { RequestFailure } from '../http/failures.ts';
import { measureSearch } from '../http/measureSearch.ts';
import { toOwnConditions } from './ownFilters.ts';

const DEFAULT_SIZE = 25;
const MAX_PAGE = 1_000_000_000;

export interface Query extends ListRequest {
  readonly page: number;
}

/**
 * Reads the parameters of a collection. Unknown parameters, unknown paths and ill-typed values are ignored.
 * @throws RequestFailure 400 on a page or size below the first, or a search that costs more than it may
 */
export const fromQuery = (model: Model, entity: ResolvedEntity, parameters: URLSearchParams): Query => {
  const page = wholeNumber(parameters.get('page')) ?? 1;
  const limit = Math.min(wholeNumber(parameters.get('itemsPerPage')) ?? DEFAULT_SIZE, MAX_LIMIT);
  if (page < 1) throw new RequestFailure(400, 'Page should not be less than 1');
  if (limit < 0) throw new RequestFailure(400, 'Limit should not be less than 0');
  if (limit === 0 && page > 1)
    throw new RequestFailure(400, 'Page should not be greater than 1 if limit is equal to 0');
  const filter = toCondition([...parameters].flatMap(([key, value]) => toEntry(key, value) ?? []));
  const order = toOrder(parameters);
  measureSearch(filter, order);
  const where = together(pruneCondition(model, entity, filter), toOwnConditions(entity, parameters));
  return {
    ...(where === undefined ? {} : { where }),
    order: pruneOrder(model, entity, order),
    limit,
    offset: (page - 1) * limit,
    page,
  };
};

const together = (filter: Condition | undefined, own: readonly Condition[]): Condition | undefined =>
  own.length === 0 ? filter : { all: [...(filter ? [filter] : []), ...own] };

const wholeNumber = (text: string | null): number | undefined => {
  if (text === null || !/^-?\d{1,400}$/.test(text)) return undefined;
  return Math.max(Math.min(Number(text), MAX_PAGE), -1);
};

/** A parameter taken apart: `or[club.id][]=7` is group `or`, path `club.id`, keys `['']`. */
interface Entry {
  readonly group: 'all' | 'or' | 'not' | 'exists';
  readonly path: string;
  readonly keys: readonly string[];
  readonly value: string;
}

const RESERVED = new Set(['page', 'itemsPerPage', 'code', 'bearer', 'pagination']);
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const PATH = /^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z][A-Za-z0-9]*)*$/;

const toEntry = (key: string, value: string): Entry | undefined => {
  const [, name = '', brackets = ''] = NAME.exec(key) ?? [];
  const inner = [...brackets.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
  const group = name === 'or' || name === 'not' || name === 'exists' ? name : 'all';
  const path = group === 'all' ? name : (inner[0] ?? '');
  if (RESERVED.has(key) || name === 'order' || !PATH.test(path)) return undefined;
  return { group, path, keys: group === 'all' ? inner : inner.slice(1), value };
};

/** Several values of one path under one group are alternatives; the rest holds together. */
const toCondition = (entries: readonly Entry[]): Condition => {
  const leaves = (group: Entry['group']) => toLeaves(entries.filter((entry) => entry.group === group));
  const exists = entries
    .filter((entry) => entry.group === 'exists')
    .flatMap(({ path, value }): Condition[] => {
      const wanted = EXISTS.get(value);
      return wanted === undefined ? [] : [{ path, test: { is: 'exists', value: wanted } }];
    });
  const or = leaves('or');
  const not = leaves('not');
  return {
    all: [
      ...leaves('all'),
      ...exists,
      ...(or.length > 0 ? [{ any: or }] : []),
      ...not.map((condition) => ({ not: condition })),
    ],
  };
};

const EXISTS = new Map([
  ['true', true],
  ['1', true],
  ['', true],
  ['false', false],
  ['0', false],
]);

const toLeaves = (entries: readonly Entry[]): Condition[] => {
  const values = new Map<string, Scalar[]>();
  const compared: Condition[] = [];
  for (const { path, keys, value } of entries) {
    const [key] = keys;
    if (keys.length > 1) continue;
    if (key === undefined || /^\d*$/.test(key)) values.set(path, [...(values.get(path) ?? []), value]);
    else compared.push(...boundsOf(key, value).map((test) => ({ path, test })));
  }
  // Empty values are what a form sends for a filter that is not set.
  const matched = [...values].flatMap(([path, all]): Condition[] => {
    const given = all.filter((value) => value !== '');
    return given.length > 0 ? [{ path, test: { is: 'match', values: given } }] : [];
  });
  return [...matched, ...compared];
};

const toOrder = (parameters: URLSearchParams): Order[] =>
  [...parameters].flatMap(([key, value]): Order[] => {
    const path = /^order\[([^[\]]+)\]$/.exec(key)?.[1];
    const direction = value.toLowerCase();
    return path !== undefined && (direction === 'asc' || direction === 'desc') ? [{ path, direction }] : [];
  });
