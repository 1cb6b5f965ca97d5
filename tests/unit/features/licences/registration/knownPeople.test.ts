import { describe, expect, it } from 'vitest';
import { createGraphql } from '../../../../../src/data/graphql/createGraphql.ts';
import {
  toKnown,
  toQueries,
  type Identity,
} from '../../../../../src/features/licences/registration/knownPeople.ts';
import { createTransportDouble } from '../../../../support/createTransportDouble.ts';

const identity = (values: Partial<Identity> = {}): Identity => ({
  familyName: 'Béranger',
  givenName: 'Léa',
  birthDate: '1990-05-17',
  number: '',
  ...values,
});

const licence = (identifier: string, year: number) => ({
  identifier,
  club: { name: `Club de ${year}` },
  season: { name: `${year - 1}/${year}`, endDate: `${year}-06-30` },
});

const person = (id: number, familyName: string, givenName: string, licences: readonly unknown[] = []) => ({
  '@id': `/api/people/${id}`,
  familyName,
  givenName,
  birthDate: '1990-05-17T00:00:00+00:00',
  club: { name: 'Ping de Vaires' },
  licences,
});

describe('the search for people on record', () => {
  it('finds them on a server whose people do not include their licences', async () => {
    const transport = createTransportDouble(({ body }) => {
      const text = JSON.stringify(body);
      if (text.includes('licences')) {
        return { errors: [{ message: 'Cannot query field "licences" on type "Person".' }] };
      }
      const node = { id: '/api/people/2', familyName: 'BÉRANGER', givenName: 'Léa' };
      return { data: { peopleBornThen: { edges: [{ node }] } } };
    });
    const [question] = toQueries(identity());
    if (!question) throw new Error('Nothing is queried');
    const { members } = await createGraphql(transport).query(question);
    expect(toKnown(identity(), members)).toMatchObject([{ iri: '/api/people/2', number: null }]);
  });

  it('waits for a name with a birth date, or for a number', () => {
    expect(toQueries(identity({ birthDate: '' }))).toEqual([]);
    expect(toQueries(identity({ familyName: ' ' }))).toEqual([]);
    expect(toQueries(identity()).map(({ parts }) => parts.where)).toEqual([
      [{ path: 'birthDate', value: { after: '1990-05-17', before: '1990-05-17' } }],
    ]);
    expect(
      toQueries(identity({ birthDate: '', number: ' 7712345 ' })).map(({ parts }) => parts.where),
    ).toEqual([[{ path: 'licences.identifier', value: '7712345' }]]);
  });

  it('names whoever has the same family name first', () => {
    const found = [person(1, 'Martin', 'Léa'), person(2, 'Duval', 'Béranger'), person(3, 'BÉRANGER', 'Anne')];
    expect(toKnown(identity(), found).map(({ iri }) => iri)).toEqual([
      '/api/people/3',
      '/api/people/1',
      '/api/people/2',
    ]);
  });

  it('distinguishes two people of the same name and birth date by number, club and last season', () => {
    const found = [
      person(1, 'BERANGER', 'Lea', [licence('771001', 2025), licence('771001', 2026)]),
      person(2, 'BÉRANGER', 'Léa'),
      person(3, 'AUTRE', 'Anne'),
    ];
    expect(toKnown(identity(), found)).toMatchObject([
      {
        iri: '/api/people/1',
        number: '771001',
        club: 'Club de 2026',
        season: '2025/2026',
        birthDate: '1990-05-17',
      },
      { iri: '/api/people/2', number: null, club: 'Ping de Vaires', season: null },
    ]);
  });

  it('finds whoever shares one of both names, once, and a number that is the same to the last digit', () => {
    const twice = person(4, 'BÉRANGER', 'Léo', [licence('7712345', 2026)]);
    const longer = person(5, 'AUTRE', 'Anne', [licence('77123456', 2026)]);
    const found = toKnown(identity({ number: '7712345' }), [twice, twice, longer]);
    expect(found.map(({ iri }) => iri)).toEqual(['/api/people/4']);
  });
});
