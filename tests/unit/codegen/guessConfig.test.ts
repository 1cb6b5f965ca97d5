import { describe, expect, it } from 'vitest';
import { guessConfig } from '../../../codegen/guessConfig.ts';
import { describeResource } from '../../support/describeResource.ts';

const required = [{ name: 'NotNull' }];
const people = describeResource('person', '/people', {
  familyName: {},
  givenName: {},
  club: { type: 'club', path: 'clubs' },
});
const clubs = describeResource('club', '/clubs', { name: {} });

const guess = (fields: Parameters<typeof describeResource>[2]) => {
  const resource = describeResource('trophy', '/trophies', fields);
  return guessConfig(resource, [people, clubs, resource]);
};

describe('guessConfig', () => {
  it('starts the columns with names, then the person, the status and the dates, six at most', () => {
    const { columns } = guess({
      comment: { type: 'text' },
      seats: { type: 'integer' },
      date: { type: 'date' },
      end: { type: 'date' },
      state: { choices: ['open', 'closed'] },
      level: { choices: ['a', 'b'] },
      holder: { type: 'person', path: 'people' },
      title: {},
      photo: { type: 'image' },
      guests: { type: 'person', path: 'people', multiple: true },
    });
    expect(columns).toEqual(['title', 'holder', 'state', 'date', 'end', 'level']);
  });

  it('offers the name, the status and the dates as filters, and the season', () => {
    const { filters, seasonal } = guess({
      season: { type: 'season', path: 'seasons' },
      date: { type: 'date' },
      status: { choices: ['open', 'closed'] },
      title: {},
    });
    expect(filters).toEqual(['title', 'status', 'date', 'season']);
    expect(seasonal).toBe(true);
  });

  it.each([
    ['its club', { club: { type: 'club', path: 'clubs' } }, 'club'],
    ['its clubs', { clubs: { type: 'club', path: 'clubs', multiple: true } }, 'clubs'],
    ['the club of its person', { person: { type: 'person', path: 'people' } }, 'person.club'],
    ['nothing', { name: {} }, undefined],
  ])('finds %s as what ties a record to the club of the address', (_what, fields, scope) => {
    expect(guess(fields).scope).toBe(scope);
  });

  it.each([
    ['its name without a word', { name: {}, code: {} }, undefined],
    ['another field', { comment: { type: 'text' }, identifier: {} }, ['identifier']],
    ['family and given name', { givenName: {}, familyName: {} }, ['familyName', 'givenName']],
    [
      'the person it belongs to',
      { person: { type: 'person', path: 'people' } },
      ['person.familyName', 'person.givenName'],
    ],
    [
      'what it must belong to',
      { host: { type: 'club', path: 'clubs', constraints: required } },
      ['host.name'],
    ],
    ['nothing', { seats: { type: 'integer' } }, undefined],
  ])('names a record by %s', (_what, fields, recordRepresentation) => {
    const guessed = guess(fields);
    expect(guessed.recordRepresentation).toEqual(recordRepresentation);
  });

  it('has no column for what is described by nobody', () => {
    expect(guess({})).toEqual({
      columns: [],
      filters: [],
      scope: undefined,
      seasonal: false,
      recordRepresentation: undefined,
    });
  });
});
