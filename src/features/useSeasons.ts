import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, createContext } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import { fetchCurrentSeason, fetchSeasons } from '../data/fetchSeasons.ts';
import { currentSeason, type Season, isOutdatedSeason } from '../rules/season.ts';
import { useKnownRecords } from '../fields/KnownRecords.tsx';
import { useServices } from './ServicesContext.tsx';
import { hasCollection, useCollections } from './useCollections.ts';
import { useIsWhole } from './useWholeSpace.ts';

interface Seasons {
  readonly seasons: readonly Season[];
  readonly current: Season | null;
  readonly isPending: boolean;
}

const KEY = ['seasons'];
const NONE: readonly Season[] = [];

/** The seasons, read once; none where a server without clubs names none among its collections. */
export const useSeasons = (): Seasons => {
  const { transport } = useServices();
  const isWhole = useIsWhole();
  const { collections, isPending: isNaming } = useCollections(isWhole);
  const isThere = !isWhole || (!isNaming && hasCollection(collections, '/seasons'));
  const { data, isPending, fetchStatus } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchSeasons(transport, signal),
    staleTime: Infinity,
    enabled: isThere,
    // The area waits for the first answer: each of its parts that requested it again after a failure would take it away.
    retryOnMount: false,
  });
  // The season does not change while a page is open unless a header of the server says so.
  const [now] = useState(() => new Date());
  const seasons = data ?? NONE;
  // Every part of the frame uses it, and dates in a zone cost more than all of the part's drawing.
  const current = useMemo(() => currentSeason(seasons, now), [seasons, now]);
  // Without network nothing is requested: a stored sheet opens all the same.
  const isAwaited = isThere ? isPending && fetchStatus !== 'paused' : isWhole && isNaming;
  return { seasons, current, isPending: isAwaited };
};

/**
 * Reads the current season again when the headers of an answer say that it has changed; a failure keeps the current one.
 * Once for the same headers: where the server does not bring what they announce, requesting it with every answer would not
 * either.
 */
export const useSeasonHeaders = (current: Season | null): void => {
  const { headerEvents } = useServices();
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const reloading = useRef(false);
  const requested = useRef<string | null>(null);
  useEffect(
    () =>
      headerEvents.subscribe(({ currentSeason: id, currentSeasonUpdate: update }) => {
        // The answers of the reload itself must not start another one.
        if (reloading.current || client.isFetching({ queryKey: KEY }) > 0) return;
        if (!isOutdatedSeason(current, id, update)) return;
        const announced = `${id} ${update}`;
        if (announced === requested.current) return;
        requested.current = announced;
        reloading.current = true;
        void fetchCurrentSeason((request) => dataProvider.query(request))
          .then(
            (season) =>
              client.setQueryData<readonly Season[]>(KEY, (cached) => withCurrent(cached ?? [], season)),
            () => undefined,
          )
          .finally(() => {
            reloading.current = false;
          });
      }),
    [headerEvents, client, current, dataProvider],
  );
};

/** The seasons with the one that is current now, latest first. */
const withCurrent = (seasons: readonly Season[], current: Season): readonly Season[] =>
  [
    current,
    ...seasons.filter(({ id }) => id !== current.id).map((season) => ({ ...season, current: false })),
  ].toSorted((a, b) => b.startDate.localeCompare(a.startDate));

interface WorkingSeason {
  /** The season that lists start with and new records belong to: the current one unless another was chosen. */
  readonly season: Season | null;
  readonly choose: (season: Season) => void;
}

/** Not stored: after a reload the season is the current one. */
export const WorkingSeasonContext = createContext<WorkingSeason>({ season: null, choose: () => undefined });

/** The seasons that the club area has read. */
export const useKnownSeasons = (): readonly Season[] =>
  (useKnownRecords('/seasons') ?? []) as readonly unknown[] as readonly Season[];
