import type { Query, QueryClient } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';
import type { CopiedQuery } from './createLocalCopy.ts';

/** Whether what a query shows comes from the device, and the server has not answered since. */
export const isUnconfirmed = ({ state }: Pick<Query, 'state'>): boolean =>
  state.data !== undefined && state.dataUpdateCount === 0;

/**
 * Puts what was kept into the cache: it is drawn at once, and fetched again by whatever shows it, however long that
 * says it is fresh. Descriptions alone are good as long as the server's Cache-Version: `areSettled` where it sends one.
 */
export const restoreQueries = (
  client: QueryClient,
  queries: readonly CopiedQuery[],
  areSettled: boolean,
  now = Date.now(),
): void => {
  const restored = queries.map((query) => ({
    ...query,
    state: {
      ...query.state,
      dataUpdateCount: 0,
      // A clock that was put back must not make it newer than what is fetched now.
      dataUpdatedAt: Math.min(query.state.dataUpdatedAt, now - 1),
      error: null,
      isInvalidated: !(areSettled && query.queryKey[0] === 'description'),
    },
  }));
  hydrate(client, { queries: restored });
};
