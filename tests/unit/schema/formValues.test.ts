import { describe, expect, it } from 'vitest';
import { toFormValues } from '../../../src/schema/formValues.ts';
import { describeFields } from '../../support/describeFields.ts';

const fields = describeFields({
  name: {},
  address: { embedded: true, fields: { street: {}, town: {} } },
  person: { type: 'person', path: 'people' },
});

describe('toFormValues', () => {
  it('gives null to every described field that the server left out', () => {
    expect(toFormValues(fields, {})).toEqual({
      name: null,
      address: { street: null, town: null },
      person: null,
    });
  });

  it('keeps identity and described values, embedded ones too, and nothing else', () => {
    const record = {
      '@id': '/api/clubs/1',
      id: '/api/clubs/1',
      name: 'TT',
      address: { '@id': '/api/addresses/5', town: 'Colmar', secret: 1 },
      person: { '@id': '/api/people/2' },
      foo: 'bar',
    };
    expect(toFormValues(fields, record)).toEqual({
      '@id': '/api/clubs/1',
      id: '/api/clubs/1',
      name: 'TT',
      address: { '@id': '/api/addresses/5', street: null, town: 'Colmar' },
      person: { '@id': '/api/people/2' },
    });
  });

  it('gives each row of an embedded list the same fields, and bears with lists as PHP writes them', () => {
    const rows = describeFields({
      rows: { multiple: true, fields: { name: {}, at: { fields: { town: {} } } } },
    });
    const record = { rows: { 0: { '@id': '/api/rows/1', name: 'a', x: 1 }, 2: '/api/rows/2' } };
    expect(toFormValues(rows, record)).toEqual({
      rows: [{ '@id': '/api/rows/1', name: 'a', at: { town: null } }, '/api/rows/2'],
    });
    expect(toFormValues(rows, { rows: null })).toEqual({ rows: [] });
  });

  it('reads own properties only', () => {
    const inherited = Object.create({ name: 'Marie' }) as Readonly<Record<string, unknown>>;
    expect(toFormValues(describeFields({ name: {} }), inherited)).toEqual({ name: null });
  });
});
