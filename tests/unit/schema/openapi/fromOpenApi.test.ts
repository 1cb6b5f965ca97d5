import { describe, expect, it } from 'vitest';
import {
  isListOnly,
  isNeverChanged,
  type FieldDescription,
  type Operation,
} from '../../../../src/schema/description.ts';
import { describedBy, type Documented } from '../../../../src/schema/hydra/classes.ts';
import { inputKindOf } from '../../../../src/schema/inputKind.ts';
import { kindOf } from '../../../../src/schema/kinds.ts';
import { fromOpenApi } from '../../../../src/schema/openapi/fromOpenApi.ts';
import { toTypedNumber } from '../../../../src/lib/readNumber.ts';
import { parseMapping } from '../../../../src/schema/parseMapping.ts';
import { toPayload } from '../../../../src/schema/payload.ts';
import type { Json } from '../../../../src/schema/read.ts';
import { validate } from '../../../../src/schema/validate.ts';
import { readFixture, readOpenApi } from '../../../support/readFixture.ts';

const documented = {
  entrypoint: { '@id': '/api', club: '/api/clubs', sample: '/api/samples' },
  documentation: readFixture('documentation/member-assertion') as Json,
} satisfies Documented;

const sampleClass = () => {
  const described = describedBy(documented, '/samples');
  if (described === null) throw new Error('The documentation names no class of samples');
  return described;
};

const describeSamples = (version: string, operation: Operation) =>
  parseMapping(fromOpenApi(readOpenApi(version), sampleClass(), '/samples', operation));

const fieldOf = (fields: readonly FieldDescription[], name: string): FieldDescription => {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`No field '${name}'`);
  return field;
};

/** A small document of one collection, whose records have these properties. */
const documentOf = (properties: Json, more: Json = {}) => {
  const content = { 'application/ld+json': { schema: { $ref: '#/components/schemas/Thing' } } };
  return {
    openapi: '3.1.0',
    paths: {
      '/api/things': { post: { requestBody: { content } } },
      '/api/things/{id}': { get: { responses: { 200: { content } } } },
    },
    components: { schemas: { Thing: { type: 'object', properties }, ...more } },
  };
};

const fieldsOf = (properties: Json, more: Json = {}) =>
  parseMapping(fromOpenApi(documentOf(properties, more), null, '/things', 'create')).fields;

/** Complaints about one value, by the key of their message. */
const refusalOf = (property: Json, value: unknown) => {
  const fields = fieldsOf({ value: property });
  const message = validate(fields, { value }).get('value');
  return message && 'key' in message ? message.key : message;
};

describe('a record that is made of the parts of a form alone', () => {
  const binary = { type: 'string', format: 'binary' };
  const parts = {
    title: { type: 'string' },
    file: binary,
    scan: { type: 'string', contentMediaType: 'image/png' },
    pages: { type: 'array', items: binary },
  };
  const describeForm = (content: Json, operation: Operation = 'create') => {
    const document = documentOf({ title: { type: 'string' }, file: binary });
    Object.assign(document.paths['/api/things'].post.requestBody, { content });
    return parseMapping(fromOpenApi(document, null, '/things', operation));
  };
  const schema = { type: 'object', required: ['file'], properties: parts };

  it('is described with its files, of which one has to be chosen', () => {
    const { fields, isCreatedByForm } = describeForm({ 'multipart/form-data': { schema } });
    expect(isCreatedByForm).toBe(true);
    expect(Object.fromEntries(fields.map((field) => [field.name, kindOf(field)]))).toEqual({
      title: 'text',
      file: 'file',
      scan: 'file',
      pages: 'files',
    });
    expect(validate(fields, {}).has('file')).toBe(true);
  });

  it('is made of JSON where the server takes either', () => {
    const json = { schema: { properties: { title: parts.title } } };
    const both = describeForm({ 'multipart/form-data': { schema }, 'application/json': json });
    expect([both.fields.map(({ name }) => name), both.isCreatedByForm]).toEqual([['title'], undefined]);
  });
});

