import type { Field, ScalarType } from '../model/field.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';

/** Property of the entrypoint that leads to a collection: `clubMembership`. */
export const entrypointName = ({ shortName }: ResolvedEntity): string =>
  shortName.charAt(0).toLowerCase() + shortName.slice(1);

type Node = Record<string, unknown>;

/**
 * The Hydra documentation of every resource. It is the same for all callers: what a viewer may do is in
 * the field descriptions and the permissions of each record.
 */
export const toDocumentation = (model: Model, origin: string): Node => ({
  '@context': {
    '@vocab': `${origin}/api/docs.jsonld#`,
    hydra: 'http://www.w3.org/ns/hydra/core#',
    rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
    xmls: 'http://www.w3.org/2001/XMLSchema#',
    owl: 'http://www.w3.org/2002/07/owl#',
    schema: 'https://schema.org/',
    domain: { '@id': 'rdfs:domain', '@type': '@id' },
    range: { '@id': 'rdfs:range', '@type': '@id' },
    subClassOf: { '@id': 'rdfs:subClassOf', '@type': '@id' },
    expects: { '@id': 'hydra:expects', '@type': '@id' },
    returns: { '@id': 'hydra:returns', '@type': '@id' },
  },
  '@id': '/api/docs.jsonld',
  '@type': 'hydra:ApiDocumentation',
  'hydra:title': 'Raquette',
  'hydra:description': 'API de référence de l’espace club',
  'hydra:entrypoint': '/api',
  'hydra:supportedClass': [
    ...[...model.entities.values()].map((entity) => toClass(model, entity)),
    toEntrypoint(model),
  ],
});

const toClass = (model: Model, entity: ResolvedEntity): Node => ({
  '@id': `#${entity.shortName}`,
  '@type': 'hydra:Class',
  'rdfs:label': entity.shortName,
  'hydra:title': entity.shortName,
  'hydra:description': entity.label,
  'hydra:supportedProperty': Object.entries(entity.fields)
    .filter(([, field]) => !field.hidden)
    .map(([name, field]) => toProperty(model, entity, name, field)),
  'hydra:supportedOperation': [
    operation('GET', `Retrieves a ${entity.shortName} resource.`, `#${entity.shortName}`),
    ...entity.access.writable
      .filter((method) => method !== 'POST')
      .map((method) =>
        method === 'PUT'
          ? operation(
              'PUT',
              `Replaces the ${entity.shortName} resource.`,
              `#${entity.shortName}`,
              `#${entity.shortName}`,
            )
          : operation('DELETE', `Deletes the ${entity.shortName} resource.`, 'owl:Nothing'),
      ),
  ],
});

const RANGES: Record<ScalarType, string> = {
  string: 'xmls:string',
  text: 'xmls:string',
  choice: 'xmls:string',
  int: 'xmls:integer',
  cents: 'xmls:integer',
  float: 'xmls:decimal',
  bool: 'xmls:boolean',
  date: 'xmls:date',
  datetime: 'xmls:dateTime',
  time: 'xmls:time',
  array: 'xmls:string',
  json: 'xmls:string',
};

const isPlain = ({ kind }: Field): boolean =>
  kind === 'scalar' || kind === 'file' || kind === 'embedded' || kind === 'rows';

/** A file is a value object without a class of its own. */
const rangeOf = (model: Model, field: Field): string => {
  if (field.kind === 'scalar') return RANGES[field.type];
  return field.kind === 'file' ? 'xmls:string' : `#${model.entity(field.target).shortName}`;
};

const toProperty = (model: Model, entity: ResolvedEntity, name: string, field: Field): Node => {
  const toOne = field.kind === 'reference' || field.kind === 'embedded';
  const writable = !field.readOnly && !field.byStep && field.kind !== 'inverse';
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#${entity.shortName}/${name}`,
      '@type': isPlain(field) ? 'rdf:Property' : 'hydra:Link',
      'rdfs:label': name,
      domain: `#${entity.shortName}`,
      range: rangeOf(model, field),
      ...(toOne ? { 'owl:maxCardinality': 1 } : {}),
    },
    'hydra:title': name,
    'hydra:description': field.label,
    'hydra:required': field.required ?? false,
    'hydra:readable': true,
    'hydra:writeable': writable,
    'hydra:writable': writable,
  };
};

const toEntrypoint = (model: Model): Node => ({
  '@id': '#Entrypoint',
  '@type': 'hydra:Class',
  'hydra:title': 'Entrypoint',
  'hydra:supportedProperty': [...model.entities.values()].map((entity) => ({
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#Entrypoint/${entrypointName(entity)}`,
      '@type': 'hydra:Link',
      'rdfs:label': entity.label,
      domain: '#Entrypoint',
      'rdfs:range': [
        { '@id': 'hydra:Collection' },
        {
          'owl:equivalentClass': {
            'owl:onProperty': { '@id': 'hydra:member' },
            'owl:allValuesFrom': { '@id': `#${entity.shortName}` },
          },
        },
      ],
      'hydra:supportedOperation': [
        operation('GET', `Retrieves the collection of ${entity.shortName} resources.`, 'hydra:Collection'),
        ...(entity.access.writable.includes('POST')
          ? [
              operation(
                'POST',
                `Creates a ${entity.shortName} resource.`,
                `#${entity.shortName}`,
                `#${entity.shortName}`,
              ),
            ]
          : []),
      ],
    },
    'hydra:title': entity.label,
    'hydra:readable': true,
    'hydra:writeable': false,
  })),
  'hydra:supportedOperation': operation('GET', 'The API entrypoint.', '#Entrypoint'),
});

/** Generic clients refuse an operation without title and label. */
const operation = (method: string, title: string, returns: string, expects?: string): Node => ({
  '@type': 'hydra:Operation',
  'hydra:method': method,
  'hydra:title': title,
  'rdfs:label': title,
  returns,
  ...(expects === undefined ? {} : { expects }),
});
