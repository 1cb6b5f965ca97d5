// @vitest-environment jsdom
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/data/createDataProvider.ts';
import { createMappingStore } from '../../../src/data/mappingStore.ts';
import { collectionPath, createDirectory } from '../../../src/data/ResourceDefinition.ts';
import { ApiError } from '../../../src/http/ApiError.ts';
import { createTransportDouble } from '../../support/createTransportDouble.ts';

const resources = [
  { name: 'persons', entity: 'person', path: '/people' },
  { name: 'licences', entity: 'licence', path: '/licences' },
];
const directory = createDirectory(resources);

const open = (answer: Parameters<typeof createTransportDouble>[0]) => {
  const transport = createTransportDouble(answer);
  const mappings = createMappingStore(transport, () => 'marie');
  const entrypoint = 'http://localhost/api';
  return {
    transport,
    provider: createDataProvider({ transport, mappings, resources, directory, entrypoint }),
  };
};

/** Records of the integers asked for by `id[n]=`. */
const answerIds = ({ path }: { path: string }) => ({
  member: [...path.matchAll(/id\[\d+\]=(\d+)/g)].map(([, id]) => ({ '@id': `/api/people/${id}` })),
  totalItems: 0,
});

const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const } };
const empty = { member: [], totalItems: 0 };

describe('names of resources', () => {
  it('reads a resource at the collection of its definition', async () => {
    const { provider, transport } = open(() => empty);
    await provider.getList('persons', { ...page, filter: {} });
    expect(transport.calls[0]?.path).toMatch(/^\/api\/people\?/);
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
  it('send no empty filter', async () => {
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

  it('are one request', async () => {
    const { provider, transport } = open(answerIds);
    const { data } = await provider.getMany('persons', { ids: iris(3) });
    expect(data.map(({ id }) => id)).toEqual(iris(3));
    expect(transport.calls.map(({ path }) => path)).toEqual([
      '/api/people?order[id]=asc&page=1&itemsPerPage=3&id[0]=1&id[1]=2&id[2]=3',
    ]);
  });

  it('are asked in hundreds', async () => {
    const { provider, transport } = open(answerIds);
    const { data } = await provider.getMany('persons', { ids: iris(250) });
    expect(data.map(({ id }) => id)).toEqual(iris(250));
    expect(transport.calls).toHaveLength(3);
    expect(transport.calls[2]?.path).toContain('itemsPerPage=50&');
  });

  it('ask nothing for none', async () => {
    const { provider, transport } = open(answerIds);
    expect(await provider.getMany('persons', { ids: [] })).toEqual({ data: [] });
    expect(transport.calls).toEqual([]);
  });

  it('are asked by address where it ends in no integer, never without a filter', async () => {
    const { provider, transport } = open(() => empty);
    await provider.getMany('persons', { ids: ['/api/people/41b29566-x'] });
    expect(transport.calls[0]?.path).toContain('&id[0]=/api/people/41b29566-x');
  });

  it('are related records of a whole page, by address', async () => {
    const { provider, transport } = open(({ path }) => ({
      member: [{ '@id': path.startsWith('/api/people') ? '/api/people/1' : '/api/zones/2' }],
    }));
    const { signal } = new AbortController();
    const { data } = await provider.getRelated(
      [
        { collection: '/people', iris: ['/api/people/1'] },
        { collection: '/zones', iris: ['/api/zones/2'] },
      ],
      signal,
    );
    expect([...data.keys()]).toEqual(['/api/people/1', '/api/zones/2']);
    expect(transport.calls.map((call) => call.signal)).toEqual([signal, signal]);
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

  it('tell a refusal as react-admin reads it', async () => {
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
