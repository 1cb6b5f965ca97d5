import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import type { Collection } from '../schema/hydra/collectionsOf.ts';

interface Collections {
  readonly collections: readonly Collection[];
  readonly isPending: boolean;
  /** Why they could not be read. */
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

const NONE: readonly Collection[] = [];

/** The collections that the server names or documents, once they are wanted; none where it does neither. */
export const useCollections = (isWanted: boolean): Collections => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const {
    data = NONE,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: ['description', 'collections'],
    queryFn: async () => (await dataProvider.collections()).data,
    staleTime: Infinity,
    enabled: isWanted,
    retryOnMount: false,
  });
  return { collections: data, isPending, error, refetch };
};

/** Whether there is a collection (`/people`) among those that were named. */
export const hasCollection = (collections: readonly Collection[], path: string): boolean =>
  collections.some((one) => one.path === path);
