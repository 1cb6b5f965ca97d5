// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../src/data/createDataProvider.ts';
import { createMappingStore } from '../../../src/data/mappingStore.ts';
import {
  collectionPath,
  createDirectory,
  type ResourceDefinition,
} from '../../../src/data/ResourceDefinition.ts';
import { withWriteOptions } from '../../../src/data/writeOptions.ts';
import { ApiError } from '../../../src/http/ApiError.ts';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { createTransportDouble } from '../../support/createTransportDouble.ts';

const resources: ResourceDefinition[] = [
  { name: 'persons', entity: 'person', path: '/people', recordRepresentation: ['familyName', 'givenName'] },
  { name: 'licences', entity: 'licence', path: '/licences' },
  { name: 'passes', entity: 'participant', path: '/participants', listed: 'search' },
];
const directory = createDirectory(resources);

const open = (answer: Parameters<typeof createTransportDouble>[0]) => {
  const transport = createTransportDouble(answer);
  const queryClient = new QueryClient();
  const mappings = createMappingStore(transport, queryClient);
  const entrypoint = 'http://localhost/api';
  return {
    transport,
    provider: createDataProvider({ transport, mappings, queryClient, directory, entrypoint }),
  };
};

type Call = Parameters<Parameters<typeof createTransportDouble>[0]>[0];

/** A document without the line breaks and commas that its length decides about. */
const textOf = (call: Call | undefined): string =>
  String((call?.body as { query?: unknown } | null)?.query)
    .replace(/[\s,]+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')');

/** Nodes of the keys of each root field of a document; descriptions know a name. */
const answerIds = (call: Call): unknown => {
  if (call.path.endsWith('/mapping')) return { fields: { name: {}, code: {}, zone: { path: 'zones' } } };
  const roots = [...textOf(call).matchAll(/(\w+): (\w+)\(id(?:_list)?: \[?([^\]:]*?)\]? first/g)];
  return {
    data: Object.fromEntries(
      roots.map(([, alias = '', root, ids = '']) => [
        alias,
        {
          edges: [...ids.matchAll(/\d+/g)].map(([id]) => ({
            cursor: 'x',
            node: { id: `/api/${root}/${id}`, name: `n${id}` },
          })),
        },
      ]),
    ),
  };
};

const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const } };
const empty = { member: [], totalItems: 0 };

describe('names of resources', () => {
  it('reads a resource at the collection of its definition', async () => {
    const { provider, transport } = open(() => empty);
    await provider.getList('persons', { ...page, filter: {} });
    expect(transport.calls[0]?.path).toMatch(/^\/api\/people\?/);
  });

  it('lists a store of found records at its search, and reads each at its own address (R7.35)', async () => {
    const { provider, transport } = open(({ path }) => (path.includes('?') ? empty : { '@id': path }));
    await provider.getList('passes', { ...page, filter: { familyName: 'dup' } });
    await provider.getOne('passes', { id: '/api/participants/7' });
    expect(transport.calls.map(({ path }) => path)).toEqual([
      '/api/participants/search?order[id]=asc&page=1&itemsPerPage=25&familyName=dup',
      '/api/participants/7',
    ]);
  });

  it('reads a relation without a screen at its own collection', async () => {
    const { provider, transport } = open(() => empty);
    await provider.getList('/zones', { ...page, filter: {} });
    expect(transport.calls[0]?.path).toMatch(/^\/api\/zones\?/);
  });

  it.each(['zones', '/zones/1', '//evil.example', '', '/../x', 'constructor'])(
    'refuses the unknown resource %j',
    async (name) => {
      expect(() => collectionPath(directory, name)).toThrow(`Unknown resource '${name}'`);
      const { provider, transport } = open(() => empty);
      await expect(async () => provider.getList(name, { ...page, filter: {} })).rejects.toThrow(
        'Unknown resource',
      );
      expect(transport.calls).toEqual([]);
    },
  );

  it('finds a definition by name and by path', () => {
    expect(directory.byName('persons')?.path).toBe('/people');
    expect(directory.byPath('/people')?.name).toBe('persons');
    expect(directory.byPath('/zones')).toBeUndefined();
  });
});

