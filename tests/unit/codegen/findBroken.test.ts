import { describe, expect, it } from 'vitest';
import { findBroken } from '../../../codegen/findBroken.ts';
import { describeFields } from '../../support/describeFields.ts';

const described = [
  {
    entity: 'licence',
    path: '/licences',
    methods: null,
    fields: describeFields({
      identifier: { type: 'string' },
      person: { type: 'person', path: 'people' },
      address: { type: 'address', embedded: true, fields: { town: {} } },
    }),
  },
  { entity: 'person', path: '/people', methods: null, fields: describeFields({ familyName: {} }) },
];

const licences = (config: Parameters<typeof findBroken>[0][number]['config']) => ({
  name: 'licences',
  path: '/licences',
  recordRepresentation: ['identifier', 'person.givenName'],
  search: 'identifier',
  config,
});

describe('findBroken', () => {
  it('finds no fault with names that are described, behind relations and objects too', () => {
    const config = {
      list: { columns: ['identifier', 'person.familyName', 'address.town'], scope: ['person'] },
    };
    expect(findBroken([{ ...licences(config), recordRepresentation: ['identifier'] }], described)).toEqual(
      [],
    );
  });

  it('names every place that holds a name the server does not describe', () => {
    const config = {
      list: { columns: ['person.gone'], filters: ['a'], scope: ['b'], preset: ['c'] },
      form: { sections: { main: ['identifier', 'd'] } },
      parts: { more: { main: ['e'] } },
      fields: { 'address.f': {} },
    };
    expect(findBroken([licences(config)], described).map(({ place, field }) => `${place}: ${field}`)).toEqual(
      [
        'name of a record: person.givenName',
        'list column: person.gone',
        'list filter: a',
        'list scope: b',
        'list preset: c',
        'form section main: d',
        'page more: e',
        'field hint: address.f',
      ],
    );
  });

  it('says that a whole collection is gone', () => {
    expect(findBroken([{ ...licences({}), path: '/elsewhere' }], described)).toEqual([
      { resource: 'licences', place: 'every page', field: null },
    ]);
  });

  it('expects no description of a read model', () => {
    const figures = {
      ...licences({ list: { columns: ['total'] } }),
      path: '/read/figures',
      source: 'rest',
    } as const;
    expect(findBroken([figures], described)).toEqual([]);
  });
});
