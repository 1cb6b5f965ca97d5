import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { idOf } from '../lib/iri.ts';
import { wordsOf } from '../lib/text.ts';
import { toMap, type Json } from '../schema/read.ts';
import { findByName, type Read } from './findByName.ts';
import type { Searched } from './searchedOf.ts';

/** Records that a list is narrowed to by their numbers: as many values as a filter takes. */
const MOST = 100;

/** A page of a list that is searched for what is typed: loaded with the first search, no list needs it for its rows. */
export const searchList = async (
  provider: DataProvider,
  resource: string,
  params: GetListParams,
  { typed, searched }: { readonly typed: string; readonly searched: Searched },
): Promise<GetListResult> => {
  const list = withKeys(provider, searched);
  const read = (conditions: Json): Promise<GetListResult> =>
    list.getList(resource, { ...params, filter: { ...conditions, ...toMap(params.filter) } });
  if (wordsOf(typed).length > 1) {
    const found = await findByName(typed, searched, readInList(list, resource, params), MOST);
    if (!found.more) return narrowed(found.data, params, read);
  }
  const [first = {}, ...others] = searchFilters(typed, searched);
  let rows = await read(first);
  for (const other of others) {
    if ((rows.total ?? rows.data.length) > 0) break;
    rows = await read(other);
  }
  return rows;
};

type Lists = Pick<DataProvider, 'getList'>;

/** Filters by the keys that the list is searched by. */
const withKeys = (provider: Lists, { keys = {} }: Searched): Lists => ({
  getList: (resource, params) => {
    const conditions = Object.entries(toMap(params.filter));
    const filter = Object.fromEntries(conditions.map(([path, value]) => [keys[path] ?? path, value]));
    return provider.getList(resource, { ...params, filter });
  },
});

/** The first page within the other filters of the list. */
const readInList =
  (provider: Lists, resource: string, params: GetListParams): Read =>
  async (conditions, perPage) => {
    const { data, total, pageInfo } = await provider.getList(resource, {
      ...params,
      filter: { ...conditions, ...toMap(params.filter) },
      pagination: { page: 1, perPage },
    });
    return { data, more: total === undefined ? (pageInfo?.hasNextPage ?? false) : total > data.length };
  };

/** A page of the records found; sorted by the server, unless it passes over the filter by number. */
const narrowed = async (
  found: readonly RaRecord[],
  { pagination: { page, perPage } = { page: 1, perPage: MOST } }: GetListParams,
  read: (conditions: Json) => Promise<GetListResult>,
): Promise<GetListResult> => {
  const rows = found.length > 0 ? await read({ id: found.map(({ id }) => idOf(id) ?? id) }) : null;
  const known = new Set(found.map(({ id }) => id));
  if (rows?.data.every(({ id }) => known.has(id))) return rows;
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
};

/**
 * The filters by which a list is searched for a text, one after the other until one finds some. In turn: a stock server
 * passes over alternatives (`or[…]`), and would answer every row.
 */
const searchFilters = (typed: string, { names, number, isIdUnknown }: Searched): readonly Json[] => {
  const whole = names.map((path) => ({ [path]: typed }));
  const digits = typed.replaceAll(/\s/g, '');
  if (/^\d+$/.test(digits)) {
    if (number !== null) return [{ [number]: digits }, ...whole];
    if (!isIdUnknown && digits.length < 10) return [{ id: digits }, ...whole];
  }
  const parts = partsOf(wordsOf(typed));
  const [first, other] = names;
  // Both names, in whichever order: one part of what is typed is in the family name, one in the given name.
  return first !== undefined && other !== undefined && parts.length > 0
    ? [...whole, { [first]: parts, [other]: parts }]
    : whole;
};

/** Beginnings and ends: of 'le roux ibrahim' not 'le' alone, which half of all names contain. */
const partsOf = (words: readonly string[]): readonly string[] => {
  const cuts = words.slice(1).map((_, index) => index + 1);
  const parts = cuts.flatMap((cut) => [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]);
  const long = parts.filter((part) => part.length > 2);
  return [...new Set(long.length > 1 ? long : parts)];
};
