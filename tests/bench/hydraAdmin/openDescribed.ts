import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Described {
  /** `http://127.0.0.1:40123` */
  readonly url: string;
  /** Bytes of its documents. */
  readonly openapi: number;
  readonly hydra: number;
  readonly close: () => Promise<void>;
}

/** Rows of every list. */
const ROWS = 25;
/** Texts of a record, beside what it refers to. */
const TEXTS = 10;

type Node = Readonly<Record<string, unknown>>;

/**
 * A server as API Platform makes them, of `count` collections: entrypoint, Hydra documentation, OpenAPI document, one
 * list each, a login that gives a token. It has neither field descriptions nor GraphQL.
 */
export const openDescribed = async (count: number): Promise<Described> => {
  const names = Array.from({ length: count }, (_, index) => `Thing${index + 1}`);
  const openapi = JSON.stringify(toOpenApi(names));
  const hydraSize = JSON.stringify(toHydra(names, 'https://localhost:40000')).length;
  const documents = new Map<string, string>();
  const answer = (path: string, origin: string): { body: string; type: string } | null => {
    const known = (type: string, make: () => unknown) => {
      const key = `${origin}${path}`;
      const body = documents.get(key) ?? JSON.stringify(make());
      documents.set(key, body);
      return { body, type };
    };
    if (path === '/api/docs.jsonopenapi') return { body: openapi, type: 'application/vnd.openapi+json' };
    if (path === '/api/docs.jsonld') return known(JSON_LD, () => toHydra(names, origin));
    if (/^\/api(?:\/|\/index\.jsonld)?$/.test(path)) return known(JSON_LD, () => toEntrypoint(names, origin));
    if (path.startsWith('/api/contexts/')) return known(JSON_LD, () => ({ '@context': VOCABULARY(origin) }));
    const [, name] = /^\/api\/(thing\d+)s$/.exec(path) ?? [];
    const named = names.find((one) => one.toLowerCase() === name);
    return named === undefined ? null : known(JSON_LD, () => toList(named));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const origin = `https://${request.headers.host ?? ''}`;
    const link = `<${origin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`;
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, link });
      response.end(body);
    };
    if (pathname === '/api/login_check' && request.method === 'POST')
      send(200, 'application/json', JSON.stringify({ token: toToken() }));
    else {
      const found = request.method === 'GET' ? answer(pathname, origin) : null;
      if (found) send(200, found.type, found.body);
      else
        send(
          404,
          JSON_LD,
          JSON.stringify({ '@type': 'hydra:Error', 'hydra:description': 'Not Found', status: 404 }),
        );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    openapi: openapi.length,
    hydra: hydraSize,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

const JSON_LD = 'application/ld+json';

/** Signed by nobody: the one who reads it here is the client. */
const toToken = (): string => {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: Node): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = { iat: now, exp: now + 3600, username: 'gestionnaire', roles: ['ROLE_USER'] };
  return `${part({ typ: 'JWT', alg: 'RS256' })}.${part(payload)}.${Buffer.from('none').toString('base64url')}`;
};

const entryOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const pathOf = (name: string): string => `/api/${name.toLowerCase()}s`;

const toEntrypoint = (names: readonly string[], origin: string): Node => ({
  '@context': {
    ...VOCABULARY(origin),
    ...Object.fromEntries(
      names.map((name) => [entryOf(name), { '@id': `Entrypoint/${entryOf(name)}`, '@type': '@id' }]),
    ),
  },
  '@id': '/api',
  '@type': 'Entrypoint',
  ...Object.fromEntries(names.map((name) => [entryOf(name), pathOf(name)])),
});

const texts = Array.from({ length: TEXTS }, (_, index) => (index === 0 ? 'name' : `text${index}`));

const toList = (name: string): Node => ({
  '@context': `/api/contexts/${name}`,
  '@id': pathOf(name),
  '@type': 'hydra:Collection',
  'hydra:totalItems': ROWS,
  'hydra:member': Array.from({ length: ROWS }, (_, index) => ({
    '@id': `${pathOf(name)}/${index + 1}`,
    '@type': name,
    id: index + 1,
    ...Object.fromEntries(texts.map((text) => [text, `${text} of ${index + 1}`])),
    points: index,
    active: index % 2 === 0,
  })),
});

const VOCABULARY = (origin: string): Node => ({
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
});

