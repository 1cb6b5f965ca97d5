import { QueryClient } from '@tanstack/react-query';
import type { Browser, Page } from '@playwright/test';
import type { RaRecord } from 'react-admin';
import { createDataProvider, type AppDataProvider } from '../../src/data/createDataProvider.ts';
import type { MappingStore } from '../../src/data/mappingStore.ts';
import { createDirectory } from '../../src/data/ResourceDefinition.ts';
import { createTransport, type Transport } from '../../src/http/createTransport.ts';
import { resources } from '../../src/resources/index.ts';
import { launchBrowser } from './launchBrowser.ts';
import { median } from './median.ts';
import { openBenchPage, openFromMenu } from './openBenchPage.ts';
import type { Row } from './Row.ts';

const ROWS = 100;
const WARM_UP = 50;
const ROUNDS = 300;

/** What the data layer adds to the wire: requests of lists and labels, and time over the bare `fetch`. */
export const measureGraphql = async (url: string): Promise<readonly Row[]> => {
  const browser = await launchBrowser();
  try {
    return [await listRequests(browser, url), await labelRequests(), await overhead()];
  } finally {
    await browser.close();
  }
};

/** Four relations of the rows that the collection sends as addresses only. */
const RELATIONS = ['person', 'type', 'medical', 'category'];

/** The list of licences with its relations as addresses, which is all that some servers give of them. */
const listRequests = async (browser: Browser, url: string): Promise<Row> => {
  const { page } = await openBenchPage(browser, url);
  await page.route(/\/api\/licences\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { 'hydra:member': Record<string, unknown>[] };
    const members = body['hydra:member'].slice(0, 20).map((row) => ({
      ...row,
      ...Object.fromEntries(RELATIONS.map((name) => [name, addressOf(row[name])])),
    }));
    await route.fulfill({ response: answer, json: { ...body, 'hydra:member': members } });
  });
  // The first visit reads descriptions; they are in hand from then on.
  await openLicences(page);
  await page.goto(new URL('/1/galleries', page.url()).href, { waitUntil: 'networkidle' });
  await page.getByText(/^[\d\s]+ résultats$/).waitFor();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request.url());
  });
  await openLicences(page);
  await page.close();
  return {
    what: `API requests of a list of 20 rows with ${RELATIONS.length} relations by address`,
    measured: requests.length,
    unit: 'requests',
    limit: 2,
  };
};

const openLicences = async (page: Page): Promise<void> => {
  const related = page.waitForResponse(/\/api\/graphql/);
  await openFromMenu(page, 'Licences', 'Licences');
  await page
    .getByRole('table', { name: /Licences$/ })
    .locator('tbody')
    .getByRole('row')
    .first()
    .waitFor();
  await related;
};

const addressOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value;

/** 200 readers of one label each, as the components of one render are, each of another record. */
const labelRequests = async (): Promise<Row> => {
  let requests = 0;
  const provider = openProvider({
    request: async (_path, { body } = {}) => {
      requests += 1;
      const aliases = [...(typeof body === 'string' ? body : '').matchAll(/\\n {2}(\w+):/g)].map(
        ([, alias]) => [alias, { edges: [] }],
      );
      return { status: 200, headers: new Headers(), body: { data: Object.fromEntries(aliases) }, text: '' };
    },
  });
  await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) =>
      provider.getMany('persons', { ids: [`/api/people/${index + 1}`] }),
    ),
  );
  return {
    what: 'API requests for 200 labels requested one by one',
    measured: requests,
    unit: 'requests',
    limit: 1,
  };
};

/** One answer of 100 rows, kept in memory, read by the provider and by `fetch` alone in turn. */
const overhead = async (): Promise<Row> => {
  const text = JSON.stringify({
    '@type': 'hydra:Collection',
    'hydra:member': Array.from({ length: ROWS }, (_, index) => toRow(index + 1)),
    'hydra:totalItems': ROWS,
  });
  const answer = (): Promise<Response> =>
    Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/ld+json' } }));
  const provider = openProvider(
    createTransport({ apiUrl: 'http://api.test/api', token: () => Promise.resolve('jwt'), fetch: answer }),
  );
  // The Hydra provider resolves addresses against the page's.
  Object.assign(globalThis, { window: { location: new URL('http://api.test/') } });
  const bare: number[] = [];
  const provided: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const [began, read, listed] = await timesOf(
      async () => (await answer()).json(),
      () =>
        provider.getList('persons', {
          pagination: { page: 1, perPage: ROWS },
          sort: { field: 'id', order: 'ASC' },
          filter: {},
        }),
    );
    if (round < WARM_UP) continue;
    bare.push(read - began);
    provided.push(listed - read);
  }
  return {
    what: `Provider over bare fetch, list of ${ROWS} rows, median of ${ROUNDS}`,
    measured: median(provided) - median(bare),
    unit: 'ms',
    limit: 5,
  };
};

const timesOf = async (
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<readonly [number, number, number]> => {
  const began = performance.now();
  await first();
  const read = performance.now();
  await second();
  return [began, read, performance.now()];
};

const toRow = (id: number): Partial<RaRecord> => ({
  '@id': `/api/people/${id}`,
  '@type': 'Person',
  id,
  familyName: `NOM${id}`,
  givenName: 'Camille',
  gender: 'F',
  birthDate: '1991-04-17T00:00:00+02:00',
  nationality: { '@id': '/api/referentials/1', '@type': 'Referential', id: 1, name: 'Française' },
  mainAddress: {
    '@id': `/api/addresses/${id}`,
    id,
    postalCode: '77360',
    addressLocality: 'Vaires-sur-Marne',
  },
  licence: { '@id': `/api/licences/${id}`, '@type': 'Licence', id, identifier: String(7_700_000 + id) },
  club: { '@id': '/api/clubs/1', '@type': 'Club', id: 1, name: 'TTC Ville' },
  '@permissions': { canUpdate: true, canDelete: false },
});

const openProvider = (transport: Transport): AppDataProvider =>
  createDataProvider({
    transport,
    mappings: {} as MappingStore,
    queryClient: new QueryClient(),
    directory: createDirectory(resources),
    entrypoint: 'http://api.test/api',
  });
