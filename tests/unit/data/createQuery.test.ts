// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/data/createDataProvider.ts';
import { queryByName } from '../../../src/data/queryByName.ts';
import { countOf, query } from '../../../src/data/graphql/query.ts';
import { createMappingStore } from '../../../src/data/mappingStore.ts';
import { createDirectory, type ResourceDefinition } from '../../../src/data/ResourceDefinition.ts';
import { ApiError, type ApiErrorKind } from '../../../src/http/ApiError.ts';
import { describeFields } from '../../support/describeFields.ts';
import { createTransportDouble } from '../../support/createTransportDouble.ts';

type Row = Readonly<Record<string, unknown>>;

interface Server {
  /** Parameters that the collection of people filters by. */
  readonly filters?: readonly string[];
  /** Records of a page, whatever the client requests. */
  readonly size?: number;
  readonly count?: number;
  /** Answer of GraphQL. */
  readonly graphql?: (document: string) => unknown;
}

const refuse = (status: number, kind: ApiErrorKind = 'notFound'): never => {
  throw new ApiError({ kind, message: 'Not Found', status });
};

const person = (id: number): Row => ({
  '@id': `/api/people/${id}`,
  '@type': 'Person',
  id,
  familyName: `NOM${id}`,
  gender: id % 2 ? 'M' : 'F',
  club: `/api/clubs/${id % 3}`,
});

/** `id[]=1` and `id[0]=1` are the same to PHP. */
const listed = (search: URLSearchParams, name: string): readonly number[] =>
  [...search].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => Number(value));

/** An API Platform server without GraphQL, as it answers in 4.0: what it does not filter by it passes over. */
const serve = ({
  filters = ['id', 'id[]', 'familyName'],
  size = 100,
  count = 60,
  graphql = () => refuse(404),
}: Server): Parameters<typeof createTransportDouble>[0] => {
  const people = Array.from({ length: count }, (_, index) => person(index + 1));
  return ({ path, body }) => {
    if (path.startsWith('/graphql')) return graphql(JSON.stringify(body));
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname.startsWith('/api/clubs')) {
      const ids = searchParams.getAll('id[]');
      const club = (id: string) => ({ '@id': `/api/clubs/${id}`, '@type': 'Club', name: `Club ${id}` });
      return ids.length > 0 ? { member: ids.map(club) } : club(pathname.split('/').at(-1) ?? '');
    }
    if (pathname !== '/api/people') {
      return people.find((row) => row['@id'] === pathname) ?? refuse(404);
    }
    const ids = filters.includes('id[]') ? listed(searchParams, 'id') : [];
    const name = filters.includes('familyName') ? searchParams.get('familyName') : null;
    const found = people
      .filter((row) => ids.length === 0 || ids.includes(Number(row.id)))
      .filter((row) => name === null || String(row.familyName).includes(name));
    const page = Number(searchParams.get('page') ?? 1);
    const perPage = Math.min(size, Number(searchParams.get('itemsPerPage') ?? size));
    const isLast = page * perPage >= found.length;
    searchParams.set('page', String(page + 1));
    return {
      member: found.slice((page - 1) * perPage, page * perPage),
      totalItems: found.length,
      view: { '@id': path, ...(isLast ? {} : { next: `${pathname}?${searchParams}` }) },
      search: { mapping: filters.map((variable) => ({ '@type': 'IriTemplateMapping', variable })) },
    };
  };
};

const resources: ResourceDefinition[] = [
  { name: 'persons', entity: 'person', path: '/people', recordRepresentation: ['familyName'] },
  { name: 'clubs', entity: 'club', path: '/clubs', recordRepresentation: ['name'] },
];

const open = (server: Server = {}) => {
  const transport = createTransportDouble(serve(server));
  const directory = createDirectory(resources);
  const queryClient = new QueryClient();
  const mappings = createMappingStore(transport, queryClient);
  const entrypoint = 'http://localhost/api';
  const provider = createDataProvider({ transport, mappings, queryClient, directory, entrypoint });
  return { provider, paths: () => transport.calls.map(({ path }) => path) };
};

const iris = (count: number, before = 0) =>
  Array.from({ length: count }, (_, index) => `/api/people/${before + index + 1}`);

