// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type AppDataProvider } from '../../../src/data/createDataProvider.ts';
import { queryByName } from '../../../src/data/queryByName.ts';
import { countOf, query } from '../../../src/data/graphql/query.ts';
import { referentials } from '../../../src/data/graphql/referentials.ts';
import { fetchCurrentSeason } from '../../../src/data/fetchSeasons.ts';
import type { MappingStore } from '../../../src/data/mappingStore.ts';
import { createDirectory } from '../../../src/data/ResourceDefinition.ts';
import type { Licence, Person } from '../../../src/generated/resources.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { galleries } from '../../../src/resources/galleries.ts';
import { resources } from '../../../src/resources/index.ts';
import { postGraphql } from '../../support/queryGraphql.ts';
import { setUpGraphql } from '../../support/openGraphqlRecords.ts';

const records = setUpGraphql();
let provider: AppDataProvider;
const posts: string[] = [];

beforeAll(() => {
  const transport = createTransport({
    apiUrl: 'http://sandbox.test/api',
    fetch: async (_url, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      posts.push(body);
      return postGraphql(records.context, records.manager, {
        headers: { 'content-type': 'application/json' },
        body,
      });
    },
  });
  provider = createDataProvider({
    transport,
    mappings: {} as MappingStore,
    queryClient: new QueryClient(),
    directory: createDirectory(resources),
    entrypoint: 'http://sandbox.test/api',
  });
});

describe('what the application queries by GraphQL, answered by the reference API', () => {
  it('is one request for labels, choices, counts and the season together (R7.56, R7.72, R7.75, R7.79, R7.80)', async () => {
    const { people, clubs } = records;
    posts.length = 0;
    const [many, club, found, values, count, season] = await Promise.all([
      provider.getMany('persons', { ids: [`/api/people/${people.dupont}`, `/api/people/${people.martin}`] }),
      provider.getMany('/clubs', { ids: [`/api/clubs/${clubs.ville}`], meta: { fields: ['name'] } }),
      queryByName(provider, 'dup', {
        searched: { names: ['familyName', 'givenName'], number: null },
        question: query('search', '/people'),
      }),
      provider.queryAll(referentials({ type: 'LicenceType' })),
      provider.query(countOf('/licences', { club: `/api/clubs/${clubs.ville}`, season: null })),
      fetchCurrentSeason((question) => provider.query(question)),
    ]);
    expect(posts).toHaveLength(1);
    expect(new Set(many.data.map(({ familyName }) => familyName))).toEqual(new Set(['DUPONT', 'MARTIN']));
    expect(club.data[0]).toMatchObject({ id: `/api/clubs/${clubs.ville}`, name: 'TTC Ville' });
    expect(found.data.map(({ familyName }) => familyName)).toEqual(['DUPONT']);
    expect(values.data.map(({ name }) => name)).toEqual(['Loisir', 'Traditionnelle']);
    expect(count.total).toBe(3);
    expect(season.name).toBe('2026/2027');
  });

  it('reads a list of 120 values to its end, by cursor (R7.71, R7.79)', async () => {
    const { data } = await provider.queryAll(referentials({ type: 'Country' }));
    expect(new Set(data.map(({ id }) => id)).size).toBe(120);
  });

  it('understands every condition of the builder (R7.58, R7.59, R7.60, R7.62, R7.63, R7.67)', async () => {
    const { clubs, people } = records;
    const names = async (found: ReturnType<typeof query<Person>>) =>
      (await provider.query(found.select('familyName'))).data.map(({ familyName }) => familyName);
    const all = query<Person>('people', '/people').orderBy('familyName');
    expect(
      await names(all.where('club.id', clubs.ville).where('birthDate', { before: '1990-01-01' })),
    ).toEqual(['DUPONT']);
    expect(await names(all.where('id', [people.dupont, people.martin]).notWhere('gender', 'F'))).toEqual([
      'DUPONT',
    ]);
    expect(await names(all.orWhere('familyName', 'mart').orWhere('licence.identifier', '7712345'))).toEqual([
      'DUPONT',
      'MARTIN',
    ]);
    expect(await names(all.exists('licence', true))).toEqual(['DUPONT']);
    expect(await names(all.pagination({ page: 2, limit: 2 }))).toEqual(['MARTIN']);
    const points = query<Licence>('points', '/licences')
      .select('person.familyName', 'practiceForms[].name')
      .where('points', { gte: 500 })
      .where('points', { lt: 900 });
    expect((await provider.query(points)).data).toMatchObject([
      { person: { familyName: 'DUPONT' }, practiceForms: [{ name: 'Compétition' }, { name: 'Loisir' }] },
    ]);
  });

  it('offers the licence of a person in a season alone, where a gallery needs it (R7.59)', async () => {
    const { people, licences } = records;
    const season = await fetchCurrentSeason((question) => provider.query(question));
    const { search, follows } = galleries.fields.licence.options;
    const offered = async (curator: number, typed: string) => {
      const chosen: Readonly<Record<string, string>> = {
        curator: `/api/people/${curator}`,
        season: season['@id'],
      };
      const where = Object.fromEntries(
        Object.entries<string>(follows).map(([property, field]) => [property, chosen[field] ?? 'nothing']),
      );
      const question = query('licence', '/licences').select('identifier').holding(where);
      const searched = { names: [search], number: null };
      return (await queryByName(provider, typed, { searched, question })).data;
    };
    expect(Object.values<string>(follows).toSorted()).toEqual(['curator', 'season']);
    expect((await offered(people.dupont, 'dup')).map(({ id }) => id)).toEqual([
      `/api/licences/${licences.dupont}`,
    ]);
    expect(await offered(people.martin, 'mart')).toEqual([]);
  });

  it('fails alone where it is wrong (R7.57)', async () => {
    const [wrong, right] = await Promise.allSettled([
      provider.query(query('wrong', '/people').select('nothing')),
      provider.query(query('right', '/people').select('familyName')),
    ]);
    expect(wrong).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('Cannot query field "nothing"') },
    });
    expect(right).toMatchObject({ status: 'fulfilled' });
  });
});
