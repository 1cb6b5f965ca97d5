import { describe, expect, it } from 'vitest';
import { placeErrors } from '../../../src/views/placeErrors.ts';
import { describeFields } from '../../support/describeFields.ts';

const fields = describeFields({
  name: {},
  toString: {},
  person: { type: 'person', path: 'people' },
  address: {
    type: 'address',
    embedded: true,
    fields: { street: {}, town: {}, geo: { embedded: true, fields: { lat: {} } } },
  },
  contacts: { type: 'contact', embedded: true, multiple: true, fields: { telephone: {} } },
});

const place = (errors: Readonly<Record<string, readonly string[]>>) => placeErrors(fields, errors);

describe('placeErrors', () => {
  it.each([
    ['name', 'name'],
    ['address.town', 'address.town'],
    ['address.geo.lat', 'address.geo.lat'],
    ['address', 'address.street'],
    ['address.unknown', 'address.street'],
    ['address.geo', 'address.geo.lat'],
    ['person', 'person'],
    ['person.familyName', 'person'],
    ['contacts.0.telephone', 'contacts'],
    ['contacts', 'contacts'],
    ['toString', 'toString'],
  ])('shows a message on %s under the input %s', (path, input) => {
    const { placed, elsewhere } = place({ [path]: ['Refusé'] });
    expect(Object.entries(placed)).toEqual([[input, 'Refusé']]);
    expect(elsewhere).toEqual([]);
  });

  it('keeps all messages of one input', () => {
    const { placed } = place({ name: ['vide', 'court'], 'contacts.0.telephone': ['a'], 'contacts.1': ['b'] });
    expect(placed).toEqual({ name: 'vide\ncourt', contacts: 'a\nb' });
  });

  it.each(['absent', 'constructor', 'absent.deep', ''])('tells apart a message on %j', (path) => {
    expect(place({ [path]: ['Refusé'] })).toEqual({ placed: {}, elsewhere: [`${path}\u00a0: Refusé`] });
  });

  it('tells a message on the whole record as it is', () => {
    expect(place({ 'root.serverError': ['Doublon', 'Fermé'] })).toEqual({
      placed: {},
      elsewhere: ['Doublon\nFermé'],
    });
  });

  it('places nothing without errors', () => {
    expect(place({})).toEqual({ placed: {}, elsewhere: [] });
  });
});
