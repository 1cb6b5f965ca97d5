import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchSeasons } from '../../data/fetchSeasons.ts';
import { currentSeason, type Season } from '../../rules/season.ts';
import { isOutdatedSeason } from '../../rules/isOutdatedSeason.ts';
import { useServices } from './ServicesContext.tsx';

interface Seasons {
  readonly seasons: readonly Season[];
  readonly current: Season | null;
  readonly isPending: boolean;
  readonly failed: boolean;
}

const KEY = ['seasons'];

/** The seasons, read once; read again when an answer tells of a newer current one. A failed reading keeps what is held. */
export const useSeasons = (): Seasons => {
  const { transport } = useServices();
  const { data, isPending, isError } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchSeasons(transport, signal),
    staleTime: Infinity,
    retry: false,
  });
  // The season does not change while a page is open without the server telling so in a header.
  const [now] = useState(() => new Date());
  const seasons = data ?? [];
  return { seasons, current: currentSeason(seasons, now), isPending, failed: isError && !data };
};

/** Reads the seasons again when the headers of any answer say that the current one has changed. */
export const useSeasonHeaders = (current: Season | null): void => {
  const { headerEvents } = useServices();
  const client = useQueryClient();
  useEffect(
    () =>
      headerEvents.subscribe(({ currentSeason: id, currentSeasonUpdate: update }) => {
        // The answer of the reload itself must not start another one.
        if (client.isFetching({ queryKey: KEY }) > 0) return;
        if (isOutdatedSeason(current, id, update)) void client.invalidateQueries({ queryKey: KEY });
      }),
    [headerEvents, client, current],
  );
};
