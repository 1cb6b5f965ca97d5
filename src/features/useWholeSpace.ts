import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import { WHOLE } from '../session/parseAccesses.ts';
import { useClubId } from '../session/useRouteIds.ts';

interface WholeSpace {
  /** Null until it is read, or without one. */
  readonly title: string | null;
  /** Whether the server has a collection (`/people`). */
  readonly has: (collection: string) => boolean;
}

/**
 * The one space of a server without clubs: what it is called and what there is to show follow from the server's own
 * documentation; without it everything is offered, and the server decides. Null in a club.
 */
export const useWholeSpace = (): WholeSpace | null => {
  const isWhole = useIsWhole();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['documented'],
    queryFn: async () => (await dataProvider.documented()).data,
    enabled: isWhole,
    staleTime: Infinity,
    retryOnMount: false,
  });
  if (!isWhole) return null;
  const collections = data?.collections ?? [];
  return {
    title: data?.title ?? null,
    has: (collection) => !isPending && (collections.length === 0 || collections.includes(collection)),
  };
};

/** Whether the address is the space of a server without clubs. */
export const useIsWhole = (): boolean => useClubId() === String(WHOLE);
