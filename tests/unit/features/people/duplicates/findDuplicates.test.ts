import { describe, expect, it } from 'vitest';
import { adviseOn, findDuplicates } from '../../../../../src/features/people/duplicates/findDuplicates.ts';

const person = (id: number, familyName: string, givenName: string, birthDate: string, birthName = '') => ({
  id,
  familyName,
  givenName,
  birthDate,
  birthName,
});

it('finds people of the same name and birth date, whatever the spelling or the married name, unless somebody said that they are others', () => {
  const people = [
    person(1, 'LE GALL', 'Anne-Marie', '1980-03-02T00:00:00+01:00'),
    person(2, 'Legall', 'Anne Marie', '1980-03-02'),
    person(3, 'DURAND', 'Zoé', '1999-01-01'),
    person(4, 'MARTIN', 'Zoe', '1999-01-01', 'Durand'),
    person(5, 'PETIT', 'Zoé', '1999-01-01'),
    person(6, 'LE GALL', 'Anne-Marie', '1981-03-02'),
    person(7, 'SANS', 'Date', ''),
    person(8, 'SANS', 'Date', ''),
    { ...person(9, 'LE GALL', 'Anne-Marie', '1980-03-02'), homonym: true },
  ];
  expect(findDuplicates(people).map((group) => group.map(({ id }) => id))).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

const candidate = (id: number, licences: number, certificates = 0) => ({
  iri: `/api/people/${id}`,
  record: {},
  counts: { licences, certificates },
});

describe('of several records of one person', () => {
  it('the one on which most hangs is kept', () => {
    expect(adviseOn([candidate(3, 1), candidate(9, 1, 2)])).toEqual({
      kept: '/api/people/9',
      because: 'fullest',
    });
  });

  it('the oldest is kept where as much hangs on each', () => {
    expect(adviseOn([candidate(12, 2), candidate(9, 1, 1)])).toEqual({
      kept: '/api/people/9',
      because: 'oldest',
    });
    expect(adviseOn([])).toBeNull();
  });
});
