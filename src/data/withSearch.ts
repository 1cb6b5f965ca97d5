import type { DataProvider } from 'react-admin';
import { loadCode } from '../http/loadCode.ts';
import { toLine } from '../lib/text.ts';
import { isListOnly, type Description } from '../schema/description.ts';
import { toMap } from '../schema/read.ts';
import type { LabelFields } from './createLabelFields.ts';
import { sourceOf, type ResourceDirectory } from './ResourceDefinition.ts';
import { searchedIn, searchedOf } from './searchedOf.ts';

/** Longer texts name nothing, and would make long addresses. */
const MAX_TYPED = 100;

/** Option of a list with the filter `q`. */
export interface SearchMeta {
  /** No rows where the collection cannot be searched, or its records have no page to open. */
  readonly isSearchOnly?: true;
}

/**
 * Takes the filter `q`, what is typed into the search box of a list, apart into filters that collections have. Read
 * models search their records for it by themselves.
 */
export const withSearch = (
  provider: DataProvider,
  directory: ResourceDirectory,
  labels: LabelFields,
  describeList: (resource: string) => Promise<Description>,
): DataProvider => ({
  ...provider,
  getList: async (resource, params) => {
    const definition = directory.byName(resource);
    if (!definition) return provider.getList(resource, params);
    const { q, ...filter } = toMap(params.filter);
    const typed = typeof q === 'string' ? toLine(q).slice(0, MAX_TYPED) : '';
    if (typed === '') return provider.getList(resource, { ...params, filter });
    if (sourceOf(directory, resource) === 'rest' || definition.listed === 'read')
      return provider.getList(resource, { ...params, filter: { q: typed, ...filter } });
    const [{ searchList }, named, description] = await Promise.all([
      loadCode(() => import('./searchList.ts')),
      labels(definition.path),
      describeList(resource).catch(() => null),
    ]);
    const searched = searchedIn(searchedOf(definition, directory, named), description ?? {});
    const isSearchOnly = toMap(params.meta).isSearchOnly === true;
    if (isSearchOnly && (!searched || (description && isListOnly(description))))
      return { data: [], total: 0 };
    if (!searched) return provider.getList(resource, { ...params, filter });
    return searchList(provider, resource, { ...params, filter }, { typed, searched });
  },
});