describe('lists', () => {
  it('send no empty filter (R7.24)', async () => {
    const { provider, transport } = open(() => empty);
    await provider.getList('persons', { ...page, filter: { familyName: '', club: null, gender: 'F' } });
    expect(transport.calls[0]?.path).toBe('/api/people?order[id]=asc&page=1&itemsPerPage=25&gender=F');
  });

  it('of another record are filtered by its address', async () => {
    const { provider, transport } = open(() => empty);
    await provider.getManyReference('licences', {
      ...page,
      target: 'person',
      id: '/api/people/34',
      filter: { type: 'loisir' },
    });
    expect(transport.calls[0]?.path).toBe(
      '/api/licences?order[id]=asc&page=1&itemsPerPage=25&type=loisir&person=/api/people/34',
    );
  });
});

describe('several records at once', () => {
  const iris = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => `/api/people/${index + 1}`);

  it('are one query for what names them', async () => {
    const { provider, transport } = open(answerIds);
    const { data } = await provider.getMany('persons', { ids: iris(3) });
    expect(data[0]).toEqual({ id: '/api/people/1', '@id': '/api/people/1', originId: 1, name: 'n1' });
    expect(data.map(({ id }) => id)).toEqual(iris(3));
    expect(transport.calls.map(({ path }) => path)).toEqual(['/graphql']);
    expect(textOf(transport.calls[0])).toContain(
      'people(id_list: [1 2 3] first: 3) { edges { cursor node { id familyName givenName } }',
    );
  });

  it('are read in hundreds of one document', async () => {
    const { provider, transport } = open(answerIds);
    const { data } = await provider.getMany('persons', { ids: iris(250) });
    expect(data.map(({ id }) => id)).toEqual(iris(250));
    expect(transport.calls).toHaveLength(1);
    expect(textOf(transport.calls[0]).match(/first: \d+/g)).toEqual([
      'first: 100',
      'first: 100',
      'first: 50',
    ]);
  });

  it('are one request for 200 who want one label each, and two queries', async () => {
    const { provider, transport } = open(answerIds);
    const answers = await Promise.all(iris(200).map((iri) => provider.getMany('persons', { ids: [iri] })));
    expect(answers.map(({ data }) => data.map(({ id }) => id))).toEqual(iris(200).map((iri) => [iri]));
    expect(transport.calls).toHaveLength(1);
    expect(textOf(transport.calls[0]).match(/first: \d+/g)).toEqual(['first: 100', 'first: 100']);
  });

  it('are fetched by id, one alone as well (R7.76, R7.77)', async () => {
    const { provider, transport } = open(answerIds);
    await provider.getMany('persons', { ids: ['/api/people/34'] });
    await provider.getMany('persons', { ids: [34] });
    expect(textOf(transport.calls[0])).toContain('people(id: 34 first: 1)');
    expect(textOf(transport.calls[1])).toContain('people(id: 34 first: 1)');
  });

  it('are known by the requested address, where the server knows them by another collection', async () => {
    const node = { id: '/api/clubs/7', _id: 7, name: 'TT Colmar' };
    const { provider } = open((call) => {
      const [, alias = ''] = /(\w+): \w+\(id/.exec(textOf(call)) ?? [];
      return { data: { [alias]: { edges: [{ cursor: 'x', node }] } } };
    });
    const { data } = await provider.getMany('/organizations', {
      ids: ['/api/organizations/7'],
      meta: { fields: ['name'] },
    });
    expect(data).toMatchObject([{ id: '/api/organizations/7', '@id': '/api/clubs/7', name: 'TT Colmar' }]);
  });

  it('are read whole from their collection where that is requested', async () => {
    const { provider, transport } = open(({ path }) => ({
      member: [...path.matchAll(/id\[\]=(\d+)/g)].map(([, id]) => ({ '@id': `/api/people/${id}` })),
    }));
    const { data } = await provider.getMany('persons', { ids: iris(130), meta: { whole: true } });
    expect(data.map(({ id }) => id)).toEqual(iris(130));
    const [first, second, ...others] = transport.calls.map(({ path }) => path);
    expect(first).toMatch(/^\/api\/people\?id\[\]=1&(?:id\[\]=\d+&){99}itemsPerPage=100$/);
    expect(second).toMatch(/^\/api\/people\?id\[\]=101&(?:id\[\]=\d+&){29}itemsPerPage=30$/);
    expect(others).toEqual([]);
  });

  it('send no query for none', async () => {
    const { provider, transport } = open(answerIds);
    expect(await provider.getMany('persons', { ids: [] })).toEqual({ data: [] });
    expect(transport.calls).toEqual([]);
  });

  it('are read by address where it ends in no integer, never without a filter', async () => {
    const { provider, transport } = open(answerIds);
    await provider.getMany('persons', { ids: ['/api/people/41b29566-x', '/api/people/3'] });
    expect(textOf(transport.calls[0])).toContain('people(id: "/api/people/41b29566-x" first: 1)');
    expect(textOf(transport.calls[0])).toContain('people(id: 3 first: 1)');
    const whole = open(() => empty);
    await whole.provider.getMany('persons', { ids: ['/api/people/41b29566-x'], meta: { whole: true } });
    expect(whole.transport.calls.map(({ path }) => path)).toEqual(['/api/people/41b29566-x']);
  });

  it('are named by what their description knows where no resource is registered', async () => {
    const { provider, transport } = open(answerIds);
    await provider.getMany('/zones', { ids: ['/api/zones/2'] });
    expect(transport.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/zones/mapping',
      'POST /graphql',
    ]);
    expect(textOf(transport.calls[1])).toContain('node { id name code }');
  });

  it('are named by their person where they have no name of their own', async () => {
    const { provider } = open(({ path }) =>
      path.includes('/members/')
        ? { fields: { person: { type: 'person', path: 'people' } } }
        : Promise.reject(new Error('403')),
    );
    expect(await provider.labelFields('/members')).toEqual({
      data: ['person.familyName', 'person.givenName'],
    });
    expect(await provider.labelFields('/secrets')).toEqual({ data: ['name'] });
    expect(await provider.labelFields('/referentials')).toEqual({ data: ['name'] });
  });

  it('are related records of a whole page, in one request with what columns show of them', async () => {
    const { provider, transport } = open(answerIds);
    const { fields } = parseMapping({
      fields: {
        gender: {},
        mainAddress: { type: 'address', embedded: true, fields: { postalCode: {}, town: {} } },
        zone: { type: 'zone', path: 'zones' },
        phones: { type: 'contact-point', embedded: true, multiple: true, fields: { telephone: {} } },
        photo: { type: 'image' },
      },
    });
    const { data } = await provider.getRelated([
      {
        collection: '/people',
        iris: ['/api/people/1'],
        fields: fields.map((field) => ({ path: field.name, field })),
      },
      // By whatever address it was named: a committee is an organization too.
      { collection: '/zones', iris: ['/api/areas/2'], fields: [] },
    ]);
    expect([...data.keys()].toSorted()).toEqual(['/api/areas/2', '/api/people/1']);
    expect(transport.calls.map(({ path }) => path)).toEqual(['/api/zones/mapping', '/graphql']);
    expect(textOf(transport.calls[1])).toContain(
      'node { id familyName givenName gender mainAddress { postalCode town } zone { id name code } ' +
        'phones { edges { node { id telephone } } } photo { id name originalFilename url mimeType size public } }',
    );
  });

  it('are given up when nobody wants them any more', async () => {
    const { provider, transport } = open(() => new Promise(() => undefined));
    const [one, two] = [new AbortController(), new AbortController()];
    const reads = [one, two].map(({ signal }) => provider.getMany('persons', { ids: iris(1), signal }));
    await vi.waitFor(() => expect(transport.calls).toHaveLength(1));
    one.abort();
    await expect(reads[0]).rejects.toMatchObject({ kind: 'cancelled' });
    expect(transport.calls[0]?.signal?.aborted).toBe(false);
    two.abort();
    await expect(reads[1]).rejects.toMatchObject({ kind: 'cancelled' });
    expect(transport.calls[0]?.signal?.aborted).toBe(true);
  });

  it('are written one after the other', async () => {
    const { provider, transport } = open(({ path }) => ({ '@id': path }));
    const ids = ['/api/people/1', '/api/people/2'];
    expect(await provider.updateMany('persons', { ids, data: { newsletter: true } })).toEqual({ data: ids });
    expect(await provider.deleteMany('persons', { ids })).toEqual({ data: ids });
    expect(transport.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/people/1',
      'PUT /api/people/2',
      'DELETE /api/people/1',
      'DELETE /api/people/2',
    ]);
  });
});

