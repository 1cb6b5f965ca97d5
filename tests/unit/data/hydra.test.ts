// @vitest-environment jsdom
import { hydraDataProvider } from '@api-platform/admin';
import { Api, Resource } from '@api-platform/api-doc-parser';
import { describe, expect, it, vi } from 'vitest';
import { noteOf } from '../../../src/data/answerOfWrite.ts';
import { createHydra } from '../../../src/data/hydra.ts';
import { withWriteOptions } from '../../../src/data/writeOptions.ts';
import { ApiError } from '../../../src/http/ApiError.ts';
import { createTransport, type Transport } from '../../../src/http/createTransport.ts';
import { toMap } from '../../../src/schema/read.ts';
import { createTransportDouble } from '../../support/createTransportDouble.ts';

const open = (answer: Parameters<typeof createTransportDouble>[0]) => {
  const transport = createTransportDouble(answer);
  return { transport, hydra: createHydra(transport, 'http://localhost/api') };
};

const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const } };
const marie = { '@id': '/api/people/1', '@type': 'Person', id: 1, familyName: 'Dupont' };

const EMPTY = { member: [], totalItems: 0 };

describe('a list', () => {
  type Params = Parameters<ReturnType<typeof createHydra>['getList']>[1];

  /** Path and parameters of the one request for a list. */
  const requestOf = async (params: Partial<Params>) => {
    const { hydra, transport } = open(() => EMPTY);
    await hydra.getList('people', { ...page, ...params });
    expect(transport.calls).toMatchObject([{ method: 'GET' }]);
    return transport.calls[0]?.path.split(/[?&]/) ?? [];
  };
  /** What is read out of an answer. */
  const readOf = (body: unknown, params: Partial<Params> = {}) =>
    open(() => body).hydra.getList('people', { ...page, ...params });

  it('sends page, size, order and filters as the contract writes them (R7.21, R7.22, R7.23, R7.24)', async () => {
    const filter = {
      club: '/api/clubs/12',
      licence: { identifier: '77' },
      status: [5, 8],
      birthDate: { after: '2001-01-01' },
      newsletter: false,
    };
    const sort = { field: 'mainAddress.postalCode', order: 'DESC' } as const;
    expect(await requestOf({ pagination: { page: 2, perPage: 50 }, sort, filter })).toEqual([
      '/api/people',
      'order[mainAddress.postalCode]=desc',
      'page=2',
      'itemsPerPage=50',
      'club=/api/clubs/12',
      'licence.identifier=77',
      'status[0]=5',
      'status[1]=8',
      'birthDate[after]=2001-01-01',
      'newsletter=false',
    ]);
  });

  it('sends a filter that another parameter keeps in its brackets', async () => {
    const under = { search: { title: 'a', club: { name: 'b' } }, filter: { level: ['c', 'd'] } };
    expect(await requestOf({ filter: { under } })).toEqual(
      expect.arrayContaining([
        'search[title]=a',
        'search[club.name]=b',
        'filter[level][0]=c',
        'filter[level][1]=d',
      ]),
    );
  });

  it('sends several orders in their order, each in its direction (R7.23)', async () => {
    const sort = { field: 'familyName,-birthDate,id', order: 'ASC' } as const;
    expect((await requestOf({ sort })).slice(1, 4)).toEqual([
      'order[familyName]=asc',
      'order[birthDate]=desc',
      'order[id]=asc',
    ]);
  });

  it('names its records by their address and keeps the number (R3.136, R3.184, R7.25)', async () => {
    const { data, total } = await readOf({ 'hydra:member': [marie], 'hydra:totalItems': 61 });
    expect(total).toBe(61);
    expect(data).toMatchObject([{ id: '/api/people/1', originId: '1', familyName: 'Dupont' }]);
  });

  it('keeps embedded records whole', async () => {
    const club = { '@id': '/api/clubs/12', name: 'TT Colmar' };
    const { data } = await readOf({ member: [{ ...marie, club }], totalItems: 1 });
    expect(data[0]).toMatchObject({ club });
  });

  it.each([[{ 'hydra:member': [], 'hydra:totalItems': 0 }], [EMPTY]])(
    'counts nothing in %j',
    async (body) => {
      expect(await readOf(body)).toMatchObject({ data: [], total: 0 });
    },
  );

  it('takes bare addresses for members (R3.183)', async () => {
    const { data } = await readOf({ member: ['/api/people/1', '/api/people/2'], totalItems: 2 });
    expect(data.map(({ id }) => id)).toEqual(['/api/people/1', '/api/people/2']);
  });

  it('knows the neighbours of a partial page', async () => {
    const view = { '@id': '/api/people?page=2', 'hydra:next': '/api/people?page=3' };
    const { pageInfo } = await readOf({ 'hydra:member': [marie], 'hydra:view': view });
    expect(pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
  });

  it('counts what was seen when the server names neither total nor neighbours', async () => {
    const pagination = { page: 3, perPage: 25 };
    expect(await readOf({ member: [marie], totalItems: null }, { pagination })).toMatchObject({ total: 51 });
  });

  it.each([
    [{ permissions: { canCreate: true } }, true],
    [{ 'hydra:permissions': { canCreate: false } }, false],
    [{}, true],
  ])('says whether one may create: %j (R3.185)', async (extra, canCreate) => {
    expect(await readOf({ ...EMPTY, ...extra })).toMatchObject({ meta: { canCreate } });
  });

  it('hands the abort signal on', async () => {
    const { hydra, transport } = open(() => EMPTY);
    const { signal } = new AbortController();
    await hydra.getList('people', { ...page, signal });
    expect(transport.calls[0]?.signal).toBe(signal);
  });

  it('refuses an answer that is no collection', async () => {
    await expect(readOf({ '@id': '/api/people' })).rejects.toThrow('member');
  });
});

describe('a record', () => {
  it('is read at its address, with the abort signal (R7.29)', async () => {
    const { hydra, transport } = open(() => marie);
    const { signal } = new AbortController();
    const { data } = await hydra.getOne('people', { id: '/api/people/1', signal });
    expect(data).toMatchObject({ id: '/api/people/1', familyName: 'Dupont' });
    expect(transport.calls).toEqual([{ method: 'GET', path: '/api/people/1', body: null, signal }]);
  });

  it('stays known by the requested address where the server knows it by another collection', async () => {
    const { hydra } = open(() => ({ '@id': '/api/clubs/1', '@type': 'Club', name: 'TT Colmar' }));
    const { data } = await hydra.getOne('organizations', { id: '/api/organizations/1' });
    expect(data).toMatchObject({ id: '/api/organizations/1', '@id': '/api/clubs/1', name: 'TT Colmar' });
    await expect(hydra.getOne('organizations', { id: '/api/organizations/2' })).rejects.toThrow(ApiError);
  });

  it.each([
    [202, 'accepted'],
    [204, 'recordless'],
    [200, 'recordless'],
  ])('created with a %i and no record is noted as %s', async (status, note) => {
    const transport: Transport = {
      request: async () => ({ status, headers: new Headers(), body: null, text: '' }),
    };
    const hydra = createHydra(transport, 'http://localhost/api');
    const { data } = await hydra.create('people', { data: { familyName: 'Dupont' } });
    expect(noteOf(data)).toBe(note);
  });

  it.each([
    ['nothing', null],
    ['less than was read', { ...marie, familyName: undefined }],
  ])('is read again after an update that answers %s', async (_what, answer) => {
    const { hydra, transport } = open(({ method }) =>
      method === 'PUT' ? answer : { ...marie, familyName: 'DUPONT' },
    );
    const { data } = await hydra.update('people', {
      id: '/api/people/1',
      data: { familyName: 'dupont', birthName: null },
      previousData: { ...marie, id: '/api/people/1', birthName: 'Martin' },
    });
    expect(transport.calls.map(({ method }) => method)).toEqual(['PUT', 'GET']);
    expect(data).toMatchObject({ familyName: 'DUPONT', birthName: null });
  });

  const tags = (stored: Record<string, unknown>) =>
    open(({ method, path, body }) => {
      if (method !== 'GET') Object.assign(stored, body, { '@id': `/api/tags/${String(toMap(body).slug)}` });
      if (path !== stored['@id'] && method === 'GET')
        throw new ApiError({ kind: 'notFound', status: 404, message: 'Not Found' });
      return { ...stored };
    });

  it('stays known by its former address where an update gives it another identifier', async () => {
    const { hydra, transport } = tags({ '@id': '/api/tags/mer', slug: 'mer', title: 'Mer' });
    const id = '/api/tags/mer';
    const previousData = { id, slug: 'mer', title: 'Mer' };
    const { data } = await hydra.update('tags', { id, data: { slug: 'vent' }, previousData });
    expect(data).toMatchObject({ id, '@id': '/api/tags/vent', slug: 'vent', title: 'Mer' });
    expect((await hydra.getOne('tags', { id })).data).toMatchObject({ id, '@id': '/api/tags/vent' });
    await hydra.update('tags', { id, data: { slug: 'eau' }, previousData });
    expect(transport.calls.at(-2)).toMatchObject({ method: 'PUT', path: '/api/tags/vent' });
    expect((await hydra.getVersion('tags', id)).data).toMatchObject({ id, slug: 'eau' });
    // Somebody else may take what is free again.
    await hydra.create('tags', { data: { slug: 'mer' } });
    expect((await hydra.getOne('tags', { id })).data).toMatchObject({ id, '@id': id });
  });

  it('is not taken for another one that answers its update while it is there itself', async () => {
    const { hydra } = open(({ method }) => ({ ...marie, '@id': `/api/people/${method === 'GET' ? 1 : 2}` }));
    const change = { id: '/api/people/1', data: { familyName: 'Dupont' }, previousData: marie };
    await expect(hydra.update('people', change)).rejects.toMatchObject({ unknownOutcome: true });
  });

  it('is created by a POST of exactly the given fields, and known by the answer (R7.30, R7.31)', async () => {
    const { hydra, transport } = open(() => marie);
    const { data } = await hydra.create('people', { data: { familyName: 'Dupont', club: null, tags: [] } });
    expect(data.id).toBe('/api/people/1');
    expect(transport.calls).toEqual([
      {
        method: 'POST',
        path: '/api/people',
        body: { familyName: 'Dupont', club: null, tags: [] },
        signal: undefined,
      },
    ]);
  });

  it('is updated by a PUT of exactly the given fields, nulls included (R7.33)', async () => {
    const { hydra, transport } = open(() => marie);
    await hydra.update('people', { id: '/api/people/1', data: { familyName: null }, previousData: marie });
    expect(transport.calls).toEqual([
      { method: 'PUT', path: '/api/people/1', body: { familyName: null }, signal: undefined },
    ]);
  });

  it('is known by its address when the server answers an update without body', async () => {
    const { hydra } = open(() => null);
    const { data } = await hydra.update('people', { id: '/api/people/1', data: {}, previousData: marie });
    expect(data.id).toBe('/api/people/1');
  });

  it('is deleted, which answers without body (R7.34)', async () => {
    const { hydra, transport } = open(() => null);
    expect(await hydra.delete('people', { id: '/api/people/1' })).toEqual({ data: { id: '/api/people/1' } });
    expect(transport.calls).toMatchObject([{ method: 'DELETE', path: '/api/people/1', body: null }]);
  });

  it('is never read from another host, whatever its address says', async () => {
    const { hydra, transport } = open(() => marie);
    const id = 'https://evil.example/api/people/1';
    await expect(hydra.getOne('people', { id })).rejects.toThrow(ApiError);
    expect(transport.calls[0]?.path).toBe('/api/people/1');
  });

  it.each([200, 422])('brings no context from elsewhere that a %i names', async (status) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('requested'));
    const sent: string[] = [];
    const transport = createTransport({
      apiUrl: 'http://localhost/api',
      token: () => Promise.resolve('abc'),
      fetch: async (input) => {
        sent.push(new Request(input).url);
        const body = { ...marie, '@context': 'https://evil.example/context' };
        const headers = { 'Content-Type': 'application/ld+json' };
        return new Response(JSON.stringify(body), { status, headers });
      },
    });
    const read = createHydra(transport, 'http://localhost/api').getOne('people', {
      id: marie['@id'],
    });
    expect((await read.catch((error: ApiError) => error)) instanceof ApiError).toBe(status === 422);
    expect(sent).toEqual(['http://localhost/api/people/1']);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('is not taken for the requested one when the answer names another', async () => {
    const { hydra } = open(() => ({ ...marie, '@id': 'x' }));
    for (const read of [
      hydra.getOne('people', { id: marie['@id'] }),
      hydra.getVersion('people', marie['@id']),
    ])
      await expect(read).rejects.toMatchObject({ name: 'ApiError', kind: 'server' });
  });

  it('passes the failure of the transport on', async () => {
    const failure = new Error('down');
    const { hydra } = open(() => Promise.reject(failure));
    await expect(hydra.getOne('people', { id: '/api/people/1' })).rejects.toBe(failure);
  });
});

it('reads no documentation and starts with no request', () => {
  expect(open(() => null).transport.calls).toEqual([]);
});

const photo = { originalFilename: 'a.png', base64File: 'data:image/png;base64,iVBORw0KGgo=' };
const change = { id: '/api/people/1', previousData: { id: '/api/people/1' } };

describe('a record with a new file', () => {
  it('goes out within its JSON, or as a form where its resource says so (R7.6)', async () => {
    const transport = createTransportDouble(({ path }) =>
      path === '/api/clubs' ? { '@id': '/api/clubs/1', '@type': 'Club' } : marie,
    );
    const sendsForms = (collection: string) => collection === 'people';
    const hydra = createHydra(transport, 'http://localhost/api', sendsForms);
    await hydra.create('people', { data: { photo } });
    await hydra.update('people', { ...change, data: { photo } });
    await hydra.update('people', { ...change, data: { photo: { '@id': '/api/files/1' } } });
    await hydra.create('clubs', { data: { photo } });
    expect(transport.calls.map(({ method, path, body }) => [method, path, body instanceof FormData])).toEqual(
      [
        ['POST', '/api/people', true],
        ['POST', '/api/people/1', true],
        ['PUT', '/api/people/1', false],
        ['POST', '/api/clubs', false],
      ],
    );
  });
});

it('makes a record of the parts of a form where the server takes nothing else, with a file or without', async () => {
  const { hydra, transport } = open(() => ({ ...marie, '@id': '/api/pictures/1' }));
  for (const data of [{ title: 'Mer', file: photo, place: null }, { title: 'Mer' }])
    await hydra.create('pictures', { data: withWriteOptions(data, { isForm: true }) });
  const parts = transport.calls.map(({ body }) =>
    body instanceof FormData
      ? [...body].map(([name, value]) => [name, value instanceof File ? value.name : value])
      : body,
  );
  const title = ['title', 'Mer'];
  expect(parts).toEqual([[title, ['file', 'a.png']], [title]]);
});

describe('a server that takes no forms', () => {
  it.each([405, 415])('is sent new files within JSON after its %i', async (status) => {
    const transport = createTransportDouble(({ body }) => {
      if (body instanceof FormData) throw new ApiError({ kind: 'client', message: 'refused', status });
      return marie;
    });
    const hydra = createHydra(transport, 'http://localhost/api', () => true);
    await hydra.update('people', { ...change, data: { photo } });
    expect(transport.calls.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/api/people/1'],
      ['PUT', '/api/people/1'],
    ]);
    expect(transport.calls[1]?.body).toEqual({ photo });
  });
});

