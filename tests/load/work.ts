import type { Call } from './createCaller.ts';
import type { Worker } from './logInAll.ts';

export type Kind = 'record' | 'list' | 'graphql' | 'reference' | 'write';

/** Of a hundred requests so many are of the kind: the requests of a club secretary's browser on a working day. */
const SHARES: Readonly<Record<Kind, number>> = {
  record: 30,
  list: 25,
  graphql: 20,
  reference: 10,
  write: 15,
};

/** A random number from 0, less than 1. */
export type Random = () => number;

/** The next request of a worker. */
export const nextCall = (worker: Worker, random: Random): { readonly kind: Kind; readonly call: Call } => {
  let place = random() * 100;
  const drawn = (Object.keys(SHARES) as Kind[]).find((kind) => (place -= SHARES[kind]) < 0) ?? 'record';
  // Whoever may not write reads the record that somebody else would have changed.
  const kind = drawn === 'write' && worker.club === null ? 'record' : drawn;
  return { kind, call: { token: worker.token, ...CALLS[kind](worker, random) } };
};

const pick = <T>(values: readonly T[], random: Random): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to choose from');
  return value;
};

const SEARCHED = ['mar', 'ber', 'le', 'du', 'ro'];

const CALLS: Readonly<Record<Kind, (worker: Worker, random: Random) => Call>> = {
  record: ({ people, licences, meetings }, random) => ({
    path: pick(pick([people, people, licences, meetings], random), random),
  }),
  list: ({ season }, random) => ({
    path: pick(
      [
        `/api/people?itemsPerPage=25&page=${1 + Math.floor(random() * 4)}`,
        `/api/people?itemsPerPage=25&familyName=${pick(SEARCHED, random)}`,
        `/api/licences?itemsPerPage=25&season=${season}&order[person.familyName]=asc`,
        `/api/licences?itemsPerPage=25&season=${season}&person.familyName=${pick(SEARCHED, random)}`,
        `/api/sport_matches?itemsPerPage=25&order[date]=desc`,
        `/api/teams?itemsPerPage=25&season=${season}`,
      ],
      random,
    ),
  }),
  graphql: ({ people, season }, random) => ({
    method: 'POST',
    path: '/api/graphql',
    body: pick(
      [
        {
          query: `query ($ids: [Int]) { people(id_list: $ids, first: 25) { edges { node { _id familyName givenName } } } }`,
          variables: { ids: people.slice(0, 25).map((iri) => Number(iri.split('/').at(-1))) },
        },
        {
          query: `query ($name: String) { people(familyName: $name, first: 20) { edges { node { _id familyName givenName club { _id name } } } } }`,
          variables: { name: pick(SEARCHED, random) },
        },
        {
          query: `query ($season: String) { all: licences(season: $season) { totalCount } open: teams(season: $season) { totalCount } }`,
          variables: { season },
        },
      ],
      random,
    ),
  }),
  reference: (_worker, random) => ({
    path: pick(
      [
        '/api/accounts/me/accesses',
        '/api/seasons?itemsPerPage=100',
        '/api/people/mapping',
        '/api/licences/0/mapping',
        '/api/referentials?type=Country&itemsPerPage=300',
      ],
      random,
    ),
  }),
  write: ({ people, club, nationality }, random) =>
    random() < 0.3
      ? { method: 'POST', path: '/api/people', body: toPerson(club, nationality, random) }
      : {
          method: 'PUT',
          path: pick(people, random),
          body: { birthTown: `Ville ${Math.floor(random() * 1000)}` },
        },
};

/** Born on some day of thirty years: a namesake of the same day would be refused. */
const toPerson = (club: string | null, nationality: string, random: Random): object => {
  const mark = Math.floor(random() * 1e9).toString(36);
  const born = new Date(Date.UTC(1960, 0, 1) + Math.floor(random() * 10_000) * 86_400_000);
  return {
    familyName: `CHARGE ${mark}`,
    givenName: 'Camille',
    gender: 'F',
    birthDate: born.toISOString().slice(0, 10),
    nationality,
    club,
    mainEmail: { email: `charge.${mark}@example.org` },
    mainAddress: { streetAddress: '1 rue du Filet', postalCode: '77000', addressLocality: 'Melun' },
  };
};
