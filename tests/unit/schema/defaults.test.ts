import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../../src/schema/defaults.ts';
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
});
