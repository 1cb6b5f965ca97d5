import { useEffect, useMemo } from 'react';
import { useGetMany, useStore, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ManyMeta } from '../../data/createDataProvider.ts';
import { toIri, type Iri } from '../../lib/iri.ts';
import { WHOLE } from '../../session/parseAccesses.ts';
import { useUser } from '../../session/SessionContext.tsx';
import { useSeasons } from '../../features/useSeasons.ts';
import { useWholeSpace } from '../../features/useWholeSpace.ts';
import { useClubId } from '../../session/useRouteIds.ts';

export interface Club {
  readonly '@id': Iri<'clubs'>;
  /** Name as the server gives it, or as it was read last; empty until it is known. */
  readonly name: string;
  readonly [key: string]: unknown;
}

/** By field name: the description of clubs need not be read. */
const NAMED: ManyMeta = { fields: ['name'] };

/** By the IRI of the club. */
type Names = Readonly<Record<string, string>>;

const NONE: Names = {};

/**
 * The clubs that the account has rights in, in the order of its rights. Their names wait for the seasons, as the pages
 * do: the queries of both then travel in the same request. They are kept in the browser until the logout, for a sheet that is
 * opened again without network.
 */
export const useClubs = (): readonly Club[] => {
  const { isPending } = useSeasons();
  const nodes = (useUser()?.clubPermissions ?? []).map(({ node }) => node).filter((node) => node !== WHOLE);
  const ids = nodes.map((node) => toIri('/clubs', node));
  const translate = useTranslate();
  const { data, isPending: isReading } = useGetMany<RaRecord>(
    '/clubs',
    { ids, meta: NAMED },
    { staleTime: Infinity, enabled: !isPending && ids.length > 0 },
  );
  const [kept, keep] = useStore<Names>('clubNames', NONE);
  const names = useMemo(() => toNames(data), [data]);
  useEffect(() => {
    if (Object.entries(names).some(([iri, name]) => kept[iri] !== name)) keep({ ...kept, ...names });
  }, [names, kept, keep]);
  return nodes.map((node) => {
    const iri = toIri('/clubs', node);
    return {
      '@id': iri,
      name: names[iri] ?? kept[iri] ?? (isReading ? '' : translate('app.clubNumber', { number: node })),
    };
  });
};

const toNames = (clubs: readonly (RaRecord | undefined)[] | undefined): Names =>
  Object.fromEntries(
    (clubs ?? []).flatMap((club) =>
      typeof club?.['name'] === 'string' ? [[String(club['@id']), club['name']] as const] : [],
    ),
  );

/** The club of the address; where there are none, the whole under its own name. */
export const useClub = (): Club => {
  const clubId = useClubId();
  const clubs = useClubs();
  const whole = useWholeSpace();
  const translate = useTranslate();
  const iri = toIri('/clubs', clubId);
  const name = whole
    ? (whole.title ?? translate('app.whole'))
    : (clubs.find((club) => club['@id'] === iri)?.name ?? '');
  return useMemo(() => ({ '@id': iri, name }), [iri, name]);
};
