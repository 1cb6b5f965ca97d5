import type { Browser, CDPSession, Page } from '@playwright/test';
import { timeKeystrokes } from '../timeKeystrokes.ts';
import { timeUntilShown } from '../timeUntilShown.ts';
import type { Admin } from './Admin.ts';
import { forgetVisits } from './forgetVisits.ts';
import type { Line } from './goals.ts';
import { watchPage } from './watchPage.ts';

/** HydraAdmin takes 22 s for a hundred rows on a slow phone. */
const PATIENCE_MS = 120_000;
/** A page of a hundred holds all licences of the season: 96 in the seed. */
const MANY = 90;
/** HydraAdmin's list of people has ten rows. */
const FEW = 10;
const WARM_UP_TRIPS = 5;
const TRIPS = 50;

/** A slow phone: 4 Mbit/s, 60 ms, a quarter of the processor. */
const SLOW = { offline: false, latency: 60, downloadThroughput: 524_288, uploadThroughput: 524_288 };
const CPU = 4;

export type Figures = Readonly<Record<string, number>>;

export interface Measured {
  readonly admin: Admin;
  /** Opens the list and the form once, by a line. */
  readonly visit: (line: Line) => Promise<Figures>;
  readonly type: (line: Line) => Promise<Figures>;
  /** Heap that stays behind each way from the list to the form and back. */
  readonly trips: () => Promise<Figures>;
  /** Headings of the list. */
  readonly columns: () => Promise<readonly string[]>;
}

/** One of the two, in a browser context of its own that lives for the whole run. */
export const openAdmin = async (browser: Browser, admin: Admin): Promise<Measured> => {
  const page = await browser.newPage({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await page.context().newCDPSession(page);
  const watched = await watchPage(page, session, admin.rows);
  await session.send('Performance.enable');
  /** A document of its own, whatever was there before; only what is behind `#` may differ. */
  const open = async (path: string) => {
    await page.goto('about:blank');
    watched.forget();
    await page.goto(`${admin.url}${path}`, { waitUntil: 'commit' });
    return watched.settled();
  };
  return {
    admin,
    visit: async (line) => {
      await admin.enter(page);
      await slowDown(session, line);
      await forgetVisits(session, page, admin.url);
      const cold = await open(admin.licences);
      const busy = await busyTime(session);
      const loaded = {
        'JavaScript to the list, gzip': await watched.scripts(),
        ...watched.answers(),
      };
      const warm = await open(admin.licences);
      const paging = await turnPages(page, admin);
      await forgetVisits(session, page, admin.url);
      await open(admin.people);
      const back = await timeBack(page, admin);
      const opening = await openForms(page, admin);
      await slowDown(session, 'none');
      return {
        ...loaded,
        '25 rows painted, empty cache': cold.rows,
        '25 rows painted, warm cache': warm.rows,
        'relations shown, empty cache': cold.changed,
        'relations shown, warm cache': warm.changed,
        'back from a record to its list': back,
        'main thread busy until settled, empty cache': busy,
        ...paging,
        ...opening,
      };
    },
    type: async (line) => {
      await admin.enter(page);
      await open(admin.people);
      await openForm(page, admin);
      await slowDown(session, line);
      const inputs = [page.locator(admin.familyName), page.locator(admin.givenName)];
      const { median, percentile95 } = await timeKeystrokes(page, { inputs });
      await slowDown(session, 'none');
      return {
        'keystroke to paint in that form, median': median,
        'keystroke to paint in that form, 95th percentile': percentile95,
      };
    },
    trips: async () => {
      await admin.enter(page);
      await open(admin.people);
      const go = async (count: number): Promise<number> => {
        for (let trip = 0; trip < count; trip += 1) {
          await openForm(page, admin);
          await backToList(page, admin);
        }
        return usedHeap(session);
      };
      const before = await go(WARM_UP_TRIPS);
      const after = await go(TRIPS);
      return { 'heap kept per round trip from list to form': (after - before) / TRIPS / 1024 };
    },
    columns: async () => {
      await admin.enter(page);
      await open(admin.licences);
      const headings = await page.locator('thead th').allInnerTexts();
      return headings.map((text) => text.trim()).filter((text) => text !== '');
    },
  };
};

const slowDown = async (session: CDPSession, line: Line): Promise<void> => {
  const isSlow = line === 'slow';
  const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', isSlow ? SLOW : fast);
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? CPU : 1 });
};

/** Milliseconds that the tasks of the document's process took so far. */
const busyTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
};

const turnPages = async (page: Page, admin: Admin): Promise<Figures> => {
  const unlike = (await page.locator(admin.rows).first().textContent()) ?? '';
  const next = { selector: admin.rows, count: FEW, unlike };
  const many = { selector: admin.rows, count: MANY };
  const figures = {
    'page 2 painted': await timeUntilShown(page, next, () => admin.nextPage(page)),
    'from 25 to 100 rows': await timeUntilShown(page, many, () => admin.hundredRows(page)),
  };
  await admin.fewRows?.(page);
  return figures;
};

/** From a person to the list. */
const timeBack = async (page: Page, admin: Admin): Promise<number> => {
  const rows = page.locator(admin.rows);
  await rows.first().click();
  await rows.nth(FEW - 1).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return timeUntilShown(page, { selector: admin.rows, count: FEW }, () => page.goBack());
};

const openForm = (page: Page, admin: Admin): Promise<number> =>
  timeUntilShown(page, { selector: admin.familyName, within: 'form' }, () => admin.create(page));

const backToList = async (page: Page, admin: Admin): Promise<void> => {
  await page.goBack();
  await page.locator(admin.rows).first().waitFor();
};

const openForms = async (page: Page, admin: Admin): Promise<Figures> => {
  const first = await openForm(page, admin);
  await backToList(page, admin);
  return {
    'click on Créer to the form of a new person, 1st': first,
    'click on Créer to the form of a new person, 2nd': await openForm(page, admin),
  };
};

/** Bytes of the heap that nothing could be collected from any more. */
const usedHeap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.enable');
  // What was finalised by the first may free more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};
