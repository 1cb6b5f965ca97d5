import { describe, expect, it } from 'vitest';
import { placeErrors } from '../../../../src/views/save/placeErrors.ts';
import { describeFields } from '../../../support/describeFields.ts';

const fields = describeFields({
  name: {},
  person: { type: 'person', path: 'people' },
  tags: { type: 'array' },
  address: {
    type: 'address',
    embedded: true,
    fields: { street: {}, town: {}, geo: { embedded: true, fields: { lat: {} } } },
  },
  rows: {
    type: 'row',
    embedded: true,
    multiple: true,
    fields: {
      identifier: { readOnly: true },
      telephone: {},
      place: { embedded: true, fields: { town: {} } },
      lines: { embedded: true, multiple: true, fields: { amount: { type: 'int' } } },
    },
  },
});

const line = { amount: 1 };
const values = {
  rows: [
    { telephone: '01' },
    { telephone: '', lines: [] },
    { telephone: '02', lines: [line, { amount: null }, line] },
  ],
};

const place = (errors: Readonly<Record<string, readonly string[]>>) => placeErrors(fields, errors, values);

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
    ['tags.1', 'tags'],
    ['rows', 'rows'],
    ['rows.0.telephone', 'rows.0.telephone'],
    ['rows.0', 'rows.0.telephone'],
    ['rows.0.unknown', 'rows.0.telephone'],
    ['rows.0.identifier', 'rows.0.identifier'],
    ['rows.0.place.town', 'rows.0.place.town'],
    ['rows.7.telephone', 'rows'],
    ['rows.x', 'rows'],
    ['rows.-1', 'rows'],
    ['rows.length', 'rows'],
  ])('shows a message on %s under the input %s', (path, input) => {
    const { placed, elsewhere } = place({ [path]: ['Refusé'] });
    expect(Object.entries(placed)).toEqual([[input, 'Refusé']]);
    expect(elsewhere).toEqual([]);
  });

  it('finds the row that the server means when an empty one before it was not sent', () => {
    const { placed } = place({ 'rows.1.telephone': ['a'], 'rows.1.lines.1.amount': ['b'] });
    expect(placed).toEqual({ 'rows.2.telephone': 'a', 'rows.2.lines.2.amount': 'b' });
  });

  it.each([
    ['street', 'address.street'],
    ['lat', 'address.geo.lat'],
    ['telephone', 'rows'],
    ['amount', 'rows'],
  ])('shows a message on %s, named without the object around it, under the input %s', (part, input) => {
    expect(place({ [part]: ['Refusé'] })).toEqual({ placed: { [input]: 'Refusé' }, elsewhere: [] });
  });

  it('lists a message on a part that two objects have apart', () => {
    expect(place({ town: ['Refusé'] })).toEqual({ placed: {}, elsewhere: ['town\u00a0: Refusé'] });
  });

  it('keeps all messages of one input', () => {
    const { placed } = place({ name: ['vide', 'court'], 'tags.0': ['a'], 'tags.1': ['b'] });
    expect(placed).toEqual({ name: 'vide\ncourt', tags: 'a\nb' });
  });

  it.each(['absent', 'constructor', 'toString', 'absent.deep', ''])(
    'lists a message on %j apart from the placed ones',
    (path) => {
      expect(place({ [path]: ['Refusé'] })).toEqual({ placed: {}, elsewhere: [`${path}\u00a0: Refusé`] });
    },
  );

  it('lists a message on the whole record as it is', () => {
    expect(place({ 'root.serverError': ['Doublon', 'Fermé'] })).toEqual({
      placed: {},
      elsewhere: ['Doublon\nFermé'],
    });
  });

  it('places nothing without errors', () => {
    expect(place({})).toEqual({ placed: {}, elsewhere: [] });
  });
});
