import { describe, expect, it } from 'vitest';
import { kindOf, type FieldHint, type Kind } from '../../../src/schema/kinds.ts';
import { describeField, describeFields } from '../../support/describeFields.ts';

type Raw = Readonly<Record<string, unknown>>;
type Case = readonly [field: Raw, hint?: FieldHint];

const CASES: Readonly<Record<Kind, readonly Case[]>> = {
  text: [
    [{ type: 'string' }],
    [{ type: 'string', path: 'people' }],
    [{ type: 'string' }, { as: 'currency' }],
  ],
  textarea: [[{ type: 'text' }], [{ type: 'text', constraints: ['Email'] }]],
  password: [[{ type: 'password' }]],
  richText: [
    [{ type: 'text' }, { as: 'richText' }],
    [{ type: 'string' }, { as: 'richText' }],
  ],
  email: [[{ type: 'string', constraints: ['Email'] }]],
  url: [[{ type: 'string', constraints: [{ Url: {} }] }]],
  duration: [[{ type: 'string', constraints: [{ Duration: {} }] }]],
  phone: [[{ type: 'string' }, { as: 'phone' }]],
  color: [[{ type: 'string' }, { as: 'color' }]],
  licenceNumber: [[{ type: 'string' }, { as: 'licenceNumber' }]],
  integer: [[{ type: 'int' }]],
  year: [[{ type: 'int' }, { as: 'year' }]],
  decimal: [[{ type: 'decimal' }]],
  percentage: [
    [{ type: 'float' }, { as: 'percentage' }],
    [{ type: 'int' }, { as: 'percentage' }],
  ],
  currency: [[{ type: 'int' }, { as: 'currency' }]],
  boolean: [
    [{ type: 'boolean' }],
    [{ type: 'bool' }, { as: 'percentage' }],
    [{ type: 'bool' }, { as: 'phone' }],
  ],
  date: [[{ type: 'date_immutable' }]],
  time: [[{ type: 'time' }]],
  datetime: [[{ type: 'datetime' }]],
  choice: [[{ type: 'string', choices: ['M', 'F'] }]],
  choices: [[{ type: 'string', choices: ['a', 'b'], multiple: true }]],
  relation: [
    [{ type: 'person', path: 'people' }],
    [{ type: 'referential', path: 'referentials' }],
    [{ type: 'person' }],
  ],
  relations: [
    [{ type: 'person', path: 'people', multiple: true }],
    [{ type: 'gallery', mapping: { type: 8, targetEntity: 'App\\Entity\\Gallery' } }],
  ],
  object: [[{ type: 'contact-point', fields: { telephone: {} } }]],
  address: [[{ type: 'address', path: 'addresses', fields: { town: {} } }]],
  collection: [[{ type: 'contact-point', multiple: true, fields: { telephone: {} } }]],
  list: [[{ type: 'array' }], [{ type: 'int', multiple: true }], [{ type: 'date', multiple: true }]],
  file: [[{ type: 'file' }]],
  files: [[{ type: 'file', multiple: true }], [{ type: 'image', multiple: true }]],
  image: [[{ type: 'image' }]],
  json: [[{ type: 'bool', multiple: true }], [{ type: 'json' }]],
  unknown: [[{ type: 'gallery' }], [{ type: 'constructor' }]],
};

describe('kindOf', () => {
  it.each(
    Object.entries(CASES).flatMap(([kind, cases]) =>
      cases.map(([raw, hint = {}]) => [raw, hint, kind] as const),
    ),
  )('of %j with the hint %j is %s', (raw, hint, kind) => {
    expect(kindOf(describeField(raw), hint)).toBe(kind);
  });

  it('is a phone for a text named telephone', () => {
    expect(describeFields({ telephone: {}, mobile: {} }).map((field) => kindOf(field))).toEqual([
      'phone',
      'text',
    ]);
  });
});