describe.each(['3.0', '3.1', '3.2'])('a document of OpenAPI %s as API Platform writes it', (version) => {
  it('describes the kind of every field', () => {
    const { fields } = describeSamples(version, 'create');
    const kinds = Object.fromEntries(fields.map((field) => [field.name, kindOf(field)]));
    expect(kinds).toMatchObject({
      title: 'text',
      code: 'text',
      notes: 'textarea',
      level: 'choice',
      marks: 'choices',
      keywords: 'list',
      rating: 'decimal',
      capacity: 'integer',
      open: 'boolean',
      startsAt: 'datetime',
      mail: 'email',
      site: 'url',
      meeting: 'object',
      club: 'relation',
      clubs: 'relations',
    });
    expect(fieldOf(fields, 'extra').type).toBe('json');
    expect(kinds).not.toHaveProperty('summary');
  });

  it('describes limits, choices, defaults, names and collections', () => {
    const { fields } = describeSamples(version, 'update');
    expect(fieldOf(fields, 'title')).toMatchObject({
      label: 'Titre de l’activité',
      required: true,
      maxLength: 80,
    });
    expect(fieldOf(fields, 'level')).toMatchObject({ required: false, defaultValue: 'easy' });
    expect(fieldOf(fields, 'previous').choices?.map(({ value }) => value)).toEqual([
      'easy',
      'hard',
      'expert',
    ]);
    expect(fieldOf(fields, 'capacity').bounds).toEqual({ min: 1, max: 500 });
    expect(fieldOf(fields, 'rating').constraints).toContainEqual({
      name: 'GreaterThan',
      options: { value: 0 },
    });
    expect(fieldOf(fields, 'clubs')).toMatchObject({ path: '/clubs', count: { min: null, max: 4 } });
    expect(fieldOf(fields, 'meeting').fields.map(({ name, maxLength }) => [name, maxLength])).toEqual([
      ['place', 60],
      ['floor', null],
    ]);
    expect(fieldOf(fields, 'summary').readOnly).toBe(true);
  });

  it('describes what the list may be filtered and ordered by, and the largest page', () => {
    const { filters, orders, largestPage, methods } = describeSamples(version, 'list');
    expect(filters?.map(({ path, by, isMany }) => `${path} ${by}${isMany ? '…' : ''}`)).toEqual([
      'title value',
      'club value…',
      'club.name value',
      'rating value…',
      'open value',
      'startsAt period',
      'capacity range',
      'floors value…',
      'endsOn presence',
      'level value…',
    ]);
    expect([orders, largestPage]).toEqual([['title', 'capacity'], 60]);
    expect(methods).toEqual(['GET', 'POST', 'PATCH', 'DELETE']);
  });
});

