import { request as api } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { fillLogin } from '../e2e/support/signIn.ts';
import type { Fault } from './Fault.ts';
import { openProxy } from './openProxy.ts';
import type { Bench, Operation } from './Operation.ts';
import { toComplaints } from './toFigures.ts';
import { runCell, type Verdict } from './runCell.ts';

export interface Cell {
  readonly fault: Fault;
  readonly operation: Operation;
}

interface Matrix {
  readonly browser: Browser;
  /** Address of the running application. */
  readonly url: string;
  readonly cells: readonly Cell[];
  /** How many browsers' users are at work at once. */
  readonly users: number;
  readonly onVerdict?: (verdict: Verdict) => void;
}

interface OwnBench extends Omit<Bench, 'isLoaded'> {
  readonly close: () => Promise<void>;
}

/** Runs the cells one after the other for each user; a browser that a fault needs for itself is opened for it. */
export const runMatrix = async ({ browser, url, cells, users, onVerdict }: Matrix): Promise<Verdict[]> => {
  const queue = [...cells];
  const verdicts: Verdict[] = [];
  const work = async (): Promise<void> => {
    let shared: OwnBench | null = null;
    for (let cell = queue.shift(); cell; cell = queue.shift()) {
      const { fault, operation } = cell;
      const isOwn = fault.context !== undefined;
      const bench: OwnBench = isOwn
        ? await openBench(browser, url, fault)
        : (shared ??= await openBench(browser, url));
      const isLoaded = !fault.always;
      const verdict = await runCell({ ...bench, isLoaded }, fault, operation);
      verdicts.push(verdict);
      onVerdict?.(verdict);
      // Nothing of a run that went wrong may reach the next one.
      const isSpent = isOwn || toComplaints(verdict).length > 0;
      if (isSpent) await bench.close();
      if (isSpent && !isOwn) shared = null;
    }
    await shared?.close();
  };
  await Promise.all(Array.from({ length: Math.min(users, cells.length) }, work));
  return verdicts;
};

const openBench = async (browser: Browser, url: string, fault?: Fault): Promise<OwnBench> => {
  const proxy = await openProxy(url);
  const context = await browser.newContext({
    baseURL: proxy.url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await fault?.context?.(context);
  const page = await context.newPage();
  // A kept connection may be closed by the server at the moment at which it is used again.
  const request = await api.newContext({ baseURL: url, extraHTTPHeaders: { Connection: 'close' } });
  await page.goto('/login');
  await fillLogin(page, 'gestionnaire');
  await page.getByRole('heading', { level: 1, name: 'Accueil' }).waitFor({ timeout: 60_000 });
  return {
    page,
    proxy,
    request,
    close: async () => {
      await context.close();
      await request.dispose();
      await proxy.close();
    },
  };
};
