import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { loadCode } from '../http/loadCode.ts';
import { idOf } from '../lib/iri.ts';
import { toLine, wordsOf } from '../lib/text.ts';
import { toMap, type Json } from '../schema/read.ts';
import type { LabelFields } from './createLabelFields.ts';
import type { Read } from './findByName.ts';
import { sourceOf, type ResourceDirectory } from './ResourceDefinition.ts';

/** Longer texts name nothing, and would make long addresses. */
const MAX_TYPED = 100;

/** Records that a list is narrowed to by their numbers: as many values as a filter takes. */
const MOST = 100;

/**
 * Takes the filter `q`, what is typed into the search box of a list, apart into filters that collections have. Read
 * models search their records for it by themselves.
 */
export const withSearch = (
  provider: DataProvider,
  directory: ResourceDirectory,
  labels: LabelFields,
): DataProvider => ({
  ...provider,
  getList: async (resource, params) => {
    const definition = directory.byName(resource);
    if (!definition) return provider.getList(resource, params);
    const { q, ...filter } = toMap(params.filter);
    const typed = typeof q === 'string' ? toLine(q).slice(0, MAX_TYPED) : '';
    const ask = (asked: Json = {}) =>
      provider.getList(resource, { ...params, filter: { ...asked, ...filter } });
    if (typed === '') return ask();
    if (sourceOf(directory, resource) === 'rest' || definition.list === 'read') return ask({ q: typed });
    const { searchedOf, findByName, searchFilters } = await loadSearch();
    const searched = searchedOf(definition, directory, await labels(definition.path));
    if (wordsOf(typed).length > 1) {
      const read = readInList(provider, resource, { ...params, filter });
      const found = await findByName(typed, searched, read, MOST);
      if (!found.more) {
        return narrowed(found.data, params, ask);
      }
    }
    const [first, ...others] = searchFilters(typed, searched);
    let rows = await ask(first);
    for (const other of others) {
      if ((rows.total ?? rows.data.length) > 0) break;
      rows = await ask(other);
    }
    return rows;
  },
});

/** The first page of what else the list is held to. */
const readInList =
  (provider: DataProvider, resource: string, params: GetListParams): Read =>
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
  ask: (asked: Json) => Promise<GetListResult>,
): Promise<GetListResult> => {
  const rows = found.length > 0 ? await ask({ id: found.map(({ id }) => idOf(id) ?? id) }) : null;
  const known = new Set(found.map(({ id }) => id));
  if (rows?.data.every(({ id }) => known.has(id))) return rows;
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
};

/** Loaded with the first search: no list needs it to show its rows. */
const loadSearch = async () => {
  const [{ searchedOf, findByName }, { searchFilters }] = await Promise.all([
    loadCode(() => import('./findByName.ts')),
    loadCode(() => import('./searchFilters.ts')),
  ]);
  return { searchedOf, findByName, searchFilters };
};
