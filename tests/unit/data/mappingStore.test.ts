// @vitest-environment jsdom
import { dehydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { Blob } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreQueries } from '../../../src/data/copy/unconfirmed.ts';
import { descriptionQuery } from '../../../src/data/mappingStore.ts';
import { createMappingStore, type MappingStore } from '../../../src/data/mappingStore.ts';
import { ApiError } from '../../../src/http/ApiError.ts';
import type { Operation } from '../../../src/schema/description.ts';
import { MappingError } from '../../../src/schema/parseMapping.ts';
import { createTransportDouble } from '../../support/createTransportDouble.ts';

const answer = { fields: { name: { type: 'string' } }, methods: ['GET'] };

type Transport = ReturnType<typeof createTransportDouble>;

/** The store under the cache that the application reads it through. */
const storeOf = (transport: Transport, client = new QueryClient()) => {
  const store = createMappingStore(transport, client);
  const queryOf = (path: string, operation: Operation) =>
    descriptionQuery(
      { describe: async () => ({ data: await store.describe(path, operation) }) },
      path,
      operation,
    );
  const describeOnce: MappingStore['describe'] = (path, operation) =>
    client.fetchQuery(queryOf(path, operation));
  return { ...store, client, queryOf, describe: describeOnce };
};

const open = (reply: Parameters<typeof createTransportDouble>[0] = () => answer) => {
  const transport = createTransportDouble(reply);
  return { transport, store: storeOf(transport) };
};

/** A server without field descriptions, whose documentation is written without the Hydra prefix. */
const documentedOnly =
  (status: number): Parameters<typeof createTransportDouble>[0] =>
  ({ path }) => {
    if (path === '/api/index.jsonld') return { '@id': '/api', person: 'https://api.example.org/api/people' };
    if (path === '/api/docs.jsonld') return documentation;
    throw new ApiError({ kind: 'notFound', message: 'Non trouvé', status });
  };

const name = { '@type': 'rdf:Property', 'rdfs:label': 'name', range: 'xmls:string' };
const documentation = new Blob([
  JSON.stringify({
    title: 'Une API',
    supportedClass: [
      {
        '@id': '#Person',
        supportedProperty: [{ property: name, title: 'name', description: 'Nom', writeable: true }],
        supportedOperation: { '@type': 'hydra:Operation', method: 'GET' },
      },
      {
        '@id': '#Entrypoint',
        supportedProperty: [
          {
            property: {
              '@id': '#Entrypoint/person',
              'rdfs:range': [
                { '@id': 'hydra:Collection' },
                { 'owl:equivalentClass': { 'owl:allValuesFrom': { '@id': '#Person' } } },
              ],
              supportedOperation: [{ method: 'GET' }, { method: 'POST' }],
            },
          },
        ],
      },
    ],
  }),
]);

beforeEach(() => {
  localStorage.clear();
});

