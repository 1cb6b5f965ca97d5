import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { isForbidden, whereAllowed } from '../../../data/isForbidden.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { toMap, toText } from '../../../schema/read.ts';
import { HANGING, type Candidate, type Hanging } from './candidate.ts';
import { findDuplicates } from './findDuplicates.ts';

export interface Duplicates {
  readonly groups: readonly (readonly Candidate[])[];
  /** The committee of the club, which merges, with its address where it is known. */
  readonly committee: { readonly name: string | null; readonly email: string | null };
}

/** Reads the people of a club (IRI), finds possible duplicates, and counts the records of each. */
export const readDuplicates = async (
  provider: AppDataProvider,
  club: string,
  signal: AbortSignal,
): Promise<Duplicates> => {
  const options = { signal };
  const [{ data: people }, clubs] = await Promise.all([
    provider.queryAll(
      query('duplicates people', '/people')
        .select('familyName', 'givenName', 'birthName', 'birthDate', 'birthTown', 'homonym')
        .select('licence.identifier', 'mainEmail.email', 'mainAddress.addressLocality', 'dateCreated')
        .where('club', club)
        .orderBy('familyName'),
      options,
    ),
    whereAllowed(
      provider
        .queryAll(
          query('duplicates club', '/clubs')
            .select('committee.name', 'committee.mainEmail.email')
            .where('id', Number(idOf(club))),
          options,
        )
        .then(({ data }) => data),
    ),
  ]);
  const found = findDuplicates(people);
  const iris = found.flat().map(({ id }) => String(id));
  const hanging = iris.length === 0 ? [] : await readHanging(provider, iris, options);
  const committee = toMap(clubs[0]?.['committee']);
  return {
    groups: found.map((group) =>
      group.map((record) => ({
        iri: String(record.id),
        record,
        counts: Object.fromEntries(
          hanging.map(([name, owners]) => [name, owners.filter((owner) => owner === record.id).length]),
        ),
      })),
    ),
    committee: { name: toText(committee.name), email: toText(toMap(committee.mainEmail).email) },
  };
};

const readHanging = async (
  provider: AppDataProvider,
  people: readonly string[],
  options: { readonly signal: AbortSignal },
): Promise<readonly (readonly [Hanging, readonly (string | null)[]])[]> => {
  const read = await Promise.all(
    (Object.keys(HANGING) as Hanging[]).map(async (name) => {
      const hangingQuery = query(`duplicates ${name}`, HANGING[name])
        .select('person.id')
        .where('person', people);
      try {
        const { data } = await provider.queryAll(hangingQuery, options);
        return [[name, data.map(({ person }) => iriOf(person))] as const];
      } catch (error) {
        if (isForbidden(error)) return [];
        throw error;
      }
    }),
  );
  return read.flat();
};
