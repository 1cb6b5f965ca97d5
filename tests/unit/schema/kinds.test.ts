import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../src/schema/kinds.ts';
import { describeField, describeFields } from '../../support/describeFields.ts';

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
    [{ type: 'address', path: 'addresses', fields: { town: {} } }, 'address'],
    [{ type: 'contact-point', fields: { telephone: {} } }, 'object'],
    [{ type: 'string', path: 'people' }, 'text'],
    [{ type: 'contact-point', multiple: true, fields: { telephone: {} } }, 'collection'],
    [{ type: 'person' }, 'relation'],
    [{ type: 'gallery' }, 'unknown'],
    [{ type: 'gallery', mapping: { type: 8, targetEntity: 'App\\Entity\\Gallery' } }, 'relations'],
    [{ type: 'array' }, 'list'],
    [{ type: 'int', multiple: true }, 'list'],
    [{ type: 'date', multiple: true }, 'list'],
    [{ type: 'bool', multiple: true }, 'json'],
    [{ type: 'json' }, 'json'],
    [{ type: 'file' }, 'file'],
    [{ type: 'file', multiple: true }, 'files'],
    [{ type: 'image', multiple: true }, 'files'],
    [{ type: 'image' }, 'image'],
    [{ type: 'time' }, 'time'],
    [{ type: 'string', constraints: ['Email'] }, 'email'],
    [{ type: 'string', constraints: [{ Url: {} }] }, 'url'],
    [{ type: 'text', constraints: ['Email'] }, 'textarea'],
    [{ type: 'constructor' }, 'unknown'],
  ])('of %j is %s', (raw, kind) => {
    expect(kindOf(describeField(raw))).toBe(kind);
  });

  it('is a currency for a whole number that the config says to be an amount', () => {
    expect(kindOf(describeField({ type: 'int' }), { as: 'currency' })).toBe('currency');
    expect(kindOf(describeField({ type: 'string' }), { as: 'currency' })).toBe('text');
  });

  it.each([
    ['percentage', 'float'],
    ['percentage', 'int'],
    ['year', 'int'],
    ['richText', 'text'],
    ['richText', 'string'],
    ['color', 'string'],
    ['licenceNumber', 'string'],
    ['phone', 'string'],
  ] as const)('is %s for a %s that the config says to be one', (as, type) => {
    expect(kindOf(describeField({ type }), { as })).toBe(as);
    expect(kindOf(describeField({ type: 'bool' }), { as })).toBe('boolean');
  });

  it('is a phone for a text named telephone', () => {
    expect(describeFields({ telephone: {}, mobile: {} }).map((field) => kindOf(field))).toEqual([
      'phone',
      'text',
    ]);
  });
});
