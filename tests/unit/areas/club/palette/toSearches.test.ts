import { describe, expect, it } from 'vitest';
import { toSearches } from '../../../../../src/areas/club/palette/toSearches.ts';

const club = '/api/clubs/12';

const place = {
  clubId: '12',
  ofClubs: (path: string) => ({ [path]: club }),
  isOwn: (node: number) => node === 12,
  toBirth: (year: string) => `né(e) en ${year}`,
  toPhase: (phase: number) => `phase ${phase}`,
};

const conditions = (typed: string) =>
  toSearches(typed, place).map(({ resource, query: { parts }, searched }) => [
    resource,
    Object.fromEntries(parts.where.map(({ path, value }) => [path, value])),
    searched?.names ?? [],
  ]);

describe('queries of the palette', () => {
  it('searches words in family and given names, among the persons of the club', () => {
    expect(conditions('lac')).toEqual([
      ['persons', { club }, ['familyName', 'givenName']],
      ['organizations', {}, ['name']],
      ['teams', { clubs: club }, ['name']],
    ]);
  });

  it('queries the records of no club in particular where there are no clubs', () => {
    const searches = toSearches('lac', {
      ...place,
      clubId: '0',
      ofClubs: () => ({}),
      isOwn: (id) => id === 0,
    });
    expect(searches.flatMap(({ query: { parts } }) => parts.where)).toEqual([]);
    const clubs = searches.find(({ query: { parts } }) => parts.collection === '/clubs');
    expect(clubs?.toEntry({ id: '/api/clubs/3', '@id': '/api/clubs/3', name: 'Meaux TT' }).to).toBe(
      '/0/informations/3/show',
    );
  });

  it('takes digits for the number of a licence, of a club or of a record', () => {
    expect(conditions('77990001')).toEqual([
      ['licences', { club, identifier: '77990001' }, []],
      ['persons', { club, id: 77990001 }, []],
      ['organizations', { identifier: '77990001' }, []],
      ['teams', { clubs: club, id: 77990001 }, []],
    ]);
  });

  it('queries no record whose number no server could store', () => {
    expect(JSON.stringify(conditions('99999999999'))).not.toContain('"id"');
  });

  it('names every question differently, so that none cancels another', () => {
    const names = toSearches('anne martin', place).map(({ query: question }) => question.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('leads to the sheet of a person, into own clubs, and to the page of others', () => {
    const [licences, , clubs, teams] = toSearches('77990001', place);
    const person = { '@id': '/api/people/34', id: '/api/people/34', familyName: 'LACROIX', givenName: 'Léa' };
    // The person behind a licence has no address unless the query selects it.
    expect(licences?.query.parts.select).toContain('person.id');
    expect(licences?.toEntry({ id: 1, identifier: '77990001', person })).toEqual({
      kind: 'persons',
      label: 'LACROIX Léa',
      detail: '77990001',
      to: '/12/persons/34',
    });
    expect(clubs?.toEntry({ id: 1, '@id': '/api/clubs/12', name: 'A' }).to).toBe('/12');
    expect(clubs?.toEntry({ id: 1, '@id': '/api/clubs/13', name: 'B' }).to).toBe('/12/organizations/13/show');
    expect(teams?.toEntry({ id: 1, '@id': '/api/teams/5', name: 'A 1' }).to).toBe('/12/teams/5/show');
  });

  it('distinguishes persons and teams of the same name by what the account may see of them', () => {
    const [persons, , teams] = toSearches('lacroix', place);
    const detail = (search: typeof persons, record: object) =>
      search?.toEntry({ id: 1, ...record }).detail.replaceAll('\u00a0', ' ');
    const born = { birthDate: '1999-03-02T00:00:00+01:00' };
    expect(persons?.query.parts.select).toEqual(expect.arrayContaining(['birthDate', 'licence.identifier']));
    expect(detail(persons, { ...born, licence: { identifier: '779901' } })).toBe('779901 · né(e) en 1999');
    expect(detail(persons, { ...born, licence: null })).toBe('né(e) en 1999');
    expect(detail(persons, { birthDate: null })).toBe('');
    const team = { phase: 2, season: { name: '2026/2027' } };
    expect(detail(teams, { ...team, division: { name: 'L08_R2', label: 'Régionale 2' } })).toBe(
      'Régionale 2 · phase 2 · 2026/2027',
    );
    expect(detail(teams, { ...team, division: { name: 'L08_R2' } })).toBe('L08_R2 · phase 2 · 2026/2027');
  });
});
