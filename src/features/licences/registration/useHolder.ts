import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { dayOf } from '../../../lib/dates.ts';
import type { Season } from '../../../rules/season.ts';
import { useScope } from '../../../views/page/ScopeContext.tsx';
import { readDesk } from '../renewal/readDesk.ts';
import type { Desk, RenewalPlace } from '../renewal/renewal.ts';

interface Holder {
  /** Null as long as club, season and person are not all known. */
  readonly place: RenewalPlace | null;
  readonly desk: Desk | null | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What the licence of a person (IRI) in a season goes by: former licences, papers, prices and the values to choose. */
export const useHolder = (person: string | null, season: Season | null): Holder => {
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const [day] = useState(() => dayOf(new Date()));
  const place = club && season && person !== null ? { club: club['@id'], season, day } : null;
  const { data, error, refetch } = useQuery({
    queryKey: ['licences', 'counsel', place?.club, season?.['@id'], person],
    queryFn: async ({ signal }) =>
      place && person !== null ? await readDesk(provider, place, [person], signal) : null,
    enabled: place !== null,
  });
  return { place, desk: data, error, retry: () => void refetch() };
};
