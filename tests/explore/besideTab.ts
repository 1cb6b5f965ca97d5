import { chromium, type Page } from '@playwright/test';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../e2e/support/freePort.ts';
import { fillLogin } from '../e2e/support/signIn.ts';
import { chromiumPath, isRoot } from '../support/chromium.mjs';
import { createChance, draw, type Weighted } from './createChance.ts';

/** Between two acts of the other tab. */
const EVERY_MS = 4000;
/** An act that is not possible where the tab is ends by then. */
const PATIENCE_MS = 3000;

interface Options {
  readonly account: string;
  readonly url: string;
  readonly seed: number;
  readonly folder: string;
}

/**
 * A browser for Bombadil with a second tab in which the same person works: reads, saves, types on a sheet, logs out and
 * in. What it does follows from the seed. `debuggerUrl` is where Bombadil opens its own tab.
 */
export const openBesideTab = async ({ account, url, seed, folder }: Options) => {
  const port = await freePort();
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    args: [`--remote-debugging-port=${port}`],
    chromiumSandbox: !isRoot(),
    ...(executablePath !== undefined && { executablePath }),
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(PATIENCE_MS);
  const ending = new AbortController();
  const working = work(page, { account, url, chance: createChance(seed), signal: ending.signal });
  return {
    debuggerUrl: `http://127.0.0.1:${port}`,
    /** Gives the number of acts that were carried out. */
    close: async (): Promise<number> => {
      ending.abort();
      // Bombadil may have ended the browser with its own tab.
      await context.close().catch(() => undefined);
      return working;
    },
  };
};

const SEEN = ['/1', '/1/persons', '/1/licences', '/1/persons/2/show', '/1/sport-matches/23/sheet'];

type Act = (
  page: Page,
  parts: { readonly account: string; readonly url: string; readonly next: number },
) => Promise<unknown>;

const ACTS = {
  look: (page, { url, next }) => page.goto(`${url}${SEEN[next % SEEN.length] ?? ''}`),
  save: async (page, { url, next }) => {
    await page.goto(`${url}/1/persons/${1 + (next % 5)}/details`);
    await page.getByRole('textbox', { name: 'Prénom' }).fill(`Camille ${next % 90}`);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
  },
  play: async (page, { url, next }) => {
    await page.goto(`${url}/1/sport-matches/23/sheet`);
    await page.getByRole('textbox', { name: `Partie ${1 + (next % 14)}, manche 1` }).fill('7');
  },
  leave: (page, { url }) => page.goto(`${url}/logout`),
  enter: (page, { account }) => fillLogin(page, account),
} as const satisfies Record<string, Act>;

const CHANCES: Weighted<keyof typeof ACTS> = [
  [4, 'look'],
  [4, 'save'],
  [2, 'play'],
  [1, 'leave'],
  [3, 'enter'],
];

interface Parts {
  readonly account: string;
  readonly url: string;
  readonly chance: () => number;
  readonly signal: AbortSignal;
}

const work = async (page: Page, { account, url, chance, signal }: Parts): Promise<number> => {
  let done = 0;
  while (!signal.aborted) {
    const name = draw(chance, CHANCES) ?? 'look';
    const next = Math.floor(chance() * 1000);
    // The other tab may have logged out, or the page may have no such field: then nothing is done this time.
    await ACTS[name](page, { account, url, next }).then(
      () => (done += 1),
      () => undefined,
    );
    await setTimeout(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return done;
};
