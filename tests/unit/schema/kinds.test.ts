import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../src/schema/kinds.ts';
import { describeField } from '../../support/describeFields.ts';

describe('kindOf', () => {
  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'text' }, 'textarea'],
    [{ type: 'int' }, 'integer'],
    [{ type: 'decimal' }, 'decimal'],
    [{ type: 'boolean' }, 'boolean'],
    [{ type: 'date_immutable' }, 'date'],
    [{ type: 'datetime' }, 'datetime'],
    [{ type: 'string', choices: ['M', 'F'] }, 'choice'],
    [{ type: 'string', choices: ['a', 'b'], multiple: true }, 'choices'],
    [{ type: 'person', path: 'people' }, 'relation'],
    [{ type: 'person', path: 'people', multiple: true }, 'relations'],
    [{ type: 'referential', path: 'referentials' }, 'relation'],
    [{ type: 'address', path: 'addresses', fields: { town: {} } }, 'object'],
    [{ type: 'string', path: 'people' }, 'text'],
    [{ type: 'contact-point', multiple: true, fields: { telephone: {} } }, 'unknown'],
    [{ type: 'person' }, 'unknown'],
    [{ type: 'array' }, 'unknown'],
    [{ type: 'int', multiple: true }, 'unknown'],
    [{ type: 'file' }, 'unknown'],
    [{ type: 'constructor' }, 'unknown'],
  ])('of %j is %s', (raw, kind) => {
    expect(kindOf(describeField(raw))).toBe(kind);
  });

  it('is a currency for a whole number that the config says to be an amount', () => {
    expect(kindOf(describeField({ type: 'int' }), { currency: true })).toBe('currency');
    expect(kindOf(describeField({ type: 'string' }), { currency: true })).toBe('text');
  });
});
