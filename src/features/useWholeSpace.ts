import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import { WHOLE } from '../session/parseAccesses.ts';
import { useClubId } from '../session/useRouteIds.ts';
import { hasCollection, useCollections } from './useCollections.ts';

interface WholeSpace {
  /** Null until it is read, or without one. */
  readonly title: string | null;
  /** Whether the server has a collection (`/people`). */
  readonly has: (collection: string) => boolean;
}

/**
 * The one space of a server without clubs: what it is called and what there is to show follow from what the server says
 * of itself. Null in a club.
 */
export const useWholeSpace = (): WholeSpace | null => {
  const isWhole = useIsWhole();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { collections, isPending } = useCollections(isWhole);
  const { data: title = null } = useQuery({
    queryKey: ['description', 'title'],
    queryFn: async () => (await dataProvider.titleOfApi()).data,
    // The documentation may be long: the menu is there before it.
    enabled: isWhole && !isPending,
    staleTime: Infinity,
    retryOnMount: false,
  });
  if (!isWhole) return null;
  return {
    title,
    has: (collection) => !isPending && hasCollection(collections, collection),
  };
};

/** Whether the address is the space of a server without clubs. */
export const useIsWhole = (): boolean => useClubId() === String(WHOLE);
