import type { DataProvider, GetListParams } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createDirectory } from '../../../src/data/ResourceDefinition.ts';
import { idOf } from '../../../src/lib/iri.ts';
import { withSearch, type SearchMeta } from '../../../src/data/withSearch.ts';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { resources } from '../../../src/resources/index.ts';

const directory = createDirectory(resources);

/** The filters that are sent where this is typed into the search box of a list. */
const allRequested = async (
  resource: string,
  q: string,
  filter: object = {},
  total = 0,
  description = parseMapping({ fields: {} }),
  meta: SearchMeta = {},
): Promise<unknown[]> => {
  const seen: unknown[] = [];
  const provider = {
    getList: async (_resource: string, params: { filter: unknown }) => {
      seen.push(params.filter);
      return { data: [], total };
    },
  } as unknown as DataProvider;
  const labels = async (path: string) => directory.byPath(path)?.recordRepresentation ?? ['name'];
  await withSearch(provider, directory, labels, async () => description).getList(resource, {
    filter: { ...filter, q },
    meta,
  });
  return seen;
};

const requested = async (...question: Parameters<typeof allRequested>) =>
  (await allRequested(...question))[0];

/** A list with these filters of texts. */
const filters = (...paths: string[]) =>
  parseMapping({
    fields: {},
    offer: {
      filters: paths.map((path) => ({ path, by: 'value', isMany: false, value: {} })),
      orders: [],
    },
  });

describe('the search box of a list', () => {
  it('finds a person by either name', async () => {
    expect(await allRequested('persons', ' Dupont ')).toEqual([
      { familyName: 'Dupont' },
      { givenName: 'Dupont' },
    ]);
  });

  it('searches for the longest of several words, and lists those who have all of them in the order of the list', async () => {
    const person = (id: number, familyName: string, givenName: string) => ({
      id: `/api/people/${id}`,
      familyName,
      givenName,
    });
    const people = [
      person(1, 'LE ROUX', 'Ibrahim'),
      person(2, 'LE ROUX', 'Anne'),
      person(3, 'IBRAHIM', 'Leïla'),
    ];
    const seen: unknown[] = [];
    const list = (heeds: boolean) =>
      withSearch(
        {
          getList: async (_resource: string, { filter, ...params }: GetListParams) => {
            seen.push({ filter, size: params.pagination?.perPage });
            const data =
              heeds && filter.id ? people.filter(({ id }) => filter.id.includes(idOf(id))) : people;
            return { data, total: data.length };
          },
        } as unknown as DataProvider,
        directory,
        async () => ['familyName', 'givenName'],
        async () => parseMapping({ fields: {} }),
      );
    const question = { filter: { q: 'ibrahim le-roux', gender: 'M' }, pagination: { page: 1, perPage: 25 } };
    expect((await list(true).getList('persons', question)).data).toEqual([people[0]]);
    const words = ['ibrahim', 'ibrahim le-roux'];
    expect(seen).toEqual([
      { filter: { familyName: words, gender: 'M' }, size: 100 },
      { filter: { givenName: words, gender: 'M' }, size: 100 },
      { filter: { id: [1], gender: 'M' }, size: 25 },
    ]);
    // Not every server filters by numbers.
    expect(await list(false).getList('persons', question)).toEqual({ data: [people[0]], total: 1 });
  });

  it('says of several words that nobody has that there is nobody', async () => {
    expect(await allRequested('persons', 'jean dupont')).toHaveLength(2);
  });

  it('takes words that too many have in turn for one name and for both', async () => {
    const tries = (await allRequested('persons', 'de sousa', {}, 101)).slice(6);
    expect(tries).toEqual([{ familyName: 'de sousa' }]);
  });

  it('finds by the number that people know, else by that of the record', async () => {
    expect(await requested('persons', '7 700 002')).toEqual({ 'licence.identifier': '7700002' });
    expect(await requested('licences', '77')).toEqual({ identifier: '77' });
    expect(await requested('certificates', '77')).toEqual({ 'person.licence.identifier': '77' });
    expect(await requested('teams', '12')).toEqual({ id: '12' });
  });

  it('finds a meeting by either side', async () => {
    expect(await allRequested('sport-matches', 'Meaux')).toEqual([
      { 'homeOpponent.team.name': 'Meaux' },
      { 'awayOpponent.team.name': 'Meaux' },
    ]);
  });

  it('keeps the alternatives of the filters of a list', async () => {
    const either = { 'or[leftClub]': '/api/clubs/1', 'or[welcomeClub]': '/api/clubs/1' };
    expect(await allRequested('persons', 'Dupont', either)).toEqual([
      { ...either, familyName: 'Dupont' },
      { ...either, givenName: 'Dupont' },
    ]);
  });

  it('leaves it to read models, which search by themselves', async () => {
    expect(await requested('accountancy', 'carte')).toEqual({ q: 'carte' });
  });

  it('searches for nothing of blanks', async () => {
    expect(await requested('persons', '   ', { gender: 'F' })).toEqual({ gender: 'F' });
  });

  it('sends only the filters that a server describes', async () => {
    expect(await allRequested('persons', 'Dupont', {}, 0, filters('givenName', 'club'))).toEqual([
      { givenName: 'Dupont' },
    ]);
    expect(await allRequested('persons', '12345', {}, 0, filters('givenName'))).toEqual([
      { givenName: '12345' },
    ]);
    expect(await allRequested('persons', 'Dupont', {}, 0, filters('club'))).toEqual([{}]);
  });

  it('lists nothing at all for what only looks for records to open, where nothing is searched or no page is', async () => {
    const listOnly = { ...filters('givenName'), recordMethods: [] };
    for (const description of [filters('club'), listOnly])
      expect(await allRequested('persons', 'Dupont', {}, 0, description, { isSearchOnly: true })).toEqual([]);
  });
});
