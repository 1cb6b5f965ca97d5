import { serve } from '@hono/node-server';
import type { Browser } from '@playwright/test';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { createSandbox } from '../../sandbox/api/app.ts';
import { openAccountSandbox } from '../support/openAccountSandbox.ts';
import type { Tab } from './tabRounds.page.ts';

export interface Rounds {
  readonly rounds: number;
  readonly tabs: number;
  /** Requests that each tab sends at once in each round. */
  readonly requests: number;
}

export interface Figures {
  /** Refreshes that reached the server, one entry a round. */
  readonly refreshes: readonly number[];
  readonly answered: number;
  /** Requests that failed in a tab, and answers other than 200 at the server. */
  readonly failures: readonly string[];
  /** From the logout in one tab to the end of the session in the last of them. */
  readonly logoutMs: number;
}

const PAGE = fileURLToPath(new URL('./tabRounds.page.ts', import.meta.url));
/** Longer than an access token lives. */
const ROUND_MINUTES = 61;

/**
 * Lets the token of all tabs of one browser expire, round after round, and has every tab send requests at the
 * same instant: real tabs, locks, IndexedDB and messages, against the sandbox, whose refresh tokens serve once.
 */
export const runTabRounds = async (
  browser: Browser,
  { rounds, tabs, requests }: Rounds,
): Promise<Figures> => {
  const sandbox = await openAccountSandbox();
  const account = await sandbox.addAccount({ username: 'ann' });
  const club = await sandbox.addClub();
  await sandbox.addPermission({ account, club, matrix: {}, startDate: '2020-01-01' });
  const script = await bundle();
  const app = createSandbox(sandbox.context);
  const failures: string[] = [];
  let refreshed = 0;
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/tab.js')
        return new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
      if (!pathname.startsWith('/api/'))
        return new Response('<!doctype html><script src="/tab.js"></script>', {
          headers: { 'Content-Type': 'text/html' },
        });
      const answer = await app.fetch(request);
      if (pathname === '/api/token/refresh') refreshed += 1;
      if (!answer.ok) failures.push(`${pathname} answered ${answer.status}`);
      return answer;
    },
  });
  await once(server, 'listening');
  const context = await browser.newContext();
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
    for (const [index, page] of pages.entries()) {
      await page.goto(address);
      if (index === 0) await page.evaluate(() => tabOf().login('ann', 'secret'));
      const status = await page.evaluate(() => tabOf().restore());
      if (status !== 'loggedIn') throw new Error(`Tab ${index + 1} is ${status}`);
      await page.evaluate((startsAt) => tabOf().send(1, startsAt), Date.now());
    }
    const refreshes: number[] = [];
    let answered = 0;
    for (let round = 0; round < rounds; round += 1) {
      refreshed = 0;
      sandbox.wait(ROUND_MINUTES);
      for (const page of pages) await page.evaluate((minutes) => tabOf().pass(minutes), ROUND_MINUTES);
      const batch = { requests, startsAt: Date.now() + 50 };
      const answers = await Promise.all(
        pages.map((page) => page.evaluate((all) => tabOf().send(all.requests, all.startsAt), batch)),
      );
      refreshes.push(refreshed);
      answered += answers.reduce((sum, answer) => sum + answer.answered, 0);
      failures.push(...answers.flatMap((answer) => answer.failures));
    }
    const loggedOutAt = (await pages[0]?.evaluate(() => tabOf().logout())) ?? 0;
    const ended = await Promise.all(pages.map((page) => page.evaluate(() => tabOf().ended())));
    return { refreshes, answered, failures, logoutMs: Math.max(...ended) - loggedOutAt };
  } finally {
    await context.close();
    server.close();
    await sandbox.context.db.close();
  }
};

/** The page's own global, where the code above runs inside it. */
declare const tabOf: () => Tab;

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: PAGE, output: { format: 'iife', entryFileNames: 'tab.js' } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const code = first && 'output' in first ? first.output[0].code : null;
  if (code === null) throw new Error('The page of the rounds could not be built');
  return code;
};