describe('mappingStore', () => {
  it.each([
    ['list', 'GET', '/api/people/mapping', null],
    ['create', 'POST', '/api/people/mapping', {}],
    ['update', 'PUT', '/api/people/mapping', {}],
    ['show', 'GET', '/api/people/0/mapping', null],
  ] as const)(
    'reads the description for %s by %s %s (R7.39, R7.40, R7.41, R7.42, R7.44, R7.45)',
    async (operation, method, path, body) => {
      const { store, transport } = open();
      const { fields, methods } = await store.describe('/people', operation);
      expect([fields[0]?.name, methods]).toEqual(['name', ['GET']]);
      expect(transport.calls).toEqual([{ method, path, body, signal: undefined }]);
    },
  );

  it('reads once, however many want it at once or later (R7.47)', async () => {
    const { store, transport } = open();
    await Promise.all([store.describe('/people', 'list'), store.describe('/people', 'list')]);
    await store.describe('/people', 'list');
    expect(transport.calls).toHaveLength(1);
    await store.describe('/people', 'show');
    expect(transport.calls).toHaveLength(2);
  });

  it('purges nothing on the first Cache-Version, nor on the same again (R7.48, R7.52)', async () => {
    const { store, transport } = open();
    await store.describe('/people', 'list');
    expect([store.see('a'), store.see('a'), store.see(null)]).toEqual([false, false, false]);
    await store.describe('/people', 'list');
    expect(transport.calls).toHaveLength(1);
  });

  it('purges everything when the Cache-Version changes (R7.48, R7.51)', async () => {
    const { store, transport } = open();
    store.see('a');
    await store.describe('/people', 'list');
    expect(store.see('b')).toBe(true);
    await store.describe('/people', 'list');
    expect(transport.calls).toHaveLength(2);
  });

  it('remembers the Cache-Version over a reload', async () => {
    open().store.see('a');
    const { store, transport } = open();
    await store.describe('/people', 'list');
    expect(store.see('b')).toBe(true);
    await store.describe('/people', 'list');
    expect(transport.calls).toHaveLength(2);
  });

  it.each([400, 403, 404, 405, 415, 500])(
    'derives a description from the documentation where the mapping is a %i',
    async (status) => {
      const { store, transport } = open(documentedOnly(status));
      const { fields, methods } = await store.describe('/people', 'list');
      expect([fields[0]?.name, fields[0]?.label, methods]).toEqual(['name', 'Nom', ['GET', 'POST']]);
      await store.describe('/people', 'create');
      expect(transport.calls.filter(({ path }) => path === '/api/docs.jsonld')).toHaveLength(1);
    },
  );

  it.each([401, 429, 502, 503])('takes a %i for no word on what the server describes', async (status) => {
    const { store, transport } = open(documentedOnly(status));
    await expect(store.describe('/people', 'list')).rejects.toMatchObject({ status });
    expect(transport.calls).toHaveLength(1);
  });

  it.each([400, 403, 415, 500])(
    'reads no documentation where a server that sends its Cache-Version answers %i',
    async (status) => {
      const { store, transport } = open(documentedOnly(status));
      store.see('a');
      await expect(store.describe('/people', 'list')).rejects.toMatchObject({ status });
      expect(transport.calls).toHaveLength(1);
    },
  );

  it('reads no documentation where a server that has described something refuses', async () => {
    const { store, transport } = open((call) =>
      call.path === '/api/clubs/mapping' ? answer : documentedOnly(403)(call),
    );
    await store.describe('/clubs', 'list');
    await expect(store.describe('/people', 'list')).rejects.toMatchObject({ status: 403 });
    expect(transport.calls).toHaveLength(2);
  });

  it('says that a collection is refused of which no other source knows either', async () => {
    const { store } = open(documentedOnly(403));
    await expect(store.describe('/clubs', 'list')).rejects.toMatchObject({ status: 403 });
  });

  it('says that a collection without description and documentation is not there', async () => {
    const { store } = open(documentedOnly(404));
    await expect(store.describe('/clubs', 'list')).rejects.toMatchObject({ status: 404 });
  });

  it('reads a derived description again after a new Cache-Version', async () => {
    const { store, transport } = open(documentedOnly(404));
    store.see('a');
    await store.describe('/people', 'list');
    store.see('b');
    await store.describe('/people', 'list');
    expect(transport.calls.filter(({ path }) => path === '/api/docs.jsonld')).toHaveLength(2);
  });

  it('tries again after a failure', async () => {
    const replies = [Promise.reject(new Error('down')), Promise.resolve({}), Promise.resolve(answer)];
    for (const reply of replies) reply.catch(() => undefined);
    const { store } = open(({ path }) => (path.endsWith('/mapping') ? replies.shift() : {}));
    await expect(store.describe('/people', 'list')).rejects.toThrow('down');
    await expect(store.describe('/people', 'list')).rejects.toThrow(MappingError);
    expect((await store.describe('/people', 'list')).fields).toHaveLength(1);
  });
});

