import { useMemo } from 'react';
import { useGetMany, type RaRecord } from 'react-admin';
import { useParams } from 'react-router';
import type { ManyMeta } from '../../data/createDataProvider.ts';
import { toIri, type Iri } from '../../lib/iri.ts';
import { useSessionState } from '../../session/useSessionState.ts';
import { useSeasons } from './useSeasons.ts';

export interface Club {
  readonly '@id': Iri<'clubs'>;
  /** Name as the server gives it; the number alone until it is known. */
  readonly name: string;
  readonly [key: string]: unknown;
}

/** Asked for by name of the field: what describes clubs need not be read for it. */
const NAMED: ManyMeta = { fields: ['name'] };

/**
 * The clubs that the account has rights in, in the order of its rights. Their names wait for the seasons, as the pages
 * do: what these ask then travels in the same request.
 */
export const useClubs = (): readonly Club[] => {
  const state = useSessionState();
  const { isPending } = useSeasons();
  const nodes = state.status === 'loggedIn' ? state.user.clubPermissions.map(({ node }) => node) : [];
  const ids = nodes.map((node) => toIri('/clubs', node));
  const { data } = useGetMany<RaRecord>(
    '/clubs',
    { ids, meta: NAMED },
    { staleTime: Infinity, enabled: !isPending },
  );
  return nodes.map((node, index) => {
    const record = data?.find((club) => club?.['@id'] === ids[index]);
    return { '@id': toIri('/clubs', node), name: String(record?.name ?? node) };
  });
};

/** The club of the address. */
export const useClub = (): Club => {
  const { clubId = '' } = useParams();
  const clubs = useClubs();
  const iri = toIri('/clubs', clubId);
  const name = clubs.find((club) => club['@id'] === iri)?.name ?? clubId;
  return useMemo(() => ({ '@id': iri, name }), [iri, name]);
};