const toHydra = (names: readonly string[], origin: string): Node => ({
  '@context': VOCABULARY(origin),
  '@id': '/api/docs.jsonld',
  '@type': 'hydra:ApiDocumentation',
  'hydra:title': 'Things',
  'hydra:entrypoint': '/api',
  'hydra:supportedClass': [
    ...names.map((name) => ({
      '@id': `#${name}`,
      '@type': 'hydra:Class',
      'rdfs:label': name,
      'hydra:title': name,
      'hydra:supportedProperty': [
        ...texts.map((text) => toProperty(name, text, 'xmls:string')),
        toProperty(name, 'points', 'xmls:integer'),
        toProperty(name, 'active', 'xmls:boolean'),
      ],
      'hydra:supportedOperation': [
        toOperation('GET', `Retrieves a ${name} resource.`, `#${name}`),
        toOperation('PATCH', `Updates the ${name} resource.`, `#${name}`),
        toOperation('DELETE', `Deletes the ${name} resource.`, 'owl:Nothing'),
      ],
    })),
    {
      '@id': '#Entrypoint',
      '@type': 'hydra:Class',
      'hydra:title': 'Entrypoint',
      'hydra:supportedProperty': names.map((name) => ({
        '@type': 'hydra:SupportedProperty',
        'hydra:property': {
          '@id': `#Entrypoint/${entryOf(name)}`,
          '@type': 'hydra:Link',
          'rdfs:label': `get${name}Collection`,
          domain: '#Entrypoint',
          'rdfs:range': [
            { '@id': 'hydra:Collection' },
            {
              'owl:equivalentClass': {
                'owl:onProperty': { '@id': 'hydra:member' },
                'owl:allValuesFrom': { '@id': `#${name}` },
              },
            },
          ],
          'hydra:supportedOperation': [
            toOperation('GET', `Retrieves the collection of ${name} resources.`, 'hydra:Collection'),
            toOperation('POST', `Creates a ${name} resource.`, `#${name}`),
          ],
        },
        'hydra:title': `get${name}Collection`,
        'hydra:readable': true,
        'hydra:writeable': false,
      })),
      'hydra:supportedOperation': toOperation('GET', 'The API entrypoint.', '#Entrypoint'),
    },
  ],
});

const toProperty = (name: string, property: string, range: string): Node => ({
  '@type': 'hydra:SupportedProperty',
  'hydra:property': {
    '@id': `#${name}/${property}`,
    '@type': 'rdf:Property',
    'rdfs:label': property,
    domain: `#${name}`,
    range,
  },
  'hydra:title': property,
  'hydra:required': property === 'name',
  'hydra:readable': true,
  'hydra:writeable': true,
});

const toOperation = (method: string, title: string, returns: string): Node => ({
  '@type': 'hydra:Operation',
  'hydra:method': method,
  'hydra:title': title,
  'rdfs:label': title,
  returns,
});

const toOpenApi = (names: readonly string[]): Node => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths: Object.fromEntries(
    names.flatMap((name) => {
      const record = { $ref: `#/components/schemas/${name}.jsonld` };
      const content = { [JSON_LD]: { schema: record } };
      const answers = { 200: { description: `${name} resource`, content } };
      const requestBody = { description: `The ${name} resource`, content, required: true };
      const operation = (id: string, more: Node): Node => ({
        operationId: `api_${name}_${id}`,
        tags: [name],
        ...more,
      });
      return [
        [
          pathOf(name),
          {
            get: operation('get_collection', {
              parameters: ['page', 'itemsPerPage', 'name', 'order[name]'].map(toParameter),
              responses: {
                200: {
                  description: `${name} collection`,
                  content: {
                    [JSON_LD]: {
                      schema: {
                        type: 'object',
                        properties: { 'hydra:member': { type: 'array', items: record } },
                        required: ['hydra:member'],
                      },
                    },
                  },
                },
              },
            }),
            post: operation('post', { requestBody, responses: answers }),
          },
        ],
        [
          `${pathOf(name)}/{id}`,
          {
            get: operation('get', { responses: answers }),
            patch: operation('patch', { requestBody, responses: answers }),
            delete: operation('delete', { responses: { 204: { description: 'deleted' } } }),
          },
        ],
      ];
    }),
  ),
  components: {
    schemas: Object.fromEntries(
      // One for each format, as they are written.
      names.flatMap((name) => [name, `${name}.jsonld`].map((key) => [key, toSchema(name)])),
    ),
  },
});

const toParameter = (name: string): Node => ({
  name,
  in: 'query',
  description: `The ${name} of the collection`,
  required: false,
  deprecated: false,
  schema: { type: name === 'page' || name === 'itemsPerPage' ? 'integer' : 'string' },
  style: 'form',
  explode: false,
});

const toSchema = (name: string): Node => ({
  type: 'object',
  description: `A ${name} as its collection holds it`,
  properties: {
    id: { readOnly: true, type: 'integer' },
    ...Object.fromEntries(
      texts.map((text) => [
        text,
        { type: ['string', 'null'], maxLength: 100, description: `What ${text} says of a ${name}` },
      ]),
    ),
    points: { type: 'integer', minimum: 0, maximum: 1000, default: 0 },
    active: { type: 'boolean', default: true },
  },
  required: ['name'],
});