/** A server that describes nothing, with these documents; the others are not there. */
const serverOf =
  (answers: Readonly<Record<string, unknown>>): Parameters<typeof createTransportDouble>[0] =>
  ({ path }) => {
    const found = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (found !== undefined) return found instanceof Error ? Promise.reject(found) : found;
    throw new ApiError({ kind: 'notFound', message: 'Non trouvé', status: 404 });
  };

const openapi = (maxLength: number) =>
  new Blob([
    JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/api/people': {
          post: {
            requestBody: {
              content: { 'application/ld+json': { schema: { $ref: '#/components/schemas/P' } } },
            },
          },
        },
      },
      components: { schemas: { P: { type: 'object', properties: { name: { type: 'string', maxLength } } } } },
    }),
  ]);

const HYDRA = {
  '/api/index.jsonld': { '@id': '/api', person: 'https://api.example.org/api/people' },
  '/api/docs.jsonld': documentation,
};
const OPENAPI = '/api/docs.jsonopenapi';

describe('mappingStore on a server that describes its fields in documents', () => {
  it('takes the OpenAPI document before Hydra, which knows less, and reads each once', async () => {
    const { store, transport } = open(serverOf({ ...HYDRA, [OPENAPI]: openapi(30) }));
    expect((await store.describe('/people', 'create')).fields).toMatchObject([
      { name: 'name', maxLength: 30 },
    ]);
    // The document says nothing of the list: Hydra does.
    expect((await store.describe('/people', 'list')).fields).toMatchObject([{ name: 'name', label: 'Nom' }]);
    const requested = transport.calls.map(({ path }) => path).filter((path) => !path.endsWith('/mapping'));
    expect(requested.filter((path) => path !== '/api/people').toSorted()).toEqual(
      [OPENAPI, ...Object.keys(HYDRA)].toSorted(),
    );
  });

  it.each([
    ['cut off', new Blob(['{"openapi":"3.1.0","paths":{'])],
    ['of another kind', new Blob(['<!doctype html>'])],
    ['larger than any', new Blob([new Uint8Array(20_000_001)])],
    ['nested without end', new Blob(['['.repeat(100_000)])],
    ['refused', new ApiError({ kind: 'forbidden', message: 'Non', status: 403 })],
    ['lost by the server', new ApiError({ kind: 'server', message: 'Oups', status: 500 })],
  ])('falls to Hydra where the OpenAPI document is %s', async (_, document) => {
    const { store } = open(serverOf({ ...HYDRA, [OPENAPI]: document }));
    expect((await store.describe('/people', 'create')).fields[0]?.label).toBe('Nom');
  });

  it('reads a list of what it may be searched by from its own answer, where only Hydra describes it', async () => {
    const search = {
      mapping: [{ '@type': 'IriTemplateMapping', variable: 'name' }, { variable: 'order[name]' }],
    };
    const { store } = open(serverOf({ ...HYDRA, '/api/people': { member: [], search } }));
    const { filters, orders } = await store.describe('/people', 'list');
    expect([filters?.map(({ path }) => path), orders]).toEqual([['name'], ['name']]);
  });

  it('shows the records as they are, to read, where no document describes them', async () => {
    const member = [
      {
        '@id': '/api/people/1',
        '@type': 'Person',
        id: 1,
        name: 'A',
        club: '/api/clubs/2',
        born: '2001-02-03',
      },
      { '@id': '/api/people/2', id: 2, name: null, tags: ['a'], home: { town: 'Lyon' } },
    ];
    const { store } = open(serverOf({ '/api/people': { 'hydra:member': member } }));
    const { fields, isGuessed, methods } = await store.describe('/people', 'show');
    expect([isGuessed, methods, fields.every(({ readOnly }) => readOnly)]).toEqual([true, ['GET'], true]);
    expect(fields.map((field) => [field.name, field.type, field.multiple, field.path])).toEqual([
      ['name', 'string', false, null],
      ['club', 'unknown', false, '/clubs'],
      ['born', 'date', false, null],
      ['tags', 'string', true, null],
      ['home', 'object', false, null],
    ]);
  });

  it('says what failed where the records cannot be read either', async () => {
    const { store } = open(serverOf({}));
    await expect(store.describe('/people', 'list')).rejects.toMatchObject({ status: 404 });
  });

  it('takes a record called `mapping` for no description', async () => {
    const record = { '@id': '/api/people/mapping', name: 'Mapping' };
    const { store } = open(serverOf({ ...HYDRA, '/api/people/mapping': record }));
    expect((await store.describe('/people', 'list')).fields[0]?.label).toBe('Nom');
  });

  it('reads again what was kept, once the page has all else, where nothing says whether it is still valid', async () => {
    vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
    const before = open(serverOf({ ...HYDRA, [OPENAPI]: openapi(30) }));
    await before.store.describe('/people', 'create');

    const client = new QueryClient();
    restoreQueries(client, dehydrate(before.store.client).queries, true);
    const transport = createTransportDouble(serverOf({ ...HYDRA, [OPENAPI]: openapi(40) }));
    const { queryOf } = storeOf(transport, client);
    const shown = new QueryObserver(client, queryOf('/people', 'create'));
    const leave = shown.subscribe(() => undefined);
    const longest = () => shown.getCurrentResult().data?.fields[0]?.maxLength;
    expect([longest(), transport.calls]).toEqual([30, []]);
    await vi.waitFor(() => expect(longest()).toBe(40));
    leave();
  });

  it('reads the title of the API in the documents, as far as there is one', async () => {
    expect(await open(serverOf(HYDRA)).store.title()).toBe('Une API');
    expect(await open(serverOf({})).store.title()).toBeNull();
  });

  it('tries again where the documents did not come', async () => {
    const lost = new ApiError({ kind: 'network', message: 'Perdu' });
    const answers: Record<string, unknown> = { ...HYDRA, [OPENAPI]: lost };
    const { store } = open(serverOf(answers));
    await expect(store.describe('/people', 'create')).rejects.toBeInstanceOf(ApiError);
    answers[OPENAPI] = openapi(30);
    expect((await store.describe('/people', 'create')).fields[0]?.maxLength).toBe(30);
  });
});

