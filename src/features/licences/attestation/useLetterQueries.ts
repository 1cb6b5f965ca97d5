import { useDataProvider, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { useFileAccess } from '../../../fields/files/FileAccessContext.tsx';
import { fromFileValue } from '../../../fields/files/fileValue.ts';
import { fullName } from '../../../lib/fullName.ts';
import { idOf, toIri } from '../../../lib/iri.ts';
import { formatPhone } from '../../../lib/phone.ts';
import { valueAt } from '../../../lib/paths.ts';
import { useServices } from '../../ServicesContext.tsx';

/** Head of the club's letters; null where unknown. */
export interface Letterhead {
  readonly number: string | null;
  /** Street and town, a line each. */
  readonly address: readonly string[];
  readonly town: string | null;
  readonly telephone: string | null;
  readonly email: string | null;
}

export interface Signatory {
  readonly name: string;
  /** `Président` */
  readonly role: string | null;
}

/** Content of letters, as queries: read for one letter as for a pile of them. */
export const useLetterQueries = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const files = useFileAccess();
  const { transport } = useServices();
  return {
    head: (club: string) => ({
      queryKey: ['letterhead', club],
      queryFn: async ({ signal }: Reading) => {
        const { data } = await dataProvider.getOne<RaRecord>('/clubs', { id: club });
        const url = fromFileValue(data['logo'])?.url ?? null;
        // A letter without its logo is one all the same.
        const logo =
          url !== null && files.isOwn(url) ? await files.read(url, signal).catch(() => null) : null;
        return { head: toLetterhead(data), logo };
      },
    }),
    signatories: (club: string) => ({
      queryKey: ['letterhead', 'signatories', club],
      queryFn: async ({ signal }: Reading) => {
        const signatoriesQuery = query('signatories', '/accountants')
          .select('order', 'person.familyName', 'person.givenName', 'function.name')
          .where('organization.id', Number(idOf(club)))
          .where('signatory', true)
          .whereIfKnown('ended', false)
          .orderBy('order');
        const { data: found } = await dataProvider.query(signatoriesQuery.withoutTotal(), { signal });
        return found.map((one): Signatory => {
          const role = valueAt(one, 'function.name');
          return { name: fullName(valueAt(one, 'person')), role: typeof role === 'string' ? role : null };
        });
      },
    }),
    /** The address that says whether the attestation of a licence is right; null where the server gives none. */
    check: (licence: string) => ({
      queryKey: ['licences', 'attestation code', licence],
      queryFn: async ({ signal }: Reading) => {
        const path = `${toIri('/licences', licence)}/attestation`;
        const code = valueAt((await transport.request(path, { signal })).body, 'code');
        return typeof code === 'string' && code !== ''
          ? `${location.origin}/attestations/${encodeURIComponent(code)}`
          : null;
      },
      retry: false,
    }),
  };
};

interface Reading {
  readonly signal: AbortSignal;
}

export const toLetterhead = (club: unknown): Letterhead => {
  const text = (path: string): string | null => {
    const value = valueAt(club, path);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const telephone = text('mainPhone.telephone');
  const town = text('mainAddress.addressLocality');
  const lines = [
    text('mainAddress.streetAddress'),
    text('mainAddress.disambiguatingDescription'),
    [text('mainAddress.postalCode'), town].filter(Boolean).join(' '),
  ];
  return {
    number: text('identifier'),
    address: lines.filter((line): line is string => line !== null && line !== ''),
    town,
    telephone: telephone !== null && /\d/.test(telephone) ? formatPhone(telephone) : telephone,
    email: text('mainEmail.email'),
  };
};
