import { useEffect, useMemo } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, useGetMany, useStore, type GetOneResult, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ManyMeta } from '../../data/createDataProvider.ts';
import { idOf, toIri } from '../../lib/iri.ts';
import { WHOLE } from '../../session/parseAccesses.ts';
import { useUser } from '../../session/SessionContext.tsx';
import { useSeasons } from '../../features/useSeasons.ts';
import { useWholeSpace } from '../../features/useWholeSpace.ts';
import { useClubId } from '../../session/useRouteIds.ts';

/** A club, or an organization above the clubs: officials have rights in those. */
export interface Club {
  /** Of the collection that the server has it in: `/api/clubs/12`, `/api/leagues/28`. */
  readonly '@id': string;
  /** Name as the server gives it, or as it was read last; empty until it is known. */
  readonly name: string;
  readonly [key: string]: unknown;
}

/** By field name: the description of clubs need not be read. */
const NAMED: ManyMeta = { fields: ['name'] };

/** By IRI. */
type Names = Readonly<Record<string, string>>;

const NONE: Names = {};

/**
 * The clubs that the account has rights in, in the order of its rights. Their names wait for the seasons, as the pages
 * do: the queries of both then travel in the same request. What is no club is read among all organizations. Names are
 * kept in the browser until the logout, for a sheet that is opened again without network.
 */
export const useClubs = (): readonly Club[] => {
  const { isPending } = useSeasons();
  const nodes = (useUser()?.clubPermissions ?? []).map(({ node }) => node).filter((node) => node !== WHOLE);
  const ids = nodes.map((node) => toIri('/clubs', node));
  const translate = useTranslate();
  const [kept, keep] = useStore<Names>('clubNames', NONE);
  const {
    data,
    isPending: isUnread,
    isPaused,
  } = useGetMany<RaRecord>(
    '/clubs',
    { ids, meta: NAMED },
    { staleTime: Infinity, enabled: !isPending && ids.length > 0 },
  );
  // Without network nothing is on its way.
  const isReading = isUnread && !isPaused;
  const clubs = useMemo(() => toNames(data), [data]);
  const above = useAbove(data ? nodes.filter((node) => clubs[toIri('/clubs', node)] === undefined) : []);
  const names = useMemo(() => ({ ...clubs, ...above.names }), [clubs, above.names]);
  useEffect(() => {
    if (Object.entries(names).some(([iri, name]) => kept[iri] !== name)) keep({ ...kept, ...names });
  }, [names, kept, keep]);
  return nodes.map((node) => {
    const known = [names, kept].flatMap(Object.entries<string>).find(([iri]) => idOf(iri) === node);
    const name =
      known?.[1] ?? (isReading || above.isReading ? '' : translate('app.clubNumber', { number: node }));
    return { '@id': known?.[0] ?? toIri('/clubs', node), name };
  });
};

/** Names of organizations above the clubs, by their number. */
const useAbove = (nodes: readonly number[]): { readonly names: Names; readonly isReading: boolean } => {
  const dataProvider = useDataProvider();
  return useQueries({
    queries: nodes.map((node) => {
      const id = toIri('/organizations', node);
      return {
        queryKey: ['organizations', 'getOne', { id }],
        queryFn: async () => dataProvider.getOne<RaRecord>('organizations', { id }),
        staleTime: Infinity,
        retry: false,
      };
    }),
    combine: sumUp,
  });
};

const sumUp = (answers: readonly UseQueryResult<GetOneResult>[]) => ({
  names: toNames(answers.map(({ data }) => data?.data)),
  isReading: answers.some(({ isPending, isPaused }) => isPending && !isPaused),
});

const toNames = (clubs: readonly (RaRecord | undefined)[] | undefined): Names =>
  Object.fromEntries(
    (clubs ?? []).flatMap((club) =>
      typeof club?.['name'] === 'string' ? [[String(club['@id']), club['name']] as const] : [],
    ),
  );

/** The club of the address; where there are none, the whole under its own name. */
export const useClub = (): Club => {
  const clubId = useClubId();
  const club = useClubs().find(({ '@id': iri }) => idOf(iri) === Number(clubId));
  const whole = useWholeSpace();
  const translate = useTranslate();
  const iri = club?.['@id'] ?? toIri('/clubs', clubId);
  const name = whole ? (whole.title ?? translate('app.whole')) : (club?.name ?? '');
  return useMemo(() => ({ '@id': iri, name }), [iri, name]);
};