describe('writes and descriptions', () => {
  it('create, update and delete at the addresses of the API', async () => {
    const { provider, transport } = open(() => ({ '@id': '/api/people/1' }));
    await provider.create('persons', { data: { familyName: 'Dupont' } });
    await provider.update('persons', {
      id: '/api/people/1',
      data: {},
      previousData: { id: '/api/people/1' },
    });
    await provider.delete('persons', { id: '/api/people/1' });
    expect(transport.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/people',
      'PUT /api/people/1',
      'DELETE /api/people/1',
    ]);
  });

  it('report a refusal as react-admin reads it', async () => {
    const refused = new ApiError({
      kind: 'validation',
      message: 'Validation failed',
      status: 422,
      fieldErrors: { familyName: ['vide'] },
    });
    const { provider } = open(() => Promise.reject(refused));
    const error: unknown = await provider.create('persons', { data: {} }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 422, body: { errors: { familyName: ['vide'] } } });
  });

  it('reads the description of a resource at its collection', async () => {
    const { provider, transport } = open(() => ({ fields: { name: {} } }));
    const { data } = await provider.describe('persons', 'create');
    expect(data.fields[0]?.name).toBe('name');
    expect(transport.calls[0]).toMatchObject({ method: 'POST', path: '/api/people/mapping' });
  });

  it('lets react-admin cancel reads', () => {
    expect(open(() => null).provider.supportAbortSignal).toBe(true);
  });
});