it('changes a part of a record by a merge patch where the server takes no PUT', async () => {
  const calls: (readonly [string | undefined, unknown, string | null])[] = [];
  const transport: Transport = {
    request: (_path, { method, body, headers } = {}) => {
      calls.push([method, body, new Headers(headers).get('Content-Type')]);
      if (method !== 'PUT')
        return Promise.resolve({ status: 200, headers: new Headers(), body: marie, text: '' });
      return Promise.reject(new ApiError({ kind: 'client', message: 'Method Not Allowed', status: 405 }));
    },
  };
  const hydra = createHydra(transport, 'http://localhost/api');
  await hydra.update('people', { ...change, data: { state: 'closed' } });
  const body = JSON.stringify({ state: 'closed' });
  expect(calls).toEqual([
    ['PUT', body, null],
    ['PATCH', body, 'application/merge-patch+json'],
  ]);
});

describe('the version of a record', () => {
  const openTagged = (entrypoint: string, etag: string) => {
    const sent: (Headers | undefined)[] = [];
    const transport: Transport = {
      request: (_path, { headers } = {}) => {
        sent.push(headers && new Headers(headers));
        return Promise.resolve({ status: 200, headers: new Headers({ ETag: etag }), body: marie, text: '' });
      },
    };
    return { hydra: createHydra(transport, entrypoint), sent };
  };
  it('is read with its tag, which binds the write that names it', async () => {
    const { hydra, sent } = openTagged(`${location.origin}/api`, 'W/"v1"');
    const { data, etag } = await hydra.getVersion('people', '/api/people/1');
    expect([data.familyName, etag]).toEqual(['Dupont', '"v1"']);
    await hydra.update('people', {
      ...change,
      data: withWriteOptions({ familyName: 'X' }, { ifMatch: etag }),
    });
    await hydra.update('people', { ...change, data: { familyName: 'Y' } });
    expect(sent.map((headers) => headers?.get('If-Match') ?? null)).toEqual([null, '"v1"', null]);
  });

  it('has no tag where the API is on another origin', async () => {
    const { hydra } = openTagged('https://api.example.org/api', '"v1"');
    expect((await hydra.getVersion('people', '/api/people/1')).etag).toBeNull();
  });
});

it('offers no reading of several records: the library answers those out of a cache that outlives the session', () => {
  const { hydra } = open(() => null);
  expect(Object.keys(hydra).toSorted()).toEqual([
    'create',
    'delete',
    'getList',
    'getOne',
    'getVersion',
    'update',
  ]);
});

it('leaves nothing in the cache of the library, which outlives the session', async () => {
  const club = { '@id': '/api/clubs/12', name: 'TT Colmar' };
  const { hydra } = open(() => ({ ...marie, club }));
  await hydra.getOne('people', { id: marie['@id'] });
  const requested: string[] = [];
  const api = new Api('http://localhost/api', {
    resources: [new Resource('clubs', 'http://localhost/api/clubs')],
  });
  const next = hydraDataProvider({
    entrypoint: 'http://localhost/api',
    mercure: false,
    apiDocumentationParser: () => Promise.resolve({ api, response: new Response(), status: 200 }),
    httpClient: (url) => {
      requested.push(url.pathname);
      return Promise.resolve({ status: 200, headers: new Headers(), json: club as never });
    },
  });
  await next.introspect();
  await next.getMany('clubs', { ids: [club['@id']] });
  expect(requested).toEqual(['/api/clubs/12']);
});
