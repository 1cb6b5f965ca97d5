import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

const QUIET_MS = 1000;
const POLL_MS = 100;

declare global {
  /** What a watched page notes of itself, on its own clock. */
  var bench: {
    /** When the first row was painted, and when 25 of them were. */
    first: number;
    rows: number;
    /** When the last change of a row's text was painted. */
    changed: number;
    /** When anything of the document changed. */
    mutated: number;
  };
}

export interface Watched {
  /** Until rows are painted, and nothing is loaded, drawn or computed any more. */
  readonly settled: () => Promise<typeof globalThis.bench>;
  /** KiB of the scripts as gzip, requested before the rows were painted. */
  readonly scripts: () => Promise<number>;
  /** The API's answers so far, and their KiB as they came over the wire. */
  readonly answers: () => Readonly<Record<'API answers of the list' | 'API bytes of the list', number>>;
}

/** Follows what a page loads and when its list is rendered; the selector finds a text of each row. */
export const watchPage = async (page: Page, session: CDPSession, selector: string): Promise<Watched> => {
  const paths = new Map<string, string>();
  /** By request, in milliseconds of the clock on the wall. */
  const sent = new Map<string, number>();
  let bytes = 0;
  let answers = 0;
  let heard = performance.now();
  await page.addInitScript(noteRows, selector);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => {
    heard = performance.now();
    sent.set(requestId, 1000 * wallTime);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    heard = performance.now();
    paths.set(requestId, new URL(response.url).pathname);
  });
  session.on('Network.dataReceived', () => (heard = performance.now()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    heard = performance.now();
    if (!paths.get(requestId)?.startsWith('/api')) return;
    bytes += encodedDataLength;
    answers += 1;
  });
  return {
    settled: async () => {
      await page.waitForFunction(() => globalThis.bench.first > 0);
      for (;;) {
        await wait(POLL_MS);
        const still = await page.evaluate(() => performance.now() - globalThis.bench.mutated);
        if (Math.min(still, performance.now() - heard) > QUIET_MS)
          return page.evaluate(() => globalThis.bench);
      }
    },
    scripts: async () => {
      const painted = await page.evaluate(() => performance.timeOrigin + globalThis.bench.rows);
      const ids = [...paths]
        .filter(([id, path]) => path.endsWith('.js') && (sent.get(id) ?? 0) < painted)
        .map(([id]) => id);
      const sizes = await Promise.all(
        ids.map(async (requestId) => {
          const { body } = await session.send('Network.getResponseBody', { requestId });
          return gzipSync(body, { level: 9 }).length;
        }),
      );
      return sizes.reduce((sum, size) => sum + size, 0) / 1024;
    },
    answers: () => ({ 'API answers of the list': answers, 'API bytes of the list': bytes / 1024 }),
  };
};

/** Runs in the page, before anything of it does. */
const noteRows = (selector: string): void => {
  const channel = new MessageChannel();
  let text = '';
  globalThis.bench = { first: 0, rows: 0, changed: 0, mutated: 0 };
  channel.port2.addEventListener('message', ({ data }) => {
    const now = performance.now();
    globalThis.bench.changed = now;
    if (Number(data) > 0) globalThis.bench.first ||= now;
    if (Number(data) >= 25) globalThis.bench.rows ||= now;
  });
  channel.port2.start();
  new MutationObserver(() => {
    globalThis.bench.mutated = performance.now();
    const cells = [...document.querySelectorAll(selector)];
    const body = cells[0]?.closest('tbody')?.textContent ?? '';
    if (body === text) return;
    text = body;
    const rows = cells.filter((cell) => cell.textContent !== '').length;
    requestAnimationFrame(() => channel.port1.postMessage(rows));
  }).observe(document, { childList: true, subtree: true, characterData: true });
};
