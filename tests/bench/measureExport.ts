import type { Browser, CDPSession, Page } from '@playwright/test';
import { serveRows } from './largeData.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openBenchPage, PATIENCE_MS } from './openBenchPage.ts';
import type { Row } from './Row.ts';

const ROWS = 100_000;
const POLL_MS = 100;
/** A file is put together at the end, without progress: it may stall for longer than reading may. */
const FINISH_MS = 60_000;

/** Memory and longest task of the page while a long list becomes a file. */
export const measureExport = async (url: string): Promise<readonly Row[]> => {
  const browser = await launchBrowser();
  try {
    return toRows(await exportAs(browser, url, 'CSV'), await exportAs(browser, url, 'Excel (XLSX)'));
  } finally {
    await browser.close();
  }
};

interface Exported {
  /** Megabytes that the heap grew by at most. */
  readonly growth: number;
  readonly longest: number;
  readonly lasted: number;
}

const toRows = (csv: Exported, xlsx: Exported): readonly Row[] => {
  const what = `Export of ${ROWS.toLocaleString('en')} rows to`;
  return [
    { what: `${what} CSV: growth of the heap`, measured: csv.growth, unit: 'MB', limit: 150 },
    { what: `${what} CSV: longest task`, measured: csv.longest, unit: 'ms', limit: 200 },
    { what: `${what} CSV: until the file is there`, measured: csv.lasted, unit: 'ms', limit: null },
    { what: `${what} XLSX: growth of the page's heap`, measured: xlsx.growth, unit: 'MB', limit: null },
    { what: `${what} XLSX: longest task`, measured: xlsx.longest, unit: 'ms', limit: null },
    { what: `${what} XLSX: until the file is there`, measured: xlsx.lasted, unit: 'ms', limit: null },
  ];
};

const exportAs = async (browser: Browser, url: string, format: string): Promise<Exported> => {
  const { page, session } = await openBenchPage(browser, url);
  await serveRows(page, ROWS);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Exporter la liste' }).click();
  await page.getByRole('radio', { name: format }).check();
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'longtask' });
    return durations;
  });
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const before = await usedHeap(session);
  const began = performance.now();
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  const peak = await watchHeap(page, session);
  const lasted = performance.now() - began;
  const longest = Math.max(0, ...(await tasks.jsonValue()));
  await page.close();
  return { growth: peak - before, longest, lasted };
};

/** The largest heap until the export said it was done; rejects when it fails or stalls. */
const watchHeap = async (page: Page, session: CDPSession): Promise<number> => {
  let peak = 0;
  let seen = { text: '', at: performance.now() };
  for (;;) {
    peak = Math.max(peak, await usedHeap(session));
    const { text, isOver, isRead } = await page.evaluate((total) => {
      const dialog = document.querySelector('[role=dialog]');
      const status = dialog?.querySelector('[role=status]')?.textContent ?? '';
      const written = /(\d[\d\s]*) lignes lues/.exec(dialog?.textContent ?? '')?.[1] ?? '';
      return {
        text: written + status,
        isOver: status !== '',
        isRead: Number(written.replace(/\s/g, '')) >= total,
      };
    }, ROWS);
    if (isOver) {
      if (!text.includes('Export terminé')) throw new Error(`The export ended with: ${text}`);
      return peak;
    }
    if (text !== seen.text) seen = { text, at: performance.now() };
    if (performance.now() - seen.at > (isRead ? FINISH_MS : PATIENCE_MS))
      throw new Error(`The export stalls at: ${text}`);
    await page.waitForTimeout(POLL_MS);
  }
};

/** Megabytes (10^6 bytes) of the page's script heap. */
const usedHeap = async (session: CDPSession): Promise<number> =>
  (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