const search = (provider: ReturnType<typeof createDataProvider>, typed: string) =>
  queryByName(provider, typed, {
    searched: { names: ['familyName'], number: null },
    question: query('a', '/people'),
  });

describe('a server without GraphQL', () => {
  it('names the records of a whole list in one request', async () => {
    const { provider, paths } = open();
    const { data } = await provider.getMany('persons', { ids: iris(40) });
    expect(data).toHaveLength(40);
    expect(data[0]).toMatchObject({ id: '/api/people/1', originId: 1, familyName: 'NOM1' });
    expect(paths().slice(1)).toEqual([
      expect.stringMatching(/^\/api\/people\?id\[\]=1&id\[\]=2&.*=40&itemsPer/),
    ]);
  });

  it.each([
    ['answers 404', () => refuse(404)],
    ['answers 405', () => refuse(405, 'client')],
    ['is a page of HTML', () => refuse(200, 'server')],
  ])('gets one GraphQL query, which %s', async (_, graphql) => {
    const { provider, paths } = open({ graphql });
    await provider.getMany('persons', { ids: iris(2) });
    await provider.getMany('persons', { ids: iris(3) });
    expect(paths().filter((path) => path.startsWith('/graphql'))).toHaveLength(1);
  });

  it('goes on with GraphQL that failed for another reason', async () => {
    const { provider, paths } = open({ graphql: () => refuse(503, 'server') });
    await expect(provider.getMany('persons', { ids: iris(2) })).rejects.toThrow('Not Found');
    expect(paths()).toEqual(['/graphql']);
  });

  it('names each record by its address where the collection does not filter by id, which is tried once', async () => {
    const { provider, paths } = open({ filters: [] });
    expect((await provider.getMany('persons', { ids: iris(30, 30) })).data).toHaveLength(30);
    expect(paths().filter((path) => /people\/\d+$/.test(path))).toHaveLength(30);
    await provider.getMany('persons', { ids: iris(2, 30) });
    expect(paths().filter((path) => path.startsWith('/api/people?'))).toHaveLength(1);
  });

  it('leaves out a record that is gone', async () => {
    const { provider } = open({ filters: [] });
    const { data } = await provider.getMany('persons', { ids: ['/api/people/1', '/api/people/999'] });
    expect(data.map(({ id }) => id)).toEqual(['/api/people/1']);
  });

  it('names all of them where a page is smaller than requested', async () => {
    const { provider } = open({ size: 15 });
    expect((await provider.getMany('persons', { ids: iris(40) })).data).toHaveLength(40);
  });

  it('finds records by the text that is typed', async () => {
    const { provider, paths } = open();
    const { data } = await search(provider, 'NOM12');
    expect(data.map(({ id }) => id)).toEqual(['/api/people/12']);
    expect(paths().at(-1)).toBe('/api/people?familyName=NOM12&page=1&itemsPerPage=25');
  });

  it('finds them on further pages of a collection that passes over the text', async () => {
    const { provider } = open({ filters: [] });
    const { data } = await search(provider, 'nom52');
    expect(data.map(({ id }) => id)).toEqual(['/api/people/52']);
  });

  it('finds a record by its number', async () => {
    const { provider } = open({ filters: [] });
    expect((await search(provider, '12')).data.map(({ id }) => id)).toEqual(['/api/people/12']);
  });

  it('counts what a collection filters by', async () => {
    const { provider, paths } = open();
    expect((await provider.query(countOf('/people', { familyName: 'NOM5' }))).total).toBe(11);
    expect(paths().at(-1)).toBe('/api/people?familyName=NOM5&page=1&itemsPerPage=1');
  });

  it('refuses a question that neither the collection nor its records decide', async () => {
    const { provider } = open();
    await expect(provider.query(countOf('/people', { 'club.league': 7 }))).rejects.toThrow('does not filter');
  });

  it('reads a query to its end', async () => {
    const { provider } = open({ size: 25 });
    const { data } = await provider.queryAll(query('all', '/people').select('familyName'));
    expect(data).toHaveLength(60);
  });

  it('reads what columns show behind two relations', async () => {
    const { provider, paths } = open();
    const { clubName } = Object.fromEntries(
      describeFields({ clubName: {} }).map((field) => [field.name, field] as const),
    );
    if (!clubName) throw new Error('The field is missing');
    const wanted = [
      { collection: '/people', iris: iris(3), fields: [{ path: 'club.name', field: clubName }] },
    ];
    const { data } = await provider.getRelated(wanted);
    expect(data.get('/api/people/2')).toMatchObject({ familyName: 'NOM2', club: { name: 'Club 2' } });
    expect(paths().filter((path) => path.startsWith('/api/clubs'))).toHaveLength(1);
  });
});

