import type { Browser, CDPSession, Page } from '@playwright/test';
import { timeKeystrokes } from '../timeKeystrokes.ts';
import { timeUntilShown } from '../timeUntilShown.ts';
import type { Admin } from './Admin.ts';
import { forgetVisits } from './forgetVisits.ts';
import type { Line } from './goals.ts';
import { openTab, type Tab } from './openTab.ts';

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

/** One of the two, in a browser context of its own that lives for the whole run; each visit has a tab of its own. */
export const openAdmin = async (browser: Browser, admin: Admin): Promise<Measured> => {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const inTab = async <T>(line: Line, act: (tab: Tab) => Promise<T>): Promise<T> => {
    const tab = await openTab(context, admin.rows);
    try {
      await slowDown(tab.session, line);
      return await act(tab);
    } finally {
      await tab.page.close();
    }
  };
  const open = async ({ page, watched }: Tab, path: string) => {
    await page.goto(`${admin.url}${path}`, { waitUntil: 'commit' });
    return watched.settled();
  };
  const enter = () => inTab('none', ({ page }) => admin.enter(page));
  const forget = () => inTab('none', ({ page, session }) => forgetVisits(session, page, admin.url));
  return {
    admin,
    visit: async (line) => {
      await enter();
      await forget();
      const first = await inTab(line, async (tab) => {
        const { rows, changed } = await open(tab, admin.licences);
        return {
          'JavaScript to the list, gzip': await tab.watched.scripts(),
          ...tab.watched.answers(),
          '25 rows painted, empty cache': rows,
          'relations shown, empty cache': changed,
          'main thread busy until settled, empty cache': await busyTime(tab.session),
        };
      });
      const second = await inTab(line, async (tab) => {
        const { rows, changed } = await open(tab, admin.licences);
        return {
          '25 rows painted, warm cache': rows,
          'relations shown, warm cache': changed,
          ...(await turnPages(tab.page, admin)),
        };
      });
      await forget();
      const forms = await inTab(line, async (tab) => {
        await open(tab, admin.people);
        const back = await timeBack(tab.page, admin);
        return { 'back from a record to its list': back, ...(await openForms(tab.page, admin)) };
      });
      return { ...first, ...second, ...forms };
    },
    type: async (line) => {
      await enter();
      return inTab('none', async (tab) => {
        await open(tab, admin.people);
        await openForm(tab.page, admin);
        await slowDown(tab.session, line);
        const inputs = [tab.page.locator(admin.familyName), tab.page.locator(admin.givenName)];
        const { median, percentile95 } = await timeKeystrokes(tab.page, { inputs });
        return {
          'keystroke to paint in that form, median': median,
          'keystroke to paint in that form, 95th percentile': percentile95,
        };
      });
    },
    trips: async () => {
      await enter();
      return inTab('none', async (tab) => {
        await open(tab, admin.people);
        const go = async (count: number): Promise<number> => {
          for (let trip = 0; trip < count; trip += 1) {
            await openForm(tab.page, admin);
            await backToList(tab.page, admin);
          }
          return usedHeap(tab.session);
        };
        const before = await go(WARM_UP_TRIPS);
        const after = await go(TRIPS);
        return { 'heap kept per round trip from list to form': (after - before) / TRIPS / 1024 };
      });
    },
    columns: async () => {
      await enter();
      return inTab('none', async (tab) => {
        await open(tab, admin.licences);
        const headings = await tab.page.locator('thead th').allInnerTexts();
        return headings.map((text) => text.trim()).filter((text) => text !== '');
      });
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
