// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRoutes } from '../../../sandbox/read/readRoutes.ts';
import { restRoutes } from '../../../sandbox/rest/restRoutes.ts';
import { actions } from '../../../sandbox/rights/actions.ts';
import { createDataProvider, type AppDataProvider } from '../../../src/data/createDataProvider.ts';
import { createMappingStore } from '../../../src/data/mappingStore.ts';
import { createDirectory } from '../../../src/data/ResourceDefinition.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { resources } from '../../../src/resources/index.ts';
import { routesAs } from '../../support/createSender.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { setUpSharedSandbox } from '../../support/screens/openSeededSandbox.ts';

const sandbox = setUpSharedSandbox();
let provider: AppDataProvider;

beforeAll(() => {
  const levels = Object.fromEntries(actions.map((action) => [action, 3]));
  const viewer = buildViewer({ modules: 'all', clubs: new Map([[1, levels]]) });
  const app = routesAs(viewer, [readRoutes(sandbox.context), restRoutes(sandbox.context)]);
  const transport = createTransport({
    apiUrl: 'http://sandbox.test/api',
    fetch: async (url, init) => app.request(url instanceof Request ? url : url.toString(), init),
  });
  const queryClient = new QueryClient();
  provider = createDataProvider({
    transport,
    mappings: createMappingStore(transport, queryClient),
    queryClient,
    directory: createDirectory(resources),
    entrypoint: 'http://sandbox.test/api',
  });
});

const find = async (resource: string, q: string, filter: object = {}) => {
  const { data, total } = await provider.getList(resource, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
    filter: { ...filter, q },
  });
  return { data, total };
};

/** Read by other routes than those of the collections. */
const READ = resources.filter(({ source, listed }) => source === 'rest' || listed === 'read');
const LISTED = resources.filter((one) => !READ.includes(one)).map(({ name }) => name);
/** Figures have a page of their own, without a list. */
const SEARCHED_READ = READ.map(({ name }) => name).filter((name) => name !== 'statistics');

describe('the search of every list', () => {
  it.each(LISTED)('of %s uses what its collection filters by', async (resource) => {
    for (const typed of ['zzqqxx', '999999999'])
      expect(await find(resource, typed)).toMatchObject({ total: 0 });
  });

  it.each(SEARCHED_READ)('of %s is obeyed by its read model', async (resource) => {
    for (const typed of ['zzqqxx', '999999999'])
      expect((await find(resource, typed, { club: '/api/clubs/1' })).data).toEqual([]);
  });

  it('finds people by either name, by both in any order, and by the licence number', async () => {
    const [licence] = (await find('licences', '7')).data;
    const person = (await find('persons', String(licence?.identifier))).data[0];
    const { id, familyName, givenName } = person ?? { id: '' };
    for (const typed of [`${familyName} ${givenName}`, `${givenName} ${familyName}`])
      expect((await find('persons', typed)).data.map((one) => one.id)).toContain(id);
    for (const typed of [familyName, givenName])
      expect((await find('persons', String(typed).toLowerCase())).total).toBeGreaterThan(0);
  });

  it('finds a name with an apostrophe, straight or curved as it may be written and typed', async () => {
    const [curved, straight] = await Promise.all(
      ['VAL D’YERRES', "val d'yerres"].map((q) => find('teams', q)),
    );
    expect(curved?.data.map(({ name }) => name)).toContain('VAL D’YERRES PING 1');
    expect(straight).toEqual(curved);
  });
});