describe('the schemas of an OpenAPI document', () => {
  it.each([
    ['a text that is too short', { type: 'string', minLength: 3 }, 'ab', 'validation.length.min'],
    ['a text that is too long', { type: 'string', maxLength: 3 }, 'abcd', 'validation.length.max'],
    ['a text of another pattern', { type: 'string', pattern: '^[a-z/]+$' }, 'A', 'validation.pattern'],
    ['a number below', { type: 'integer', minimum: 1 }, 0, 'validation.min'],
    ['a number between', { type: 'integer', minimum: 1, maximum: 5 }, 6, 'validation.range'],
    ['the bound of 3.0', { type: 'number', minimum: 0, exclusiveMinimum: true }, 0, 'validation.greaterThan'],
    ['the bound of 3.1', { type: 'number', exclusiveMaximum: 5 }, 5, 'validation.lessThan'],
    ['no e-mail', { type: ['string', 'null'], format: 'email' }, 'a', 'validation.email'],
    ['no address', { type: 'string', format: 'uri' }, 'a', 'validation.url'],
    ['no UUID', { type: 'string', format: 'uuid' }, 'a', 'validation.pattern'],
    ['a value outside of the choices', { type: 'string', enum: ['a', 'b'] }, 'c', 'validation.choice'],
  ] as const)('refuse %s in the form', (_, property, value, key) => {
    expect(refusalOf(property, value)).toBe(key);
  });

  it('take what is as required, and what is not described', () => {
    expect(refusalOf({ type: 'string', pattern: '^(a|b)/c$' }, 'a/c')).toBeUndefined();
    expect(refusalOf({ type: 'number', minimum: 0, exclusiveMinimum: false }, 0)).toBeUndefined();
    expect(refusalOf({ type: 'string' }, 'x'.repeat(5_000))).toBeUndefined();
  });

  it('name the values of an enumeration as the document does', () => {
    const values = { type: 'integer', enum: [1, 2, null], 'x-enum-varnames': ['Low', 'High'] };
    const [named, described, titled] = fieldsOf({
      named: values,
      described: { ...values, 'x-enum-descriptions': ['Bas', 'Haut'] },
      titled: {
        oneOf: [{ const: 'a', title: 'Première' }, { const: 'b', title: 'Seconde' }, { type: 'null' }],
      },
    });
    expect(named?.choices?.map(({ value, label }) => [value, label])).toEqual([
      [1, 'Low'],
      [2, 'High'],
    ]);
    expect(described?.choices?.map(({ label }) => label)).toEqual(['Bas', 'Haut']);
    expect(titled?.choices?.map(({ label }) => label)).toEqual(['Première', 'Seconde']);
  });

  it('describe the JSON types of values, and what the address of a record is made of', () => {
    const document = documentOf({
      id: { type: 'string', readOnly: true },
      name: { type: 'string' },
      old: { type: 'integer', nullable: true },
      big: { anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'null' }] },
    });
    const shown = fromOpenApi(document, null, '/things', 'show');
    expect(shown?.identifiers).toMatchObject([{ name: 'id', jsonTypes: ['string'] }]);
    expect(parseMapping(shown).fields.map(({ name, jsonTypes }) => [name, jsonTypes])).toEqual([
      ['name', ['string']],
      ['old', ['integer', 'null']],
      ['big', ['integer', 'string', 'null']],
    ]);
  });

  it('leave the number out of a record that has another identifier in its address', () => {
    const document = documentOf({ id: { type: 'integer', readOnly: true }, code: { type: 'string' } });
    const { '/api/things/{id}': item, ...others } = document.paths;
    const coded = { ...document, paths: { ...others, '/api/things/{code}': item } };
    const shown = fromOpenApi(coded, null, '/things', 'show');
    expect(parseMapping(shown).fields.map(({ name }) => name)).toEqual(['code']);
  });

  it.each([
    ['its format', { format: 'decimal' }],
    ['its pattern', { pattern: String.raw`^-?\d+(\.\d{1,2})?$` }],
    ['the pattern that API Platform writes', { pattern: String.raw`^([0-9]{1,8}[.][0-9]{2})$` }],
    ['the format of a number', { format: 'double' }],
    ['its bounds', { minimum: 0 }],
    ['what it starts with', { default: '0.00' }],
    ['its example', { example: '12.50' }],
    ['a pattern of two ways', { pattern: String.raw`^(\d+|\d+\.\d\d?)$` }],
    ['a pattern of a sign and a point', { pattern: String.raw`^[+\-]?\d{1,6}(?:\.\d{1,2})?$` }],
    ['a pattern without leading zeros', { pattern: String.raw`^(?:0|[1-9]\d*)(?:\.\d+)?$` }],
  ])('recognize a decimal that travels as text by %s', (_, more) => {
    const fields = fieldsOf({ price: { type: ['string', 'null'], ...more } });
    expect(fields.map((field) => [field.type, kindOf(field)])).toEqual([['decimal', 'decimal']]);
    expect(toPayload(fields, { price: '3.10' }, { price: '3.10' })).toEqual({ price: '3.10' });
    expect(toPayload(fields, { price: '3.20' }, { price: '3.10' })).toEqual({ price: '3.20' });
    const typed = toTypedNumber('12,30', 'exact');
    expect(toPayload(fields, { price: typed })).toEqual({ price: '12.30' });
  });

  it.each([
    { default: '1.0' },
    { example: '2026.11.29' },
    { example: '12.50', format: 'uuid' },
    { enum: ['1.00', '2.00'], default: '1.00' },
    { maxLength: 8 },
  ])('leave a text with %j one', (more) => {
    expect(fieldsOf({ version: { type: 'string', ...more } })[0]?.type).not.toBe('decimal');
  });

  it.each([
    String.raw`^\d{5}$`,
    String.raw`^\d+\.\d+$`,
    String.raw`^\d+(\.\d+)*$`,
    String.raw`\d+(\.\d+)?`,
    String.raw`^\d+.\d{2}$`,
    String.raw`^[\d.]+$`,
    String.raw`^\d+([.,]\d+)?$`,
    String.raw`^\d+(\.\d+)?[a-z]?$`,
    String.raw`^\w+(\.\d+)?$`,
    String.raw`^\d+(\.\d+)?( €)?$`,
    '(',
    '.*',
    // Would take a browser seconds.
    String.raw`^(1\.5|1\.(((5+)+)+)+,)$`,
  ])('leave a text of the pattern %s one', (pattern) => {
    expect(fieldsOf({ version: { type: 'string', pattern } })[0]?.type).toBe('string');
  });

  it('take a text for the decimal that the Hydra documentation describes', () => {
    const price = { label: null, related: null, isDecimal: true };
    const described = { type: 'thing', path: '/things', property: () => price };
    const properties = { price: { type: 'string' }, day: { type: 'string', format: 'date' } };
    const { fields } = parseMapping(fromOpenApi(documentOf(properties), described, '/things', 'create'));
    expect(fields.map(({ type }) => type)).toEqual(['decimal', 'date']);
  });

  it('name a field by its own words, not by those of the class that it refers to', () => {
    const Kind = {
      type: 'object',
      title: 'Kind',
      description: 'A value of a list',
      properties: { code: { type: 'string', title: 'Code' } },
    };
    const $ref = '#/components/schemas/Kind';
    const fields = fieldsOf({ kind: { $ref }, other: { $ref, title: 'Genre' } }, { Kind });
    expect(fields.map(({ label, help }) => [label, help])).toEqual([
      [null, null],
      ['Genre', null],
    ]);
    expect(fields[0]?.fields[0]?.label).toBe('Code');
  });

  it('read an object that may be null, and lists of objects', () => {
    const Place = {
      type: 'object',
      properties: { id: { type: 'integer', readOnly: true }, floor: { type: 'integer' } },
    };
    const $ref = '#/components/schemas/Place';
    const fields = fieldsOf(
      {
        old: { nullable: true, allOf: [{ $ref }] },
        place: { anyOf: [{ $ref }, { type: 'null' }] },
        places: { type: 'array', items: { $ref }, maxItems: 2 },
      },
      { Place },
    );
    expect(fields.map((field) => kindOf(field))).toEqual(['object', 'object', 'collection']);
    expect(fields.map((field) => field.fields.map(({ name }) => name))).toEqual([
      ['floor'],
      ['floor'],
      ['floor'],
    ]);
  });

  it('leave what they do not describe as it is', () => {
    const fields = fieldsOf({
      gone: { $ref: '#/components/schemas/Gone' },
      outside: { $ref: 'https://example.org/schema.json' },
      file: { type: 'string', format: 'binary' },
      mixed: { type: ['integer', 'boolean'] },
      anything: {},
      link: { type: 'string', format: 'iri-reference' },
    });
    expect(fields.map((field) => kindOf(field))).toEqual(Array.from(fields, () => 'unknown'));
    const addresses = { type: 'array', items: { type: 'string', format: 'iri-reference' } };
    expect(fieldsOf({ addresses }).map((field) => kindOf(field))).toEqual(['json']);
  });

  it('take a short description for a label, and a sentence for help', () => {
    const fields = fieldsOf({
      plain: { type: 'string', description: 'Nom du club' },
      said: { type: 'string', description: 'Sent as text.' },
      both: { type: 'string', title: 'Code barres', description: 'Larger than any number may be.' },
    });
    expect(fields.map(({ label, help }) => [label, help])).toEqual([
      ['Nom du club', null],
      [null, 'Sent as text.'],
      ['Code barres', 'Larger than any number may be.'],
    ]);
  });

  it('leave an `id` that a new record may choose out of the records that have one', () => {
    const document = documentOf({ id: { type: 'string', format: 'ulid' }, name: { type: 'string' } });
    const namesOf = (operation: Operation) =>
      parseMapping(fromOpenApi(document, null, '/things', operation)).fields.map(({ name }) => name);
    expect(namesOf('create')).toEqual(['id', 'name']);
    expect(namesOf('show')).toEqual(['name']);
  });

  it('leave the number out of records that are only listed, for it is their address', () => {
    const document = documentOf({ id: { type: 'integer', readOnly: true }, what: { type: 'string' } });
    const schema = { type: 'array', items: { $ref: '#/components/schemas/Thing' } };
    const get = { responses: { 200: { content: { 'application/json': { schema } } } } };
    const listed = { ...document, paths: { '/api/things': { get } } };
    const description = parseMapping(fromOpenApi(listed, null, '/things', 'list'));
    expect(isListOnly(description)).toBe(true);
    expect(description.fields.map(({ name }) => name)).toEqual(['what']);
  });

  it.each([
    ['post', true],
    ['put', false],
    ['patch', false],
  ])('say of records that %s alone writes whether they are ever changed', (verb, expected) => {
    const { paths, ...rest } = documentOf({ name: { type: 'string' } });
    const record = { ...paths['/api/things/{id}'], [verb]: {} };
    const document = { ...rest, paths: { ...paths, '/api/things/{id}': record } };
    const description = parseMapping(fromOpenApi(document, null, '/things', 'create'));
    expect(isNeverChanged(description)).toBe(expected);
    expect(isListOnly(description)).toBe(false);
  });

  it('describe what is never null, which an empty value of a new record is then not sent as', () => {
    const fields = fieldsOf({ notes: { type: 'object' }, text: { type: ['string', 'null'] } });
    expect(toPayload(fields, { notes: null, text: '' })).toEqual({ text: null });
    expect(toPayload(fields, { notes: null, text: '' }, { notes: {}, text: 'a' })).toEqual({
      notes: null,
      text: null,
    });
  });

  it('take a text without length for a line that grows, but where its name says that it is long', () => {
    const text = { type: ['string', 'null'] };
    const fields = fieldsOf({ lastName: text, city: text, report: text, shortDescription: text });
    expect(fields.map((field) => [field.name, kindOf(field), field.maxLength])).toEqual([
      ['lastName', 'text', null],
      ['city', 'text', null],
      ['report', 'textarea', null],
      ['shortDescription', 'textarea', null],
    ]);
  });

  it('take a code and a number that may be text for one line', () => {
    const fields = fieldsOf({
      isbn: { type: 'string', pattern: String.raw`^(97[89]-\d{10})$` },
      barcode: { type: ['integer', 'string', 'null'] },
      motto: { type: 'string', maxLength: 400 },
    });
    expect(fields.map((field) => inputKindOf(field, {}, null))).toEqual(['text', 'text', 'textarea']);
  });

  it('take a record of the same class for its address, whichever schema of it is named', () => {
    const related = { type: 'thing', path: '/things', property: () => null };
    const property = (name: string) => ({ label: null, related: name === 'parent' ? related : null });
    const described = { ...related, property } as unknown as Parameters<typeof fromOpenApi>[1];
    const Written = { type: 'object', properties: { code: { type: 'string' } } };
    const document = documentOf({ parent: { $ref: '#/components/schemas/Written' } }, { Written });
    const { fields } = parseMapping(fromOpenApi(document, described, '/things', 'create'));
    expect(fields.map((field) => [kindOf(field), field.path])).toEqual([['relation', '/things']]);
  });

  it('read objects within a record that are composed of the same base', () => {
    const base = { $ref: '#/components/schemas/Base' };
    const composed = (properties: Json) => ({ allOf: [base, { type: 'object', properties }] });
    const part = { $ref: '#/components/schemas/Part' };
    const document = documentOf(
      {},
      {
        Base: { type: 'object', properties: { '@id': { type: 'string', readOnly: true } } },
        Thing: composed({ parts: { type: 'array', items: part }, main: part }),
        Part: composed({ heading: { type: 'string' }, whole: { $ref: '#/components/schemas/Thing' } }),
      },
    );
    for (const operation of ['create', 'show'] as const) {
      const { fields } = parseMapping(fromOpenApi(document, null, '/things', operation));
      expect(fields.map((field) => [kindOf(field), field.fields.map(({ name }) => name)])).toEqual([
        ['collection', ['heading', 'whole']],
        ['object', ['heading', 'whole']],
      ]);
      expect(fields[0]?.fields.map((field) => kindOf(field))).toEqual(['text', 'json']);
    }
  });

  it('end where schemas hold one another', () => {
    const $ref = '#/components/schemas/Thing';
    const fields = fieldsOf(
      {
        parent: { $ref },
        others: { type: 'array', items: { $ref: '#/components/schemas/Other' } },
        self: { $ref: '#/components/schemas/Self' },
      },
      {
        Other: {
          type: 'object',
          properties: { thing: { $ref }, other: { $ref: '#/components/schemas/Other' } },
        },
        Self: { allOf: [{ $ref: '#/components/schemas/Self' }] },
      },
    );
    expect(fields.map(({ name, type }) => [name, type])).toEqual([
      ['parent', 'json'],
      ['others', 'object'],
      ['self', 'unknown'],
    ]);
    expect(fields[1]?.fields.map(({ type }) => type)).toEqual(['json', 'json']);
  });

  it('end where hundreds of schemas refer to all others', () => {
    const names = Array.from({ length: 60 }, (_, index) => `S${index}`);
    const properties = Object.fromEntries(
      names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
    );
    const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties }]));
    expect(fieldsOf(properties, schemas)).toHaveLength(60);
  });

  it('keep hostile names out of everything else', () => {
    const properties = JSON.parse(
      '{"__proto__":{"type":"string"},"constructor":{"type":"string"},"<script>":{"type":"string"},"name":{"type":"string"}}',
    ) as Json;
    const { fields, leftOut } = parseMapping(fromOpenApi(documentOf(properties), null, '/things', 'create'));
    expect(fields.map(({ name }) => name)).toEqual(['<script>', 'name']);
    expect(leftOut?.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
    expect(fromOpenApi(documentOf(properties), null, '/constructor', 'list')).toBeNull();
    expect(fieldsOf({ value: { $ref: '#/__proto__/constructor' } })[0]?.type).toBe('unknown');
  });

  it('offer the filters that another parameter keeps, as a name for each and as one object', () => {
    const text = { type: 'string' };
    const parameters = [
      { name: 'search[title]', in: 'query', schema: text },
      { name: 'search[club.name]', in: 'query', schema: text },
      { name: 'search[tag][]', in: 'query', schema: { type: 'array', items: text } },
      { name: 'title', in: 'query', schema: text },
      { name: 'price[ne]', in: 'query', schema: text },
      {
        name: 'filter',
        in: 'query',
        style: 'deepObject',
        schema: { type: 'object', properties: { level: { type: 'string', enum: ['a', 'b'] } } },
      },
      {
        name: 'day',
        in: 'query',
        style: 'deepObject',
        schema: { type: 'object', properties: { after: text, before: text } },
      },
    ];
    const document = documentOf({ title: text });
    const records = { '/api/things': { get: { parameters } } };
    const paths = { ...document.paths, ...records };
    const { filters } = parseMapping(fromOpenApi({ ...document, paths }, null, '/things', 'list'));
    expect(filters?.map(({ path, of, by, isMany }) => [path, of, by, isMany])).toEqual([
      ['under.search.title', 'title', 'value', false],
      ['under.search.club.name', 'club.name', 'value', false],
      ['under.search.tag', 'tag', 'value', true],
      ['under.filter.level', 'level', 'value', false],
      ['day', undefined, 'period', false],
    ]);
    expect(filters?.[3]?.value.choices).toHaveLength(2);
  });

  it('show no column of what is only written, and change by PATCH where PUT is offered beside it', () => {
    const properties = { title: { type: 'string' }, password: { type: 'string', writeOnly: true } };
    const document = documentOf(properties);
    const record = document.paths['/api/things/{id}'];
    const paths = { ...document.paths, '/api/things/{id}': { ...record, put: {}, patch: {} } };
    const { fields, methods } = parseMapping(fromOpenApi({ ...document, paths }, null, '/things', 'list'));
    expect(fields.map(({ name }) => name)).toEqual(['title']);
    expect(methods).toEqual(['GET', 'POST', 'PATCH']);
  });

  it('take a password as it is typed, and none where only the rest is changed', () => {
    const writeOnly = { type: 'string', writeOnly: true };
    const properties = {
      plainPassword: writeOnly,
      pin: { type: 'string', format: 'password' },
      code: writeOnly,
    };
    const schema = { type: 'object', required: Object.keys(properties), properties };
    const body = { requestBody: { content: { 'application/ld+json': { schema } } } };
    const document = { paths: { '/api/things': { post: body }, '/api/things/{id}': { patch: body } } };
    const read = (operation: Operation) =>
      parseMapping(fromOpenApi(document, null, '/things', operation)).fields.map(
        ({ name, type, required }) => [name, type, required] as const,
      );
    expect(read('create')).toEqual([
      ['plainPassword', 'password', true],
      ['pin', 'password', true],
      ['code', 'string', true],
    ]);
    expect(read('update').map(([name, , required]) => [name, required])).toEqual([
      ['plainPassword', false],
      ['pin', true],
      ['code', false],
    ]);
    const { fields } = parseMapping(fromOpenApi(document, null, '/things', 'create'));
    expect(toPayload(fields, { plainPassword: '  deux  mots ' })).toEqual({ plainPassword: '  deux  mots ' });
  });

  it.each([null, 'text', [], {}, { paths: [] }, { paths: { '/api/things': null } }])(
    'know no collection in %j',
    (document) => {
      expect(fromOpenApi(document, null, '/things', 'list')).toBeNull();
    },
  );
});
