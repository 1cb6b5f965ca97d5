import { expect, it } from 'vitest';
import { recordKey } from '../../../src/data/graphql/createRecordLoader.ts';

it.each([
  ['/api/clubs/7', 7],
  ['/api/organizations/7', 7],
  ['7', 7],
  ['/api/shelves/c++', '/api/shelves/c++'],
  // The slash is a part of the identifier: this is no room 1.
  ['/api/rooms/A/1', '/api/rooms/A/1'],
])('the record %s is known as %j', (iri, key) => {
  expect(recordKey(iri)).toBe(key);
});