describe('mappingStore', () => {
  it('works without local storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { store } = open();
    expect(store.see('a')).toBe(false);
    expect(store.see('b')).toBe(true);
    expect((await store.describe('/people', 'list')).fields).toHaveLength(1);
  });

  it('names in French the fields that a server describes without a label, at any depth', async () => {
    const nested = { embedded: true, fields: { postalCode: {}, unheardOf: {} } };
    const { store } = open(() => ({
      fields: { familyName: {}, birthDate: { label: 'Né le' }, nested },
    }));
    const { fields } = await store.describe('/people', 'update');
    expect(fields.map(({ label }) => label)).toEqual(['Nom', 'Né le', null]);
    expect(fields[2]?.fields.map(({ label }) => label)).toEqual(['Code postal', null]);
  });

  it('names the fields of a collection that is not the federation’s by general words alone', async () => {
    const { store } = open(() => ({ fields: { title: {}, speakers: {}, seats: {} } }));
    const { fields } = await store.describe('/rooms', 'update');
    expect(fields.map(({ label }) => label)).toEqual(['Titre', null, null]);
  });

  it('names in French what many a server has and the federation has not, or measures otherwise', async () => {
    const { store } = open(() => ({ fields: { firstName: {}, created_at: {}, height: {} } }));
    const labelsAt = async (path: string) =>
      (await store.describe(path, 'update')).fields.map(({ label }) => label);
    expect(await labelsAt('/rooms')).toEqual(['Prénom', 'Créé le', 'Hauteur']);
  });
});
