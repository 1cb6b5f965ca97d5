import { useQuery } from '@tanstack/react-query';
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

/** What stands at the head of the club's letters; null where unknown. */
export interface Letterhead {
  readonly number: string | null;
  /** Street and town, a line each. */
  readonly address: readonly string[];
  readonly town: string | null;
  readonly telephone: string | null;
  readonly email: string | null;
}

/** The head of the letters of a club; without it, as far as it is not told, the letter stands all the same. */
export const useLetterhead = (club: string | null) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const files = useFileAccess();
  const { data: record, isPending } = useQuery({
    queryKey: ['letterhead', club],
    queryFn: async () => (await dataProvider.getOne<RaRecord>('/clubs', { id: club ?? '' })).data,
    enabled: club !== null,
  });
  const url = fromFileValue(record?.['logo'])?.url ?? null;
  const logo = useQuery({
    queryKey: ['letterhead', 'logo', url],
    queryFn: ({ signal }) => files.read(url ?? '', signal),
    enabled: url !== null && files.isOwn(url),
  });
  return {
    head: toLetterhead(record),
    logo: logo.data ?? null,
    isPending: club !== null && (isPending || logo.isLoading),
  };
};

const toLetterhead = (club: unknown): Letterhead => {
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

export interface Signatory {
  readonly name: string;
  /** `Président` */
  readonly role: string | null;
}

/** Who signs for a club, the first of them first; nobody where that may not be read. */
export const useSignatories = (club: string | null): readonly Signatory[] => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data = NOBODY } = useQuery({
    queryKey: ['letterhead', 'signatories', club],
    queryFn: async ({ signal }) => {
      const asked = query('signatories', '/accountants')
        .select('order', 'person.familyName', 'person.givenName', 'function.name')
        .where('organization.id', Number(idOf(club)))
        .where('signatory', true)
        .whereIfKnown('ended', false)
        .orderBy('order');
      const { data: found } = await dataProvider.ask(asked.withoutTotal(), { signal });
      return found.map((one): Signatory => {
        const role = valueAt(one, 'function.name');
        return { name: fullName(valueAt(one, 'person')), role: typeof role === 'string' ? role : null };
      });
    },
    enabled: club !== null,
  });
  return data;
};

const NOBODY: readonly Signatory[] = [];

/** The address that says whether the attestation of a licence is right; null where the server gives none. */
export const useCheckAddress = (licence: string): { address: string | null; isPending: boolean } => {
  const { transport } = useServices();
  const { data, isPending } = useQuery({
    queryKey: ['licences', 'attestation code', licence],
    queryFn: async ({ signal }) => {
      const path = `${toIri('/licences', licence)}/attestation`;
      const code = valueAt((await transport.request(path, { signal })).body, 'code');
      return typeof code === 'string' && code !== ''
        ? `${location.origin}/attestations/${encodeURIComponent(code)}`
        : null;
    },
    retry: false,
  });
  return { address: data ?? null, isPending };
};
