import { describe, expect, it } from 'vitest';
import { allows, fieldNamed } from '../../../src/schema/description.ts';
import { kindOf } from '../../../src/schema/kinds.ts';
import { toFormValues } from '../../../src/schema/formValues.ts';
import { MappingError, parseMapping } from '../../../src/schema/parseMapping.ts';
import { toPayload } from '../../../src/schema/payload.ts';
import { validate } from '../../../src/schema/validate.ts';
import { describeField } from '../../support/describeFields.ts';

const namesOf = (fields: unknown): string[] => parseMapping({ fields }).fields.map(({ name }) => name);

describe('parseMapping, the whole answer', () => {
  it.each([null, undefined, 3, 'x', true, [], {}, { fields: null }, { fields: 'x' }, { methods: ['GET'] }])(
    'refuses %j, which holds no field description',
    (raw) => {
      expect(() => parseMapping(raw)).toThrow(MappingError);
    },
  );

  it.each([[[]], [{}]])('takes %j for a description without fields, as PHP writes an empty map', (fields) => {
    expect(parseMapping({ fields }).fields).toEqual([]);
  });

  it('keeps the order of the server, in a map and in a list with names', () => {
    expect(namesOf({ b: {}, a: {} })).toEqual(['b', 'a']);
    expect(namesOf([{ name: 'b' }, { name: 'a' }, {}, null, 3])).toEqual(['b', 'a']);
    expect(namesOf({ 0: { name: 'b' }, 2: { name: 'a' } })).toEqual(['b', 'a']);
  });

  it('allows every verb when the server names none, else only the named ones (R7.44, R7.46)', () => {
    expect(allows(parseMapping({ fields: {} }), 'PUT')).toBe(true);
    expect(allows(parseMapping({ fields: {}, methods: [] }), 'PUT')).toBe(true);
    const some = parseMapping({ fields: {}, methods: { 0: 'GET', 2: 'POST', 3: 4 } });
    expect([allows(some, 'GET'), allows(some, 'POST'), allows(some, 'PUT')]).toEqual([true, true, false]);
  });

  it('finds a field by its name', () => {
    const { fields } = parseMapping({ fields: { a: { label: 'A' } } });
    expect(fieldNamed(fields, 'a')?.label).toBe('A');
    expect(fieldNamed(fields, 'toString')).toBeUndefined();
  });
});

