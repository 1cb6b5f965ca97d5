// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { restRoutes } from '../../../sandbox/rest/restRoutes.ts';
import { actions } from '../../../sandbox/rights/actions.ts';
import type { Env } from '../../../sandbox/rights/context.ts';
import { createDataProvider, type AppDataProvider } from '../../../src/data/createDataProvider.ts';
import { createMappingStore } from '../../../src/data/mappingStore.ts';
import { createDirectory } from '../../../src/data/ResourceDefinition.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { resources } from '../../../src/resources/index.ts';
import { createRelationLookup } from '../../../src/views/transfer/createRelationLookup.ts';
import { describeFields } from '../../support/describeFields.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { openSharedSandbox } from '../../support/screens/openSeededSandbox.ts';

let sandbox: Sandbox;
let provider: AppDataProvider;
const directory = createDirectory(resources);

beforeAll(async () => {
  sandbox = await openSharedSandbox();
  const levels = Object.fromEntries(actions.map((action) => [action, 3]));
  const viewer = buildViewer({ modules: 'all', clubs: new Map([[1, levels]]) });
  const app = new Hono<Env>();
  app.use('*', async (c, next) => {
    c.set('viewer', viewer);
    await next();
  });
  app.route('/', restRoutes(sandbox.context));
  const transport = createTransport({
    apiUrl: 'http://sandbox.test/api',
    fetch: async (url, init) => app.request(url instanceof Request ? url : url.toString(), init),
  });
  const queryClient = new QueryClient();
  provider = createDataProvider({
    transport,
    mappings: createMappingStore(transport, () => 'gestionnaire', queryClient),
    queryClient,
    resources,
    directory,
    entrypoint: 'http://sandbox.test/api',
  });
});

const FIELDS = describeFields({
  person: { type: 'person', path: '/people' },
  organization: { type: 'organization', path: '/organizations' },
  type: { type: 'LicenceType', path: '/referentials', referential: 'LicenceType' },
});

const lookUp = async (name: string, text: string) => {
  const field = FIELDS.find((one) => one.name === name);
  if (!field) throw new Error(`No field ${name}`);
  const lookup = createRelationLookup(provider, directory);
  await lookup.find(field, text);
  return lookup.resolve(field, text);
};

const first = async (resource: string) => {
  const { data } = await provider.getList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  return data[0] ?? { id: '' };
};

describe('a relation in a file', () => {
  it('is found by the licence number of a person, and says whom', async () => {
    const licence = await first('licences');
    const { person, identifier } = licence as unknown as {
      person: { '@id': string; familyName: string };
      identifier: string;
    };
    const found = await lookUp('person', identifier);
    expect(found).toMatchObject({ iri: person['@id'] });
    expect('label' in found ? found.label : '').toContain(person.familyName);
    expect('label' in found ? found.label : '').toContain(identifier);
  });

  it('is found by the number of a club', async () => {
    const club = await first('informations');
    expect(await lookUp('organization', String(club.identifier))).toMatchObject({
      label: `${String(club.name)} (${String(club.identifier)})`,
    });
  });

  it('is found by a name with the birth date or the club in brackets', async () => {
    const { id, familyName, givenName, birthDate, club } = (await first('persons')) as unknown as Record<
      string,
      string
    > & { club: { name: string } };
    const day = birthDate?.slice(0, 10).split('-').toReversed().join('/');
    for (const hint of [day, club.name])
      expect(await lookUp('person', `${familyName} ${givenName} (${hint})`)).toMatchObject({ iri: id });
    expect(await lookUp('person', `${familyName} ${givenName} (01/01/1901)`)).toEqual({ refusal: 'missing' });
  });

  it('is found in a closed list by its name or by its code', async () => {
    const { data } = await provider.getList('/referentials', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { type: 'LicenceType' },
    });
    const [value] = data;
    for (const text of [value?.name, value?.code, String(value?.code).toLowerCase()])
      expect(await lookUp('type', String(text))).toMatchObject({ iri: value?.id });
    expect(await lookUp('type', 'zz')).toEqual({ refusal: 'missing' });
  });

  it.each(['1', '12', 'n° 12', '/api/people/12', '00000012'])('is never an identity: %s', async (text) => {
    expect(await lookUp('person', text)).toMatchObject({
      refusal: expect.stringMatching(/^(?:noNumber|missing)$/),
    });
  });
});
