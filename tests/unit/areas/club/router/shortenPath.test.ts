import { describe, expect, it } from 'vitest';
import { shortenPath } from '../../../../../src/areas/club/router/shortenPath.ts';
import { createDirectory } from '../../../../../src/data/ResourceDefinition.ts';

const directory = createDirectory([
  { name: 'persons', entity: 'person', path: '/people' },
  { name: 'licences', entity: 'licence', path: '/licences' },
]);
const iri = (path: string): string => encodeURIComponent(path);

describe('shortenPath', () => {
  it.each([
    [`/12/persons/${iri('/api/people/34')}`, '/12/persons/34'],
    [`/12/persons/${iri('/api/people/34')}/show`, '/12/persons/34/show'],
    [`/12/persons/${iri('/api/people/34')}/licences/${iri('/api/licences/5')}`, '/12/persons/34/licences/5'],
    [`/persons/${iri('https://api.example.org/api/people/34')}`, '/persons/34'],
  ])('writes %s as %s', (long, short) => {
    expect(shortenPath(directory, long)).toBe(short);
  });

  it.each([
    '',
    '/',
    '/12/persons',
    '/12/persons/34/show',
    '/12/persons/create',
    // An organization may be a club or a league: behind a segment of another collection the IRI says which.
    `/12/persons/${iri('/api/clubs/34')}`,
    `/12/organizations/${iri('/api/clubs/34')}`,
    `/12/${iri('/api/people/34')}/persons`,
    `/12/persons/${iri('/api/people/41b29566-x')}`,
    `/12/persons/${iri('/api/people')}`,
    '/12/persons/%2Fapi%2Fpeople%2F34%',
    `/12/constructor/${iri('/api/people/34')}`,
  ])('leaves %s as it is', (path) => {
    expect(shortenPath(directory, path)).toBe(path);
  });
});
