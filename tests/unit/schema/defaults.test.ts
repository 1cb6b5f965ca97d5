import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../../src/schema/formValues.ts';
import { describeFields } from '../../support/describeFields.ts';

describe('defaultsOf', () => {
  it('starts a record with the defaults of the description and invents none', () => {
    const fields = describeFields({
      country: { default: 'FR' },
      active: { type: 'bool', default: false },
      points: { type: 'int', default: 0 },
      name: {},
      address: { embedded: true, fields: { country: { default: 'FR' }, town: {} } },
      members: { embedded: true, multiple: true, fields: { role: { default: 'x' } } },
    });
    expect(defaultsOf(fields)).toEqual({
      country: 'FR',
      active: false,
      points: 0,
      address: { country: 'FR' },
    });
  });

  it('prefers the default of an embedded object to those of its fields', () => {
    const fields = describeFields({
      address: {
        embedded: true,
        default: { country: 'BE', secret: 1 },
        fields: { country: { default: 'FR' } },
      },
      rows: { embedded: true, multiple: true, default: [{ name: 'a' }], fields: { name: {} } },
    });
    expect(defaultsOf(fields)).toEqual({ address: { country: 'BE' }, rows: [{ name: 'a' }] });
  });

  it('gives each record its own copy', () => {
    const fields = describeFields({ tags: { type: 'array', default: ['a'] } });
    expect(defaultsOf(fields).tags).not.toBe(defaultsOf(fields).tags);
  });
});