describe('parseMapping, one field', () => {
  it('fills in what the server leaves out (R7.43)', () => {
    expect(describeField({})).toEqual({
      name: 'value',
      type: 'string',
      label: null,
      help: null,
      multiple: false,
      embedded: false,
      readOnly: false,
      required: false,
      constraints: [],
      choices: null,
      maxLength: 255,
      columnLength: null,
      bounds: { min: null, max: null },
      count: null,
      path: null,
      referential: null,
      defaultValue: null,
      groups: [],
      fields: [],
    });
  });

  it.each([
    ['integer', 'int'],
    ['smallint', 'int'],
    ['bigint', 'int'],
    ['decimal', 'decimal'],
    ['numeric', 'decimal'],
    ['double', 'float'],
    ['boolean', 'bool'],
    ['date_immutable', 'date'],
    ['datetime_immutable', 'datetime'],
    ['datetime_mutable', 'datetime'],
    ['time_immutable', 'time'],
    ['club-membership', 'club-membership'],
    ['toString', 'toString'],
    [null, 'string'],
    [{}, 'string'],
  ])('reads the type %j as %s', (type, read) => {
    expect(describeField({ type }).type).toBe(read);
  });

  it.each([
    [
      [
        { name: 'Length', options: { max: 5 } },
        { name: 'NotNull', options: [] },
      ],
    ],
    [{ Length: { max: 5 }, NotNull: [] }],
    [[{ Length: { max: 5 } }, 'NotNull']],
    [{ 0: { Length: { max: 5 } }, 2: 'NotNull' }],
    [
      [
        {
          name: 'Symfony\\Component\\Validator\\Constraints\\Length',
          options: { max: 5 },
          groups: ['Default'],
        },
        'Symfony\\Component\\Validator\\Constraints\\NotNull',
      ],
    ],
  ])('reads the constraints %j', (constraints) => {
    const field = describeField({ constraints });
    expect(field.constraints).toEqual([
      { name: 'Length', options: { max: 5 } },
      { name: 'NotNull', options: {} },
    ]);
    expect(field.required).toBe(true);
  });

  it('is required by NotNull or NotBlank and nothing else (R5.15)', () => {
    expect(describeField({ constraints: ['NotBlank'] }).required).toBe(true);
    expect(describeField({ constraints: ['Length'], column: { nullable: false } }).required).toBe(false);
  });

  it.each([
    [{ length: 40, column: { length: 80 } }, 40],
    [{ length: '40' }, 40],
    [{ length: { min: null, max: 60 }, column: { length: 80 } }, 60],
    [{ mapping: { length: 30 }, column: { length: 80 } }, 30],
    [{ column: { length: 80 } }, 80],
    [{ length: 0, column: { length: 80 } }, 80],
    [{ length: -1 }, 255],
    [{ length: 12.5 }, 255],
    [{ length: 'long' }, 255],
    [{}, 255],
    [{ type: 'text' }, null],
    [{ type: 'text', length: { max: 2000 } }, 2000],
    [{ type: 'int', length: 10 }, null],
    [{ type: 'datetime' }, null],
  ])('limits the text of %j to %j characters (R5.16, R5.95)', (raw, limit) => {
    expect(describeField(raw).maxLength).toBe(limit);
  });

  const choice = (value: unknown, label: string) => ({
    value,
    label,
    disabled: false,
    help: null,
    color: null,
  });
  it.each([
    [
      ['a', 'b'],
      [choice('a', 'a'), choice('b', 'b')],
    ],
    [{ M: 'Masculin', F: 'Féminin' }, [choice('M', 'Masculin'), choice('F', 'Féminin')]],
    [[{ value: 5, label: 'Validée' }, { label: 'sans valeur' }, null], [choice(5, 'Validée')]],
    [{ 0: { value: 'a', label: 'A' }, 2: { value: 'b' } }, [choice('a', 'A'), choice('b', 'b')]],
    [
      [true, false],
      [choice(true, 'true'), choice(false, 'false')],
    ],
    [[], null],
    [{}, null],
    [null, null],
    ['a', null],
    [[[], {}], null],
  ])('reads the choices %j', (choices, read) => {
    expect(describeField({ choices }).choices).toEqual(read);
  });

  it('keeps whether a choice is disabled, its help and its colour (R3.178, R3.179, R3.180, R3.181)', () => {
    const raw = { value: 1, label: 'Un', disabled: true, help: 'aide', color: '#f00' };
    expect(describeField({ choices: [raw] }).choices).toEqual([raw]);
  });

  it('takes the first of two choices with one value, and an empty one for none', () => {
    const choices = [{ value: '', label: 'Choisir' }, { value: 2, label: 'Deux' }, '2', 'a', 'a'];
    expect(describeField({ choices }).choices).toEqual([choice(2, 'Deux'), choice('a', 'a')]);
    expect(describeField({ choices: [''] }).choices).toBeNull();
  });

  it('reads numbers that are keys of a map of choices', () => {
    const read = (type: string) => describeField({ type, choices: { 1: 'Un' } }).choices?.[0]?.value;
    expect([read('int'), read('string')]).toEqual([1, '1']);
  });

  it('takes the choices of a Choice constraint when there are no others', () => {
    const constraints = [{ name: 'Choice', options: { choices: ['a'], multiple: true } }];
    expect(describeField({ constraints })).toMatchObject({ multiple: true, choices: [choice('a', 'a')] });
    expect(describeField({ constraints, choices: ['b'] }).choices).toEqual([choice('b', 'b')]);
  });

  it.each([
    [{ mapping: { type: 4 } }, true],
    [{ mapping: { type: 8 } }, true],
    [{ mapping: { type: '8' } }, true],
    [{ mapping: { type: 2 } }, false],
    [{ mapping: { type: 'string' } }, false],
    [{ type: 'array' }, true],
    [{ count: { min: 1 } }, true],
    [{ count: {} }, false],
    [{ multiple: false, type: 'array' }, false],
    [{ multiple: 1 }, true],
  ])('%j holds several values: %s', (raw, multiple) => {
    expect(describeField(raw).multiple).toBe(multiple);
  });

  it('reads the limits of a list from the mapping, else from a Count constraint', () => {
    const none = { minMessage: null, maxMessage: null, exactMessage: null };
    expect(describeField({ count: { min: '2', max: 4, maxMessage: 'trop' } }).count).toEqual({
      ...none,
      min: 2,
      max: 4,
      maxMessage: 'trop',
    });
    const constraints = { Count: { min: 1 } };
    expect(describeField({ constraints }).count).toEqual({ ...none, min: 1, max: null });
    expect(describeField({ constraints, count: { max: 3 } }).count).toEqual({ ...none, min: null, max: 3 });
  });

  it.each([
    [{ fields: { a: {} } }],
    [{ mapping: { fields: { a: {} } } }],
    [{ fields: [], mapping: { fields: [{ name: 'a' }] } }],
    [{ embedded: true, fields: [{ name: 'a' }] }],
  ])('is embedded when it describes fields of its own: %j', (raw) => {
    const field = describeField(raw);
    expect(field.embedded).toBe(true);
    expect(field.fields.map(({ name }) => name)).toEqual(['a']);
  });

  it.each([{ fields: null }, { fields: [] }, { embedded: false, fields: { a: {} } }])(
    'is no embedded object: %j',
    (raw) => {
      expect(describeField(raw).embedded).toBe(false);
    },
  );

  it.each([
    ['people', '/people'],
    ['/people', '/people'],
    ['/api/people', '/people'],
    ['api', '/api'],
    ['https://evil.example/people', null],
    ['//evil.example', null],
    ['../secrets', null],
    ['people?x=1', null],
    [12.5, null],
    [null, null],
  ])('reads the collection path %j as %j', (path, read) => {
    expect(describeField({ type: 'gallery', path }).path).toBe(read);
  });

  it('reads the bounds of a number', () => {
    const bounds = (constraints: unknown) => describeField({ type: 'int', constraints }).bounds;
    expect(bounds({ Range: { min: '1', max: 10 } })).toEqual({ min: 1, max: 10 });
    expect(bounds({ GreaterThanOrEqual: { value: 2 }, LessThanOrEqual: { value: 3 } })).toEqual({
      min: 2,
      max: 3,
    });
    expect(bounds(['PositiveOrZero'])).toEqual({ min: 0, max: null });
    expect(bounds({ LessThanOrEqual: { value: 'today' } })).toEqual({ min: null, max: null });
    expect(bounds({ GreaterThan: { value: 2 }, LessThan: { value: 9 } })).toEqual({ min: 3, max: 8 });
    expect(bounds(['Positive'])).toEqual({ min: 1, max: null });
    expect(bounds(['NegativeOrZero'])).toEqual({ min: null, max: 0 });
    expect(describeField({ type: 'float', constraints: ['Positive'] }).bounds.min).toBeNull();
  });

  it('keeps label, help, groups, referential type and default', () => {
    const raw = {
      label: 'Nom',
      help: 'aide',
      groups: ['a', 3],
      referential: 'category',
      default: false,
      readOnly: true,
    };
    expect(describeField(raw)).toMatchObject({
      label: 'Nom',
      help: 'aide',
      groups: ['a'],
      referential: 'category',
      defaultValue: false,
      readOnly: true,
    });
  });
});

