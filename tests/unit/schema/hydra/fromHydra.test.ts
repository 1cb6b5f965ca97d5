import { describe, expect, it } from 'vitest';
import type { Documented } from '../../../../src/schema/hydra/classes.ts';
import { fromHydra } from '../../../../src/schema/hydra/fromHydra.ts';
import { searchOf } from '../../../../src/schema/hydra/readHydra.ts';
import { kindOf } from '../../../../src/schema/kinds.ts';
import { parseMapping } from '../../../../src/schema/parseMapping.ts';
import { readFixture } from '../../../support/readFixture.ts';

type Node = Readonly<Record<string, unknown>>;

/** A property as API Platform 4 documents it; `prefix` is `hydra:` where its configuration says so. */
const property = (name: string, range: string | null, more: Node = {}, type = 'rdf:Property') => ({
  property: {
    '@type': type,
    label: name,
    ...(range === null ? {} : { range }),
    ...(range?.startsWith('#') ? { 'owl:maxCardinality': 1 } : {}),
    ...more,
  },
  title: name,
  required: false,
  readable: true,
  writeable: true,
});

const collection = (entry: string, range: string) => ({
  property: {
    '@id': `#Entrypoint/${entry}`,
    '@type': 'Link',
    'rdfs:range': [
      { '@id': 'Collection' },
      {
        'owl:equivalentClass': {
          'owl:onProperty': { '@id': 'member' },
          'owl:allValuesFrom': { '@id': range },
        },
      },
    ],
    supportedOperation: [{ method: 'GET' }, { method: 'POST' }],
  },
});

const documented = (properties: readonly Node[]) => ({
  entrypoint: { '@id': '/api', '@type': 'Entrypoint', club: '/api/clubs', country: '/api/countries' },
  documentation: {
    supportedClass: [
      { '@id': '#Club', supportedProperty: properties, supportedOperation: [{ method: 'PUT' }] },
      { '@id': '#Country', supportedProperty: [property('code', 'xmls:string', {})] },
      { '@id': '#Hours', supportedProperty: [property('opens', 'xmls:string')] },
      {
        '@id': '#Entrypoint',
        supportedProperty: [collection('club', '#Club'), collection('country', '#Country')],
      },
    ],
  },
});

const fieldOf = (node: Node) => {
  const [field] = parseMapping(fromHydra(documented([node]), '/clubs', 'update')).fields;
  if (!field) throw new Error('The documentation gave no field');
  return field;
};

describe('fromHydra', () => {
  it.each(['Link', 'hydra:Link'])('takes a property of the type %s for a relation', (type) => {
    const field = fieldOf(property('country', '#Country', {}, type));
    expect([kindOf(field), field.path]).toEqual(['relation', '/countries']);
  });

  it('takes a record that is read in place for a relation where its class has a collection', () => {
    const field = fieldOf(property('country', '#Country'));
    expect([kindOf(field), field.path, field.fields]).toEqual(['relation', '/countries', []]);
  });

  it('finds a class by the name that the server gives its type', () => {
    const { entrypoint, documentation } = documented([property('country', 'https://schema.org/Country')]);
    const renamed: unknown = JSON.parse(
      JSON.stringify({ entrypoint, documentation }).replaceAll('#Country', 'https://schema.org/Country'),
    );
    const [field] = parseMapping(fromHydra(renamed as Documented, '/clubs', 'update')).fields;
    expect([field?.type, field?.path]).toEqual(['country', '/countries']);
  });

  it('leaves out the number of a record, which is known by its address', () => {
    const described = documented([property('id', 'xsd:integer'), property('name', 'xsd:string')]);
    const names = (operation: 'list' | 'create') =>
      parseMapping(fromHydra(described, '/clubs', operation)).fields.map(({ name }) => name);
    expect([names('list'), names('create')]).toEqual([['name'], ['id', 'name']]);
  });

  it('shows a link to a class without a collection as the address that it is', () => {
    const field = fieldOf(property('hours', '#Hours', {}, 'Link'));
    expect([kindOf(field), field.fields]).toEqual(['unknown', []]);
  });

  it('takes several of them for relations', () => {
    const field = fieldOf(property('countries', '#Country', { 'owl:maxCardinality': undefined }));
    expect([kindOf(field), field.path]).toEqual(['relations', '/countries']);
  });

  it('edits a class without a collection of its own with the record', () => {
    const field = fieldOf(property('hours', '#Hours'));
    expect([kindOf(field), field.fields.map(({ name }) => name)]).toEqual(['object', ['opens']]);
  });

  it('does not take a date of Doctrine for a moment', () => {
    const [born, moved] = ['xmls:dateTime', 'http://www.w3.org/2001/XMLSchema#date'].map((range) =>
      fieldOf(property('birthDate', range)),
    );
    expect([born && kindOf(born), born?.isDayOrMoment]).toEqual(['datetime', true]);
    expect([moved && kindOf(moved), moved?.isDayOrMoment]).toEqual(['date', undefined]);
  });

  it.each([
    ['absent', {}],
    ['null', { range: null }],
    ['several types', { range: ['xmls:string', 'xmls:integer'] }],
    ['a name of the server', { range: 'https://schema.org/Thing' }],
  ])('takes a property whose range is %s for no text: it may be a list, an object or an enum', (_, more) => {
    expect(kindOf(fieldOf(property('groups', null, more)))).toBe('unknown');
  });

  it('reads what API Platform 4.4 and 5.0 say of collections in place of `owl:equivalentClass`', () => {
    const recorded = {
      entrypoint: { '@id': '/api', club: '/api/clubs', sample: '/api/samples' },
      documentation: readFixture('documentation/member-assertion') as Node,
    };
    const { fields, methods } = parseMapping(fromHydra(recorded, '/samples', 'update'));
    expect(fields.map(({ name }) => name)).toContain('title');
    expect(fields.find(({ name }) => name === 'club')).toMatchObject({ path: '/clubs', multiple: false });
    expect(fields.find(({ name }) => name === 'clubs')).toMatchObject({ path: '/clubs', multiple: true });
    expect(methods).toEqual(['GET', 'POST', 'PATCH', 'DELETE']);
  });

  it('reads a range as text, as an object and as values of an enumeration', () => {
    expect(
      fieldOf(property('club', null, { range: { '@id': '#Country' }, 'owl:maxCardinality': 1 })).path,
    ).toBe('/countries');
    expect(fieldOf(property('seats', null, { range: { '@id': 'xsd:integer' } })).type).toBe('int');
    const values = { 'owl:oneOf': { '@list': ['low', { '@value': 'high' }] } };
    expect(fieldOf(property('level', null, { range: values })).choices?.map(({ value }) => value)).toEqual([
      'low',
      'high',
    ]);
  });

  it.each(['hydra:', ''])('names what a collection with the prefix "%s" is searched by', (prefix) => {
    const mapping = ['title', 'order[title]'].map((variable) => ({
      '@type': 'IriTemplateMapping',
      variable,
      property: 'title',
    }));
    expect(searchOf({ [`${prefix}search`]: { [`${prefix}mapping`]: mapping } })).toEqual([
      'title',
      'order[title]',
    ]);
    expect(searchOf({ [`${prefix}search`]: 'text' })).toEqual([]);
  });
});
