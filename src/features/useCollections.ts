import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import { COLLECTIONS_KEY } from '../data/mappingStore.ts';
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
    queryKey: COLLECTIONS_KEY,
    queryFn: async () => (await dataProvider.collections()).data,
    enabled: isWanted,
    staleTime: Infinity,
    retryOnMount: false,
  });
  return { collections: data, isPending };
};
