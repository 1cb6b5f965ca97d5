import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { meetingOf } from './support/meetingOf.ts';
import { openApi } from './support/openApi.ts';
import { logIn, PASSWORD } from './support/signIn.ts';
import { test } from './support/test.ts';

/** What may stay in local storage: how the page looks, that there was a logout, columns of a table. */
const LOCAL = [
  /^raquette\.logged-out$/,
  /^raquette-scheme$/,
  /^RaStoreperson-\/api\/accounts\/\d+\.preferences\.[\w.-]+\.table$/,
  /^RaStoreperson-\/api\/accounts\/\d+\.version$/,
  /^loglevel/,
];
/** The application's own files and page, and answers that anybody may read. */
const CACHES = /^(workbox-precache-v2-|raquette-(page|parts|public)$)/;
const CACHED = /^\/(assets\/|favicon|index\.html|$|api\/(graphql|groups|seasons|tournament_requests)\b)/;

/** The worker's own list of how old its answers are; it names their addresses. */
const LIFETIMES = 'workbox-expiration cache-entries';

interface Kept {
  readonly local: Record<string, string>;
  readonly session: Record<string, string>;
  /** `database store` by the text of all its records. */
  readonly records: Record<string, string>;
  readonly caches: Record<string, string[]>;
}

const readStorages = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB')));
      });
    const all = (storage: Storage): Record<string, string> =>
      Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']));
    const records: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const [keys, values] = [await done(rows.getAllKeys()), await done(rows.getAll())];
        records[`${name} ${store}`] = keys.length === 0 ? '' : JSON.stringify([keys, values]);
      }
      database.close();
    }
    const cached: Record<string, string[]> = {};
    for (const name of await caches.keys())
      cached[name] = (await (await caches.open(name)).keys()).map(({ url }) => {
        const { pathname, search } = new URL(url);
        return pathname + search;
      });
    return { local: all(localStorage), session: all(sessionStorage), records, caches: cached };
  });

/** Media types of the answers that the worker keeps as the page. */
const typesOfPages = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(async () => {
    const kept = await (await caches.open('raquette-page')).matchAll();
    return kept.map(({ headers }) => headers.get('Content-Type')?.split(';')[0] ?? null);
  });

// Chromium requests it beside an answer that is no page of ours.
test.use({ expectedErrors: [/favicon\.ico/] });

test('a logout in one tab leaves nothing of the person in any storage of the browser (R4.5, R4.6, R4.7)', async ({
  page,
  context,
  request,
}) => {
  const api = await openApi(request);
  const match = await meetingOf(api, 'untouched');
  await logIn(page);
  const filter = encodeURIComponent(JSON.stringify({ familyName: 'DUBOIS' }));
  await page.goto(`/1/persons?filter=${filter}`);
  await expect(page.getByRole('table')).toBeVisible();
  // A view of one's own that searches for somebody, as the tools of the list store it.
  const account = await page.evaluate(
    () =>
      /^RaStoreclub-1-(\/api\/accounts\/\d+)\./.exec(
        Object.keys(localStorage)
          .join('\n')
          .split('\n')
          .find((key) => key.startsWith('RaStoreclub-1-')) ?? '',
      )?.[1],
  );
  await page.evaluate((holder) => {
    const view = {
      name: 'DUBOIS',
      filter: { familyName: 'DUBOIS' },
      sort: { field: 'id', order: 'ASC' },
      perPage: 10,
    };
    localStorage.setItem(`RaStoreperson-${holder}.preferences.1.persons.views`, JSON.stringify([view]));
    document.cookie = 'info-dialog=1; Path=/; SameSite=Lax';
    localStorage.setItem(`RaStoreclub-1-${holder}.palette.pinned`, JSON.stringify(['DUBOIS']));
  }, account);
  // A draft of a new person.
  await page.goto('/1/persons/create');
  await page.getByRole('textbox', { name: /^Nom/ }).first().fill('DUBOIS');
  await expect
    .poll(async () => (await readStorages(page)).records['raquette-drafts drafts'] ?? '')
    .not.toBe('');
  // A sheet, whose worker keeps what is needed without network.
  const sheet = await context.newPage();
  await sheet.goto(`/1/sport-matches/${match}/sheet`);
  await expect(sheet.getByText('Prêt hors ligne')).toBeVisible();
  await expect
    .poll(async () => (await readStorages(sheet)).records['raquette-sheets sheets'] ?? '')
    .not.toBe('');
  const before = JSON.stringify(await readStorages(sheet));
  for (const word of ['DUBOIS', 'gestionnaire', 'refreshToken']) expect(before).toContain(word);
  expect((await context.cookies()).map(({ name }) => name)).toContain('info-dialog');

  // Under the worker, which keeps pages: neither a file with the token in its address nor the mails.
  const { 'hydra:member': documents } = await api.get<{
    'hydra:member': { file: { '@id': string; originalFilename: string } | null }[];
  }>('/api/club_documents?club=1&itemsPerPage=40');
  const file = documents.flatMap(({ file: one }) => one ?? [])[0];
  const named = `${file?.['@id']}/${encodeURIComponent(file?.originalFilename ?? '')}`;
  const login = await request.post('/api/login_check', {
    data: { username: 'gestionnaire', password: PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  expect((await request.get(`${named}?bearer=${token}`)).status()).toBe(200);
  await sheet.reload();
  await expect(sheet.getByText('Prêt hors ligne')).toBeVisible();
  for (const path of [`${named}?bearer=${token}`, '/sandbox/mailbox']) {
    // What is offered to be saved opens no page.
    await sheet.goto(path).catch(() => undefined);
    expect(await typesOfPages(sheet), path).toEqual(['text/html']);
    const { caches: kept } = await readStorages(sheet);
    expect(
      Object.values(kept)
        .flat()
        .filter((one) => !CACHED.test(one)),
    ).toEqual([]);
  }

  // Nor the address of the page itself.
  await sheet.goto(`/1/persons?filter=${filter}`);
  await expect(sheet.getByRole('table')).toBeVisible();
  await sheet.getByRole('button', { name: 'Compte de gestionnaire' }).click();
  await sheet.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(sheet.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByLabel('Identifiant')).toBeVisible();
  const records = async () => Object.entries((await readStorages(sheet)).records);
  await expect
    .poll(async () => (await records()).filter(([store, content]) => store !== LIFETIMES && content !== ''))
    .toEqual([]);
  const after = await readStorages(sheet);
  expect(Object.keys(after.local).filter((key) => !LOCAL.some((allowed) => allowed.test(key)))).toEqual([]);
  expect(Object.keys(after.session)).toEqual([]);
  expect(Object.keys(after.caches).filter((name) => !CACHES.test(name))).toEqual([]);
  expect(
    Object.values(after.caches)
      .flat()
      .filter((path) => !CACHED.test(path)),
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  for (const word of ['DUBOIS', 'gestionnaire', 'bearer'])
    expect(JSON.stringify(after), word).not.toContain(word);
});
