import { describe, expect, it } from 'vitest';
import { cleanSearch } from '../../../../src/views/list/CleanAddress.tsx';
import { describeFields } from '../../../support/describeFields.ts';

const description = {
  fields: describeFields({
    familyName: { label: 'Nom' },
    club: { label: 'Club' },
    birthDate: { label: 'Né(e) le' },
  }),
  methods: null,
};
const clean = (search: string) => cleanSearch(search, description, [25, 50, 75, 100]);
const filter = (value: unknown): string => `?filter=${encodeURIComponent(JSON.stringify(value))}`;

describe('the query of a list', () => {
  it.each([
    '',
    '?page=3&perPage=50&sort=familyName&order=DESC',
    '?sort=club.name&order=ASC',
    '?sort=familyName,-club.name,id&order=ASC',
    '?sort=id&order=ASC',
    filter({
      familyName: 'dup',
      'club.name': 'x',
      birthDate: { after: '2000-01-01' },
      'or[club]': '/api/clubs/1',
    }),
    '?page=1000000',
    '?code=abc&anything=else',
  ])('stays as it is where it makes sense: %s', (search) => {
    expect(clean(search)).toBeNull();
  });

  it.each([
    ['?page=1000000000', ''],
    ['?page=0', ''],
    ['?page=-1&sort=club', '?sort=club&order=ASC'],
    ['?page=abc', ''],
    ['?page=1.5', ''],
    ['?perPage=1000000000&page=2', ''],
    ['?perPage=0', ''],
    ['?perPage=24', ''],
    ['?perPage=5e1', ''],
    ['?perPage=0x32&page=2', ''],
    ['?sort=club&order=UP', '?sort=club&order=ASC'],
    ['?sort=club', '?sort=club&order=ASC'],
    ['?order=DESC', ''],
    ['?filter=%7B', ''],
    ['?filter=5', ''],
    ['?filter=[1]', ''],
    ['?filter=null', ''],
    ['?displayedFilters=true', ''],
  ])('loses what is no page, size or direction: %s', (search, kept) => {
    expect(clean(search)).toEqual({ search: kept, unknown: [] });
  });

  it.each([
    ['?sort=familyName&order=asc', '?sort=familyName&order=ASC'],
    ['?sort=familyName&order=Desc', '?sort=familyName&order=DESC'],
    ['?sort=familyName&order=+desc', '?sort=familyName&order=DESC'],
  ])('reads a direction in letters of any case: %s', (search, kept) => {
    expect(clean(search)).toEqual({ search: kept, unknown: [] });
  });

  it.each([
    ['?page=2&page=3', '?page=2'],
    ['?perPage=50&perPage=75&page=2', '?perPage=50&page=2'],
    ['?sort=club&sort=familyName&order=DESC', '?sort=club&order=DESC'],
    [`${filter({ familyName: 'a' })}&filter=%7B%7D`, filter({ familyName: 'a' })],
  ])('keeps the first of what is written twice: %s', (search, kept) => {
    expect(clean(search)).toEqual({ search: kept, unknown: [] });
  });

  it('loses unknown filters and orders, names them, and keeps all others (bad input)', () => {
    expect(clean('?sort=nimporte&order=ASC&page=2')).toEqual({ search: '?page=2', unknown: ['nimporte'] });
    expect(clean(`${filter({ familyName: 'dup', nimporte: 1, 'autre.nom': 2 })}&page=2`)).toEqual({
      search: `${filter({ familyName: 'dup' })}&page=2`.replace('%20', '+'),
      unknown: ['nimporte', 'autre.nom'],
    });
    expect(clean('?sort=__proto__')?.unknown).toEqual(['__proto__']);
    expect(clean('?sort=constructor.name')?.unknown).toEqual(['constructor.name']);
  });
});
