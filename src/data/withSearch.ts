import type { DataProvider } from 'react-admin';
import { loadCode } from '../http/loadCode.ts';
import { toMap, type Json } from '../schema/read.ts';
import type { LabelFields } from './createLabelFields.ts';
import { sourceOf, type ResourceDirectory } from './ResourceDefinition.ts';
import type { Searchable } from './searchFilters.ts';

/** Longer texts name nothing, and would make long addresses. */
const MAX_TYPED = 100;

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
    const typed = typeof q === 'string' ? q.trim().slice(0, MAX_TYPED) : '';
    if (typed === '') return provider.getList(resource, { ...params, filter });
    const isReadModel = sourceOf(directory, resource) === 'rest' || definition.list === 'read';
    const tries = isReadModel ? [{ q: typed }] : await triesOf(typed, { definition, directory, labels });
    const ask = (asked: Json = {}) =>
      provider.getList(resource, { ...params, filter: { ...asked, ...filter } });
    const [first, ...others] = tries;
    let found = await ask(first);
    for (const other of others) {
      if ((found.total ?? found.data.length) > 0) break;
      found = await ask(other);
    }
    return found;
  },
});

/** Loaded with the first search: no list needs it to show its rows. */
const triesOf = async (typed: string, searched: Searchable): Promise<readonly Json[]> => {
  const { searchFilters } = await loadCode(() => import('./searchFilters.ts'));
  return searchFilters(typed, searched);
};