describe('a part of a record', () => {
  const received = {
    '@id': '/api/people/1',
    id: 1,
    familyName: 'Dupont',
    club: { '@id': '/api/clubs/7', name: 'TT Colmar' },
    birthDate: '2010-03-05T00:00:00+01:00',
    state: 'open',
  };
  const fields = {
    familyName: {},
    club: { type: 'club' },
    birthDate: { type: 'date' },
    newsletter: { type: 'bool' },
    state: {},
    constructor: {},
  };
  const writeOf = async (
    answers: { readonly record?: object; readonly mapping?: object | Error },
    options: object = {},
  ) => {
    const { record = received, mapping = { fields } } = answers;
    const { provider, transport } = open(({ path, method }) => {
      if (!path.endsWith('/mapping')) return method === 'GET' ? record : { ...record, state: 'done' };
      return mapping instanceof Error ? Promise.reject(mapping) : mapping;
    });
    const data = withWriteOptions({ state: 'done' }, { isPart: true, ...options });
    const params = { id: '/api/people/1', data, previousData: { id: '/api/people/1' } };
    const answer = await provider.update('persons', params).catch((error: unknown) => error);
    return {
      answer,
      write: transport.calls.find((call) => !call.path.endsWith('/mapping') && call.method !== 'GET'),
    };
  };

  it('goes with the rest as the server sent it where a PUT may replace the whole', async () => {
    const { answer, write } = await writeOf({});
    expect(answer).toMatchObject({ data: { state: 'done' } });
    expect(write?.method).toBe('PUT');
    expect(write?.body).toEqual({
      familyName: 'Dupont',
      club: '/api/clubs/7',
      birthDate: '2010-03-05T00:00:00+01:00',
      state: 'done',
    });
  });

  it('goes alone as a merge patch where the server takes one', async () => {
    const { write } = await writeOf({ mapping: { fields, methods: ['GET', 'PUT', 'PATCH'] } });
    expect(write).toMatchObject({ method: 'PATCH', body: { state: 'done' } });
  });

  it('goes alone where the record is closed, and where nothing describes an update', async () => {
    const closed = { ...received, '@permissions': { canUpdate: false } };
    expect((await writeOf({ record: closed })).write?.body).toEqual({ state: 'done' });
    const mapping = new ApiError({ kind: 'forbidden', message: 'Access Denied.', status: 403 });
    expect((await writeOf({ mapping })).write?.body).toEqual({ state: 'done' });
  });

  it('is not sent when the rest of the record cannot be known', async () => {
    const mapping = new ApiError({ kind: 'network', message: 'offline' });
    const { answer, write } = await writeOf({ mapping });
    expect(answer).toBeInstanceOf(HttpError);
    expect(write).toBeUndefined();
  });
});
