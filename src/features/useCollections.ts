import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import type { Collection } from '../schema/hydra/collectionsOf.ts';

interface Collections {
  readonly collections: readonly Collection[];
  readonly isPending: boolean;
}

const NONE: readonly Collection[] = [];

/** The collections that the server's entrypoint names, once they are `wanted`; none where it names none, or has failed. */
export const useCollections = (isWanted: boolean): Collections => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data = NONE, isPending } = useQuery({
    queryKey: ['description', 'collections'],
    queryFn: async () => (await dataProvider.collections()).data,
    staleTime: Infinity,
    enabled: isWanted,
    retryOnMount: false,
  });
  return { collections: data, isPending };
};

/** Whether there is a collection (`/people`) among those that were named; where none is named, any may be there. */
export const hasCollection = (collections: readonly Collection[], path: string): boolean =>
  collections.length === 0 || collections.some((one) => one.path === path);
