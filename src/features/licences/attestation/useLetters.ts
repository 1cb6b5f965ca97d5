import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { chunk } from '../../../lib/chunk.ts';
import { fullName } from '../../../lib/fullName.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { valueAt } from '../../../lib/paths.ts';
import type { LetterProps } from './LetterSheet.tsx';
import { ADDRESS, ATTESTED, toAttestation } from './toAttestation.ts';
import { toLetterhead, useLetterQueries, type Signatory } from './useLetterQueries.ts';

interface PiledLetter extends Omit<LetterProps, 'signatory'> {
  readonly signatories: readonly Signatory[];
}

export interface Pile {
  readonly letters: readonly PiledLetter[];
  /** Holders, or numbers of the licences, that nothing can be attested of. */
  readonly skipped: readonly string[];
  /** The letters are of one club, for which one person signs. */
  readonly isOneClub: boolean;
}

/** Licences that are requested at once. */
const SLICE = 20;

/** Reads the content of the attestations of these licences (IRIs), in their order; leaving ends it. */
export const useLetters = (ids: readonly string[]) => {
  const provider = useDataProvider<AppDataProvider>();
  const client = useQueryClient();
  const queries = useLetterQueries();
  const [count, setCount] = useState(0);

  const readLetter = async (id: string, licence: unknown): Promise<PiledLetter | string> => {
    const attestation = toAttestation(licence);
    if (!attestation) return fullName(valueAt(licence, 'person')) || id;
    const { clubIri: club } = attestation;
    const [head, signatories, checkAddress] = await Promise.all([
      club === null
        ? null
        : client.fetchQuery({ ...queries.head(club), staleTime: FRESH_MS }).catch(() => null),
      club === null
        ? []
        : client.fetchQuery({ ...queries.signatories(club), staleTime: FRESH_MS }).catch(() => []),
      client.fetchQuery(queries.check(id)).catch(() => null),
    ]);
    return {
      attestation,
      head: head?.head ?? toLetterhead(null),
      logo: head?.logo ?? null,
      signatories,
      checkAddress,
    };
  };

  const { data, error, refetch } = useQuery({
    queryKey: ['licences', 'attestations', ids],
    queryFn: async ({ signal }) => {
      const read: (PiledLetter | string)[] = [];
      for (const some of chunk(ids, SLICE)) {
        const numbers = some.map((iri) => Number(idOf(iri)));
        const licencesQuery = query('attestations', '/licences')
          .select('id', ...ATTESTED)
          .selectIfKnown(...ADDRESS)
          .where('id', numbers)
          .pagination({ limit: SLICE });
        const { data: licences } = await provider.query(licencesQuery.withoutTotal(), { signal });
        const found = (id: number) => licences.find((licence) => Number(idOf(iriOf(licence))) === id);
        read.push(...(await Promise.all(numbers.map((id) => readLetter(String(id), found(id))))));
        setCount(read.length);
      }
      return toPile(read);
    },
    gcTime: 0,
  });
  return { pile: data ?? null, count, error, refetch };
};

/** The head and the signatories of a club are read once for a pile. */
const FRESH_MS = 60_000;

const toPile = (read: readonly (PiledLetter | string)[]): Pile => {
  const letters = read.filter((one) => typeof one !== 'string');
  return {
    letters,
    skipped: read.filter((one) => typeof one === 'string'),
    isOneClub: new Set(letters.map(({ attestation }) => attestation.clubIri)).size === 1,
  };
};
