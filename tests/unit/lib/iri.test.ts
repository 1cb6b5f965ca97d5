import { describe, expect, it } from 'vitest';
import type { Person } from '../../../src/generated/resources.ts';
import { collectionOf, idOf, iriOf, pathOf, toIri, type Iri } from '../../../src/lib/iri.ts';

describe('idOf', () => {
  it.each([
    ['/api/clubs/12', 12],
    ['/api/club_sport_halls/7', 7],
    ['https://api.example.org/api/clubs/12', 12],
    ['//api.example.org/api/clubs/12', 12],
    ['12', 12],
    [12, 12],
    ['/api/clubs', null],
    ['/api/clubs/abc', null],
    ['/api/clubs/12abc', null],
    ['/api/clubs/a=1;b=2', null],
    ['/api/clubs/41b29566-0000-4000-8000-000000000012', null],
    ['/api/clubs/9999999999999999999', null],
    ['', null],
    [1.5, null],
    [null, null],
    [{ '@id': '/api/clubs/12' }, null],
  ])('of %j is %j (R3.139)', (iri, id) => {
    expect(idOf(iri)).toBe(id);
  });
});

describe('pathOf', () => {
  it.each([
    ['/api/clubs/12', '/api/clubs/12'],
    ['https://api.example.org/api/clubs/12?a=1#b', '/api/clubs/12'],
    ['//api.example.org:8000/api/clubs/12', '/api/clubs/12'],
    ['https://api.example.org', ''],
  ])('of %s is %s, so that addresses are compared by path alone', (iri, path) => {
    expect(pathOf(iri)).toBe(path);
  });
});

describe('collectionOf', () => {
  it.each([
    ['/api/people/34', '/people'],
    ['https://api.example.org/api/club_sport_halls/7', '/club_sport_halls'],
    ['/api/people', null],
    ['/other/people/34', null],
    ['/api/clubs/1/people/34', null],
    ['_:b0', null],
  ])('of %s is %j', (iri, collection) => {
    expect(collectionOf(iri)).toBe(collection);
  });

  it('is undone by toIri', () => {
    expect(toIri('/people', 34)).toBe('/api/people/34');
  });

  it('is part of the type of an IRI: a person is not given where a club is required (R3.139)', () => {
    const nameOf = (club: Iri<'clubs'>): string => `club ${club}`;
    const person: Person['@id'] = toIri('/people', 34);
    expect(nameOf(toIri('/clubs', 7))).toBe('club /api/clubs/7');
    // @ts-expect-error -- the IRI of a person
    expect(nameOf(person)).toBe('club /api/people/34');
    // @ts-expect-error -- any text
    expect(nameOf('/api/clubs/7')).toBe('club /api/clubs/7');
    // @ts-expect-error -- of what collection is only known when the code runs
    expect(nameOf(toIri(`/${['clubs'].join('')}`, 7))).toBe('club /api/clubs/7');
    expect(pathOf(person)).toBe('/api/people/34');
  });
});

describe('iriOf', () => {
  it.each([
    ['/api/people/34', '/api/people/34'],
    [{ '@id': '/api/people/34', familyName: 'Dupont' }, '/api/people/34'],
    ['', null],
    [{}, null],
    [{ '@id': 34 }, null],
    [34, null],
    [null, null],
    [undefined, null],
  ])('of the relation value %j is %j (R3.136)', (value, iri) => {
    expect(iriOf(value)).toBe(iri);
  });
});
