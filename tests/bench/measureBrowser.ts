import type { Browser, CDPSession, Page } from '@playwright/test';
import { PASSWORD } from '../e2e/support/signIn.ts';
import { launchBrowser } from './launchBrowser.ts';
import { median } from './median.ts';
import type { Row } from './Row.ts';
import { watchScripts } from './watchScripts.ts';

const ROUNDS = 5;
const PATIENCE_MS = 60_000;

/** The slow line and machine of the reference measurements: 4 Mbit/s, 60 ms, a quarter of the processor. */
const SLOW = { line: { throughput: (4 * 1024 * 1024) / 8, latency: 60 }, cpu: 4 } as const;

/** Sizes, requests and times in a real browser, against an application that is already running. */
export const measureBrowser = async (url: string): Promise<readonly Row[]> => {
  const browser = await launchBrowser();
  try {
    const { page, session, rows } = await measureDownloads(browser, url);
    return [
      ...rows,
      await countHomeRequests(page, url),
      await countRequests(page, url),
      ...(await measureFirstRow(page, session, url)),
    ];
  } finally {
    await browser.close();
  }
};

const measureDownloads = async (browser: Browser, url: string) => {
  const page = await browser.newPage({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await page.context().newCDPSession(page);
  const toHere = await watchScripts(session);
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Identifiant').fill('gestionnaire');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  const size = (what: string, measured: number, limit: number | null): Row => ({
    what: `JavaScript ${what}`,
    measured,
    unit: 'KiB',
    limit,
  });
  const login = [
    size('to a usable login page, gzip', await toHere.gzip(), null),
    size('to a usable login page, as transferred', toHere.transferred(), null),
  ];
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await openList(page);
  const onTheWay = size('through login and home to the first row of a list, gzip', await toHere.gzip(), 480);
  await page.goto('about:blank');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const ofTheList = await watchScripts(session);
  await page.goto(`${url}/1/persons`, { waitUntil: 'commit' });
  await timeOfFirstRow(page);
  const list = size('to the first row of a list by its address, gzip', await ofTheList.gzip(), null);
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return { page, session, rows: [...login, list, onTheWay] };
};

const openList = async (page: Page): Promise<void> => {
  await page.getByRole('menuitem', { name: 'Personnes' }).click();
  await page.locator(FIRST_ROW).first().waitFor();
};

/** Of the people: the home has a table of its own. */
const FIRST_ROW = 'table tbody td a[href^="/1/persons/"]';

/** A fresh document at the home, with the session and the descriptions that the visit before left behind. */
const openHome = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/1`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /^\d+ ?Personnes du club/ }).waitFor();
};

const countRequests = async (page: Page, url: string): Promise<Row> => {
  await openHome(page, url);
  return {
    what: 'API requests before the first list row, description and session in hand',
    measured: await requestsDuring(page, () => openList(page)),
    unit: 'requests',
    limit: 2,
  };
};

const countHomeRequests = async (page: Page, url: string): Promise<Row> => ({
  what: 'API requests of the home, besides those of the session',
  measured: await requestsDuring(page, () => openHome(page, url)),
  unit: 'requests',
  limit: 3,
});

/** A document begins with new tokens and the rights of its account, whatever it shows. */
const OF_SESSION = ['/api/token/refresh', '/api/accounts/me/accesses'];

const requestsDuring = async (page: Page, act: () => Promise<void>): Promise<number> => {
  let requests = 0;
  const count = (request: { url: () => string }): void => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !OF_SESSION.includes(pathname)) requests += 1;
  };
  page.on('request', count);
  await act();
  page.off('request', count);
  return requests;
};

/** Limits are what stock HydraAdmin needs on a comparable API. */
const measureFirstRow = async (page: Page, session: CDPSession, url: string): Promise<readonly Row[]> => {
  const plain = await timeRounds(page, session, url);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.line.latency,
    downloadThroughput: SLOW.line.throughput,
    uploadThroughput: SLOW.line.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  const slow = await timeRounds(page, session, url);
  const row = (what: string, measured: number, limit: number | null): Row => ({
    what: `First list row ${what}`,
    measured,
    unit: 'ms',
    limit,
  });
  return [
    row('from an empty browser cache', plain.cold, 1200),
    row('from an empty browser cache, 4 Mbit/s, 60 ms, CPU x4', slow.cold, 5200),
    row('after a click on the home', plain.click, null),
    row('after a click on the home, 4 Mbit/s, 60 ms, CPU x4', slow.click, null),
  ];
};

/** Medians in milliseconds: of loading the list by its address without cache, and of opening it from the home. */
const timeRounds = async (page: Page, session: CDPSession, url: string) => {
  const cold: number[] = [];
  const click: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(`${url}/1/persons`, { waitUntil: 'commit' });
    cold.push(await timeOfFirstRow(page));
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    await openHome(page, url);
    const began = await page.evaluate(() => performance.now());
    await page.getByRole('menuitem', { name: 'Personnes' }).click();
    click.push((await timeOfFirstRow(page)) - began);
  }
  return { cold: median(cold), click: median(click) };
};

/** Milliseconds on the page's own clock when the first row is in the document; looked for once a frame. */
const timeOfFirstRow = async (page: Page): Promise<number> => {
  const found = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    FIRST_ROW,
  );
  return Number(await found.jsonValue());
};
