import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { logIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** HydraAdmin's first list takes 387 KiB of scripts, and no more of ours come. The bench wants less. */
const MOST = { kibibytes: 387, scripts: 13, styleRules: 75 } as const;

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));

const rows = (page: Page) => page.getByRole('main').getByRole('table').locator('tbody tr');

/** What is loaded once a page is idle, or two seconds old, never comes: the rows alone are looked at. */
const stopWhatWaits = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((act: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms >= 2000 ? 0 : wait(act, ms, ...rest)) as typeof window.setTimeout;
    window.requestIdleCallback = () => 0;
  });

test('the first list comes with few scripts, and with none for what it does not show', async ({
  page,
  context,
}) => {
  await logIn(page);
  // What the page before is still loading is none of it.
  await page.goto('about:blank');
  await stopWhatWaits(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname !== '/sw.js') scripts.add(pathname);
  });
  await page.goto('/1/licences');
  await expect(rows(page)).toHaveCount(25);
  const sizes = await Promise.all(
    [...scripts].map(async (path) => gzipSync(await readFile(`${DIST}${path}`), { level: 9 }).length),
  );
  const sum = sizes.reduce((all, size) => all + size, 0) / 1024;
  expect(sum, [...scripts].join(' ')).toBeGreaterThan(200);
  expect(sum, [...scripts].join(' ')).toBeLessThanOrEqual(MOST.kibibytes);
  expect(scripts.size, [...scripts].join(' ')).toBeLessThanOrEqual(MOST.scripts);
});

/** Parts that those of a name load before they are run, theirs first. */
const loadedWith = (name: string): readonly string[] => {
  const files = readdirSync(`${DIST}/assets`);
  const loaded = new Set(files.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name));
  for (const file of loaded)
    for (const [, other] of readFileSync(`${DIST}/assets/${file}`, 'utf8').matchAll(STATIC_IMPORT))
      if (other !== undefined) loaded.add(other);
  return [...loaded];
};
const STATIC_IMPORT = /(?:from|import)"\.\/([^"]+\.js)"/g;

test('the parts of visitors and of the way in load nothing of the pages of a club', () => {
  const sources = ['public', 'auth'].flatMap((area) =>
    readdirSync(join(SOURCES, 'areas', area), { recursive: true, encoding: 'utf8' }),
  );
  const names = sources.map((file) => basename(file, extname(file)));
  // That dialog opens over the pages of a club.
  const parts = ['pages', ...names].filter((name) => name !== 'PasswordAgainDialog');
  const loads = parts
    .map((name) => ({ name, files: loadedWith(name) }))
    .filter(({ files }) => files.length > 0);
  expect(loads.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['pages', 'TournamentDetail', 'MeetingSheet', 'ChangePasswordPage']),
  );
  const ofClub = /^(?:club|home|form|record)-/;
  expect(loads.filter(({ files }) => files.some((file) => ofClub.test(file)))).toEqual([]);
});

test('the token is requested before what draws the pages is there', async ({ page }) => {
  await logIn(page);
  await page.goto('about:blank');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/vendor-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const refreshed = page.waitForResponse('**/api/token/refresh');
  await page.goto('/1/licences', { waitUntil: 'commit' });
  expect((await refreshed).ok()).toBe(true);
  await expect(page.getByRole('status')).toHaveText('Chargement...');
  release();
  await expect(rows(page)).toHaveCount(25);
});

test('a list that is opened again is drawn before anything of the API is answered', async ({ page }) => {
  await logIn(page);
  const answered = page.waitForResponse(/\/api\/licences\?/);
  await page.goto('/1/licences');
  await expect(rows(page)).toHaveCount(25);
  const answer = await answered;
  await answer.finished();
  const { startTime, responseEnd } = answer.request().timing();
  // It is written once the page has nothing else to do, as what the home page has read was before.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const opening = indexedDB.open('raquette-copy');
        await new Promise((resolve) => opening.addEventListener('success', resolve));
        const reading: IDBRequest<{ savedAt: number }[]> = opening.result
          .transaction('queries')
          .objectStore('queries')
          .getAll();
        await new Promise((resolve) => reading.addEventListener('success', resolve));
        opening.result.close();
        return Math.max(0, ...reading.result.map(({ savedAt }) => savedAt));
      }),
    )
    .toBeGreaterThan(startTime + responseEnd);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/1/licences', { waitUntil: 'commit' });
  await expect(rows(page)).toHaveCount(25);
  const line = page.getByRole('progressbar', { name: 'Mise à jour des données' });
  await expect(line).toBeVisible();
  release();
  await expect(line).toBeHidden();
  await expect(rows(page)).toHaveCount(25);
});

test('the rows of a list bring few style rules: nothing is styled once for each cell', async ({ page }) => {
  const countRules = () =>
    page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));
  await logIn(page);
  await stopWhatWaits(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/licences\?/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/1/licences');
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible();
  const before = await countRules();
  release();
  await expect(rows(page)).toHaveCount(25);
  const added = (await countRules()) - before;
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(MOST.styleRules);
});
