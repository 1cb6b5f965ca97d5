import type { DataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createDirectory } from '../../../src/data/ResourceDefinition.ts';
import { withSearch } from '../../../src/data/withSearch.ts';
import { resources } from '../../../src/resources/index.ts';

const directory = createDirectory(resources);

/** What the server is asked for where this is typed into the search box of a list. */
const allAsked = async (resource: string, q: string, filter: object = {}, total = 0): Promise<unknown[]> => {
  const seen: unknown[] = [];
  const provider = {
    getList: async (_resource: string, params: { filter: unknown }) => {
      seen.push(params.filter);
      return { data: [], total };
    },
  } as unknown as DataProvider;
  const labels = async (path: string) => directory.byPath(path)?.recordRepresentation ?? ['name'];
  await withSearch(provider, directory, labels).getList(resource, { filter: { ...filter, q } });
  return seen;
};

const asked = async (...question: Parameters<typeof allAsked>) => (await allAsked(...question))[0];

describe('the search box of a list', () => {
  it('finds a person by either name', async () => {
    expect(await allAsked('persons', ' Dupont ')).toEqual([
      { familyName: 'Dupont' },
      { givenName: 'Dupont' },
    ]);
  });

  it('finds a person by both names in whichever order, of several words too', async () => {
    const parts = ['Jean', 'Dupont'];
    const [, , both] = await allAsked('persons', 'Jean Dupont');
    expect(both).toEqual({ familyName: parts, givenName: parts });
    const longer = ['roux ibrahim', 'le roux', 'ibrahim'];
    const [, , longest] = await allAsked('licences', 'le roux ibrahim');
    expect(longest).toEqual({
      'person.familyName': longer,
      'person.givenName': longer,
    });
  });

  it('takes several words for one name first', async () => {
    expect(await allAsked('persons', 'de sousa', {}, 1)).toEqual([{ familyName: 'de sousa' }]);
  });

  it('finds by the number that people know, else by that of the record', async () => {
    expect(await asked('persons', '7 700 002')).toEqual({ 'licence.identifier': '7700002' });
    expect(await asked('licences', '77')).toEqual({ identifier: '77' });
    expect(await asked('certificates', '77')).toEqual({ 'person.licence.identifier': '77' });
    expect(await asked('teams', '12')).toEqual({ id: '12' });
  });

  it('finds a meeting by either side', async () => {
    expect(await allAsked('sport-matches', 'Meaux')).toEqual([
      { 'homeOpponent.team.name': 'Meaux' },
      { 'awayOpponent.team.name': 'Meaux' },
    ]);
  });

  it('keeps the alternatives that a list is held to', async () => {
    const either = { 'or[leftClub]': '/api/clubs/1', 'or[welcomeClub]': '/api/clubs/1' };
    expect(await allAsked('persons', 'Dupont', either)).toEqual([
      { ...either, familyName: 'Dupont' },
      { ...either, givenName: 'Dupont' },
    ]);
  });

  it('leaves it to read models, which search by themselves', async () => {
    expect(await asked('accountancy', 'carte')).toEqual({ q: 'carte' });
  });

  it('asks for nothing of blanks', async () => {
    expect(await asked('persons', '   ', { gender: 'F' })).toEqual({ gender: 'F' });
  });
});
