import { useQueries } from '@tanstack/react-query';
import { useCreatePath, useDataProvider, useGetResourceLabel, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import type { FoundByName } from '../../../data/findByName.ts';
import type { SearchMeta } from '../../../data/withSearch.ts';
import { useDirectory } from '../../../fields/DirectoryContext.tsx';
import { labelOf } from '../../../fields/labelOf.ts';
import { useOpenPages } from '../../../features/FeaturesContext.tsx';
import { useIsWhole } from '../../../features/useWholeSpace.ts';
import { apiErrorOf } from '../../../http/ApiError.ts';
import type { Entry } from './findPages.ts';
import { LIMIT } from './toSearches.ts';

/** Collections that are searched, in the order of the menu: each is a request. */
const MOST_COLLECTIONS = 8;

const REFUSALS: readonly number[] = [403, 404, 405];

const NOTHING: FoundByName = { data: [], more: false };

const SEARCH_ONLY: SearchMeta = { isSearchOnly: true };

/** Records of the collections that a server without clubs has beside ours, by the search of their lists. */
export const useFoundAnywhere = (text: string | null) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const directory = useDirectory();
  const labelOfResource = useGetResourceLabel();
  const createPath = useCreatePath();
  const isWhole = useIsWhole();
  const names = useOpenPages()
    .flatMap(({ isDiscovered, resource }) => (isDiscovered && resource ? [resource] : []))
    .slice(0, isWhole && text !== null ? MOST_COLLECTIONS : 0);
  const answers = useQueries({
    queries: names.map((name) => ({
      queryKey: [name, 'palette', text],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundByName> =>
        dataProvider
          .getList<RaRecord>(name, {
            filter: { q: text },
            pagination: { page: 1, perPage: LIMIT },
            sort: { field: 'id', order: 'ASC' },
            meta: SEARCH_ONLY,
            signal,
          })
          .then(({ data, total = 0, pageInfo }) => ({ data, more: pageInfo?.hasNextPage ?? total > LIMIT }))
          .catch((error: unknown) => {
            // A list that is not for this account has nothing to offer here.
            if (REFUSALS.includes(apiErrorOf(error)?.status ?? 0)) return NOTHING;
            throw error;
          }),
    })),
  });
  const toEntry = (record: RaRecord, resource: string): Entry => ({
    kind: 'records',
    label: labelOf(record, directory.byName(resource)),
    detail: labelOfResource(resource, 1),
    to: createPath({ resource, type: 'show', id: record.id }),
  });
  return {
    answers,
    entries: answers.flatMap(({ data }, index) =>
      (data?.data ?? []).map((record) => toEntry(record, names[index] ?? '')),
    ),
  };
};
