import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDirectory } from '../../../src/data/ResourceDefinition.ts';
import { toIri } from '../../../src/lib/iri.ts';
import { idIn, iriIn, shortenPath } from '../../../src/lib/address.ts';

const directory = createDirectory([
  { name: 'persons', entity: 'person', path: '/people' },
  { name: 'licences', entity: 'licence', path: '/licences' },
  { name: 'organizations', entity: 'organization', path: '/organizations' },
  { name: 'informations', entity: 'club', path: '/clubs' },
]);
const iri = (path: string): string => encodeURIComponent(path);

describe('shortenPath', () => {
  it.each([
    [`/12/persons/${iri('/api/people/34')}`, '/12/persons/34'],
    [`/12/persons/${iri('/api/people/34')}/show`, '/12/persons/34/show'],
    [`/12/persons/${iri('/api/people/34')}/licences/${iri('/api/licences/5')}`, '/12/persons/34/licences/5'],
    [`/12/organizations/${iri('/api/organizations/1')}`, '/12/organizations/1'],
    // An organization may be a club: it opens as what it is.
    [`/12/organizations/${iri('/api/clubs/34')}`, '/12/informations/34'],
    [`/12/organizations/${iri('/api/clubs/34')}/show`, '/12/informations/34/show'],
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
    // A league has no resource of its own: the IRI says which it is.
    `/12/organizations/${iri('/api/leagues/34')}`,
    `/12/${iri('/api/people/34')}/persons`,
    `/12/persons/${iri('/api/people')}`,
    '/12/persons/%2Fapi%2Fpeople%2F34%',
    `/12/constructor/${iri('/api/people/34')}`,
  ])('leaves %s as it is', (path) => {
    expect(shortenPath(directory, path)).toBe(path);
  });
});

describe('iriIn', () => {
  it('reads the number behind the name of a resource', () => {
    expect(iriIn(directory, '/12/persons/34/details', '34')).toBe('/api/people/34');
    expect(iriIn(directory, '/12/persons/34/licences/5', '5')).toBe('/api/licences/5');
  });

  it.each(['create', '', '/api/people/34', '12'])('reads nothing of %j', (id) => {
    expect(iriIn(directory, `/12/persons/${id}`.replace('/persons/12', ''), id)).toBeNull();
  });

  it('reads back what shortenPath has written', () => {
    const short = shortenPath(directory, `/12/persons/${iri('/api/people/34')}/show`);
    expect(iriIn(directory, short, '34')).toBe('/api/people/34');
  });
});

describe('an identifier in the address', () => {
  it.each([
    ['01HZX4N6Y8', '01HZX4N6Y8'],
    ['41b29566-144b-11e6-a148-3e1d05defe78', '41b29566-144b-11e6-a148-3e1d05defe78'],
    ['c++', 'c++'],
    ['c%23', 'c%23'],
    ['id1=1;id2=2', 'id1=1;id2=2'],
    ['caf%C3%A9%20cr%C3%A8me', 'caf%C3%A9%20cr%C3%A8me'],
    ['a/b', 'a%2Fb'],
    ['a%2Fb', 'a%252Fb'],
    ['.htaccess', '.htaccess'],
    ['create', '~create'],
    ['~create', '~~create'],
    ['100%25', '100%25'],
    ['L%27%C3%A9t%C3%A9', "L'%C3%A9t%C3%A9"],
  ])('of the record /api/people/%s is %s, and reads back', (written, segment) => {
    const short = shortenPath(directory, `/12/persons/${iri(`/api/people/${written}`)}/show`);
    expect(short).toBe(`/12/persons/${segment}/show`);
    expect(iriIn(directory, short, decodeURIComponent(segment))).toBe(`/api/people/${written}`);
  });

  it('is any text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const record = toIri('/people', id);
        fc.pre(!record.includes('/./') && !record.includes('/../'));
        const short = shortenPath(directory, `/12/persons/${iri(record)}`);
        const segment = short.slice('/12/persons/'.length);
        expect(segment).not.toMatch(/[/?#]/);
        expect(iriIn(directory, short, decodeURIComponent(segment))).toBe(record);
      }),
    );
  });
});

describe('idIn', () => {
  it.each([
    ['34', '34'],
    ['34/show', '34'],
    ['/api/people/34', ''],
    ['create', ''],
    ['', ''],
  ])('finds in %j the number %j', (rest, id) => {
    expect(idIn(rest)).toBe(id);
  });
});
