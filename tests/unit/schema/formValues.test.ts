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

  it('reads own properties only', () => {
    expect(toFormValues(describeFields({ toString: {} }), {})).toEqual({ toString: null });
  });
});
