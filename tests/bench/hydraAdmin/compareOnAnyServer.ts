import type { Browser, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillLogin } from '../../e2e/support/signIn.ts';
import { writeAnyServer } from '../figures.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { logIn, withServer } from '../measureServer.ts';
import { median } from '../median.ts';
import { buildHydraAdmin } from './buildHydraAdmin.ts';
import { createCertificate, type Certificate } from './createCertificate.ts';
import { forgetVisits } from './forgetVisits.ts';
import { openDescribed } from './openDescribed.ts';
import { openLine } from './openLine.ts';
import { openTab } from './openTab.ts';

const COLLECTIONS = [12, 300];
const ROUNDS = 3;
/** Of HydraAdmin's time, and of a task of the page at a quarter of the processor. */
const GOALS = { cold: 0.5, warm: 0.3, taskMs: 50 } as const;

interface Times {
  readonly cold: number;
  readonly warm: number;
}

interface Found {
  readonly count: number;
  readonly kilobytes: number;
  readonly theirs: Times;
  readonly ours: Times;
  /** Longest tasks of our page at CPU x4, milliseconds. */
  readonly coldTask: number;
  readonly warmTask: number;
}

/** Compares the first list of both on servers that are described by their documents alone, and writes it down. */
export const compareOnAnyServer = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'raquette-hydra-admin-'));
  const certificate = await createCertificate();
  const browser = await launchBrowser(certificate.flag);
  try {
    await buildHydraAdmin(folder);
    await withServer(
      async (application) => {
        const found: Found[] = [];
        for (const count of COLLECTIONS)
          found.push(await compareAt(count, { certificate, browser, folder, application }));
        const content = toTable(found);
        console.log(content);
        await writeAnyServer(content);
      },
      { TRUST_PROXY: '127.0.0.1', NODE_ENV: 'test' },
    );
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
};

interface Setting {
  readonly certificate: Certificate;
  readonly browser: Browser;
  /** Of HydraAdmin's build. */
  readonly folder: string;
  /** Serves the files of this application. */
  readonly application: string;
}

const compareAt = async (
  count: number,
  { certificate, browser, folder, application }: Setting,
): Promise<Found> => {
  const server = await openDescribed(count);
  const theirLine = await openLine(certificate, server.url, { folder, rewrite: (url) => url });
  const ourLine = await openLine(certificate, application, {
    rewrite: (url) => (url.startsWith('/api') ? `${server.url}${url}` : url),
  });
  try {
    const theirs = await measure(browser, {
      list: `${theirLine.url}/#/thing3s`,
      rows: 'tbody tr > td:nth-child(2)',
      enter: async (page) => {
        const token = await logIn(server.url);
        await page.goto(theirLine.url, { waitUntil: 'commit' });
        await page.evaluate((kept) => localStorage.setItem('token', kept), token);
      },
    });
    const ours = await measure(browser, {
      list: `${ourLine.url}/0/thing3s`,
      rows: 'main table tbody tr > td:nth-child(2)',
      enter: async (page) => {
        await page.goto(`${ourLine.url}/login`);
        await fillLogin(page, 'gestionnaire');
        await page.waitForURL(`${ourLine.url}/0`);
      },
    });
    const found = {
      count,
      kilobytes: Math.round((server.openapi + server.hydra) / 1000),
      theirs: theirs.times,
      ours: ours.times,
      coldTask: ours.coldTask,
      warmTask: ours.warmTask,
    };
    console.log(JSON.stringify(found));
    return found;
  } finally {
    await theirLine.close();
    await ourLine.close();
    await server.close();
  }
};

interface Site {
  readonly list: string;
  /** Selector of a text of each row. */
  readonly rows: string;
  /** Logs a browser in that knows nothing. */
  readonly enter: (page: Page) => Promise<void>;
}

const measure = async (browser: Browser, site: Site) => {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await openVisit(browser, site, 1);
    cold.push((await visit.cold()).painted);
    warm.push((await visit.warm()).painted);
    await visit.close();
  }
  const slow = await openVisit(browser, site, 4);
  const [coldTask, warmTask] = [(await slow.cold()).longestTask, (await slow.warm()).longestTask];
  await slow.close();
  return { times: { cold: median(cold), warm: median(warm) }, coldTask, warmTask };
};

/**
 * A browser of its own, a tab for each visit. Cold is the list without anything kept but the session, warm the list by
 * its address again.
 */
const openVisit = async (browser: Browser, { list, rows, enter }: Site, cpu: number) => {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  await context.addInitScript(noteTasks);
  const entered = await context.newPage();
  await enter(entered);
  const open = async () => {
    const { page, session, watched } = await openTab(context, rows);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(list, { waitUntil: 'commit' });
    const { first } = await watched.settled();
    const longestTask = await page.evaluate(() => globalThis.longestTask);
    await page.close();
    return { painted: first, longestTask };
  };
  return {
    cold: async () => {
      await forgetVisits(await context.newCDPSession(entered), entered, list);
      await entered.close();
      return open();
    },
    warm: open,
    close: () => context.close(),
  };
};

declare global {
  /** Milliseconds of the longest task of a page that is watched. */
  var longestTask: number;
}

/** Runs in the page, before anything of it does. */
const noteTasks = (): void => {
  globalThis.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.longestTask = Math.max(globalThis.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
};

const toTable = (found: readonly Found[]): string =>
  [
    '| collections | documents | first list | HydraAdmin | this application | ratio | goal | ok |',
    '|---:|---:|---|---:|---:|---:|---:|---|',
    ...found.flatMap(({ count, kilobytes, theirs, ours }) =>
      (['cold', 'warm'] as const).map((way) => {
        const ratio = ours[way] / theirs[way];
        const ok = ratio <= GOALS[way] ? 'ok' : 'NO';
        const times = `${theirs[way].toFixed(0)} ms | ${ours[way].toFixed(0)} ms`;
        return `| ${count} | ${kilobytes} kB | ${way} | ${times} | ${ratio.toFixed(2)} | ${GOALS[way]} | ${ok} |`;
      }),
    ),
    '',
    ...found.map(
      ({ count, coldTask, warmTask }) =>
        `- ${count} collections, CPU x4: longest task of this application's page, drawing included, ${coldTask.toFixed(0)} ms cold, ${warmTask.toFixed(0)} ms warm.`,
    ),
  ].join('\n');