describe('parseMapping, kinds of values', () => {
  it.each([
    [{ type: 'file', path: 'files' }, 'file'],
    [{ type: 'file', multiple: true }, 'files'],
    [{ type: 'image', constraints: ['Image'] }, 'image'],
    [{ type: 'time_immutable' }, 'time'],
    [{ type: 'array' }, 'list'],
    [{ type: 'int', multiple: true }, 'list'],
    [{ type: 'line', mapping: { type: 4 }, fields: { amount: {} } }, 'collection'],
    [{ type: 'line', embedded: true, multiple: true, fields: [{ name: 'amount' }] }, 'collection'],
    [{ type: 'address', mapping: { type: 1 }, fields: { town: {} } }, 'address'],
    [{ type: 'certificate', fields: { date: {} } }, 'object'],
    [{ type: 'organization', path: 'organizations' }, 'relation'],
    [{ type: 'referential', path: 'referentials', multiple: true }, 'relations'],
  ])('%j is of the kind %s', (raw, kind) => {
    expect(kindOf(describeField(raw))).toBe(kind);
  });
});

describe('parseMapping, hostile answers', () => {
  const deep = (depth: number): unknown => {
    let fields: unknown = { leaf: {} };
    for (let level = 0; level < depth; level += 1) fields = { inner: { embedded: true, fields } };
    return fields;
  };

  it('stops in fields nested 500 deep, whose values can still be checked and sent', () => {
    const { fields } = parseMapping({ fields: deep(500) });
    const [field] = fields;
    expect(field && kindOf(field)).toBe('object');
    expect(validate(fields, { inner: { inner: { inner: {} } } }).size).toBe(0);
    expect(toPayload(fields, {})).toEqual({ inner: null });
  });

  it('stops in a description that holds itself', () => {
    const raw: { fields: Record<string, unknown> } = { fields: {} };
    raw.fields.itself = raw;
    expect(namesOf(raw.fields)).toEqual(['itself']);
  });

  it('reads, checks and sends 10,000 fields, and refuses what no form could hold', () => {
    const many = (size: number) =>
      Object.fromEntries(
        Array.from({ length: size }, (_, index) => [`f${index}`, { constraints: ['NotBlank'] }]),
      );
    const { fields } = parseMapping({ fields: many(10_000) });
    expect(fields).toHaveLength(10_000);
    expect(validate(fields, toFormValues(fields, {})).size).toBe(10_000);
    expect(Object.keys(toPayload(fields, {}))).toHaveLength(10_000);
    expect(() => parseMapping({ fields: many(20_001) })).toThrow(MappingError);
  });

  it('refuses a description that has no end', () => {
    const raw: { fields: Record<string, unknown> } = { fields: {} };
    for (let index = 0; index < 30; index += 1) raw.fields[`f${index}`] = raw;
    expect(() => parseMapping(raw)).toThrow(MappingError);
  });

  it('drops names that a form takes for a path, and the second of two fields of one name', () => {
    expect(namesOf({ 'a.b': {}, 'a[0]': {}, "a'b": {}, 'a|b': {}, ab: {} })).toEqual(['ab']);
    expect(namesOf({ 0: {}, 3: { name: 'three' }, ' ': {}, '1e3': {}, toString: {}, f1: {} })).toEqual([
      'three',
      'f1',
    ]);
    expect(parseMapping({ fields: [{ name: 'a', type: 'int' }, { name: 'a' }] }).fields).toMatchObject([
      { name: 'a', type: 'int' },
    ]);
  });

  it('keeps the names that no form could hold apart, with their place', () => {
    const { leftOut } = parseMapping({
      fields: {
        constructor: { label: 'Constructeur', readOnly: true },
        'a.b': {},
        rows: { label: 'Lignes', fields: { valueOf: {}, town: {} } },
      },
    });
    expect(leftOut).toEqual([
      { name: 'constructor', label: 'Constructeur', isSent: false },
      { name: 'a.b', label: 'a.b', isSent: true },
      { name: 'valueOf', label: 'Lignes › valueOf', isSent: false },
    ]);
    expect(parseMapping({ fields: { name: {} } }).leftOut).toBeUndefined();
  });

  it('drops names that no form could hold, at every depth, and touches no prototype', () => {
    const hostile = '{"__proto__":{"type":"int"},"constructor":{},"prototype":{},"name":{}}';
    expect(namesOf(JSON.parse(hostile))).toEqual(['name']);
    expect(namesOf([{ name: '__proto__' }, { name: 'name' }])).toEqual(['name']);
    expect(describeField({ fields: JSON.parse(hostile) }).fields.map(({ name }) => name)).toEqual(['name']);
    expect(Object.hasOwn(Object.prototype, 'type')).toBe(false);
  });

  it.each([null, 3, 'x', true, [], [[]], {}])('takes %j for a field of which nothing is known', (raw) => {
    expect(parseMapping({ fields: { a: raw } }).fields).toMatchObject([{ name: 'a', type: 'string' }]);
  });

  it.each(['x', 3, true, [1, [2], { name: 4 }], { a: { b: [] } }])(
    'bears with the wrong type %j everywhere in a field',
    (wrong) => {
      const keys = ['type', 'constraints', 'choices', 'length', 'count', 'column', 'mapping', 'multiple'];
      const more = ['embedded', 'fields', 'label', 'help', 'groups', 'readOnly', 'default', 'path'];
      const raw = Object.fromEntries([...keys, ...more].map((key) => [key, wrong]));
      const field = describeField(raw);
      expect(typeof field.type).toBe('string');
      expect(() => validate([field], { value: wrong })).not.toThrow();
    },
  );
});