describe('a server whose GraphQL lacks a collection', () => {
  it('is queried for that collection itself', async () => {
    const message = 'Cannot query field "people" on type "Query".';
    const { provider, paths } = open({ graphql: () => ({ errors: [{ message }] }) });
    expect((await provider.getMany('persons', { ids: iris(2) })).data).toHaveLength(2);
    await provider.getMany('persons', { ids: iris(3) });
    expect(paths().filter((path) => path.startsWith('/graphql'))).toHaveLength(1);
  });
});

describe('a server whose GraphQL fails over a class', () => {
  const failing = { graphql: () => ({ errors: [{ message: 'Internal server error' }] }) };

  it('names the records of that class by its collection', async () => {
    const { provider } = open(failing);
    const { data } = await provider.getMany('persons', { ids: iris(2) });
    expect(data.map(({ familyName }) => familyName)).toEqual(['NOM1', 'NOM2']);
  });

  it('says that other questions failed', async () => {
    const { provider } = open(failing);
    await expect(provider.query(countOf('/people', {}))).rejects.toThrow('Internal server error');
  });
});

describe('columns of related records', () => {
  const columns = (described: Parameters<typeof describeFields>[0]) => [
    {
      collection: '/people',
      iris: iris(3),
      fields: describeFields(described).map((field) => ({ path: field.name, field })),
    },
  ];
  const choices = { F: 'Féminin', M: 'Masculin' };

  /** Of a PHP enum GraphQL returns the name of the case. */
  const answerCases = (names: readonly string[]) => (document: string) => ({
    data: {
      [/(\w+): people/.exec(document)?.[1] ?? '']: {
        edges: names.map((gender, index) => ({
          node: { id: `/api/people/${index + 1}`, ...(document.includes('gender') ? { gender } : {}) },
        })),
      },
    },
  });

  it('show of an enum the value of its collection, read for all records at once', async () => {
    const { provider, paths } = open({ graphql: answerCases(['Male', 'Female', 'Male']) });
    const { data } = await provider.getRelated(columns({ gender: { choices } }));
    expect([...data.values()].map(({ gender }) => gender)).toEqual(['M', 'F', 'M']);
    expect(paths().slice(1)).toEqual(['/api/people?id[]=1&id[]=2&id[]=3&itemsPerPage=3']);
  });

  it('show no name of a case where the collection cannot be read', async () => {
    const { provider } = open({ graphql: answerCases(['Male', 'Female', 'Male']), count: 0 });
    const { data } = await provider.getRelated(columns({ gender: { choices } }));
    expect([...data.values()].map(({ gender }) => gender)).toEqual([undefined, undefined, undefined]);
  });

  it('send no more queries where GraphQL returns one of the choices', async () => {
    const { provider, paths } = open({ graphql: answerCases(['M', 'F', 'M']) });
    await provider.getRelated(columns({ gender: { choices } }));
    expect(paths()).toEqual(['/graphql']);
  });

  it('show a value of unknown shape as its collection has it', async () => {
    const { provider } = open({ graphql: answerCases(['Male', 'Female', 'Male']) });
    const { data } = await provider.getRelated(columns({ gender: { type: 'unknown' } }));
    expect([...data.values()].map(({ gender }) => gender)).toEqual(['M', 'F', 'M']);
  });
});

describe('whole records', () => {
  const whole = { meta: { whole: true } };

  it('come page after page where the server cuts them smaller than requested', async () => {
    const { provider } = open({ filters: ['id', 'id[]'], size: 15 });
    const { data } = await provider.getMany('persons', { ids: iris(40), ...whole });
    expect(data.map(({ id }) => id)).toEqual(iris(40));
  });

  it('come one by one, and no others, where the collection does not filter by id', async () => {
    const { provider } = open({ filters: [] });
    const { data } = await provider.getMany('persons', { ids: iris(3, 40), ...whole });
    expect(data.map(({ id }) => id)).toEqual(iris(3, 40));
  });
});
