import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openApi } from '../e2e/support/openApi.ts';
import { logInAt } from '../e2e/support/signIn.ts';

export interface KillFigures {
  readonly kills: number;
  /** Games of which something is gone that was typed before the last key. */
  readonly lost: number;
  /** Last keys that the tab had not stored yet when it died, at most LATEST_MS after them. */
  readonly underWay: number;
  /** Writes of a game beyond the first that reached the server, and games that it does not hold. */
  readonly sentTwice: number;
  readonly missing: number;
}

const GAMES = 14;
const SETS = 3;
/** From the last key to the death of the tab, at most. */
const LATEST_MS = 120;
const PATIENCE_MS = 120_000;

/**
 * Types a whole sheet without network in a browser whose tab is killed again and again, at keys and moments that
 * `seed` chooses; then lets the network come back and counts what reaches the server.
 */
export const runSheetKills = async (
  browser: Browser,
  url: string,
  kills: number,
  seed: number,
): Promise<KillFigures> => {
  const random = createRandom(seed);
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  try {
    const api = await openApi(context.request);
    const { 'hydra:member': meetings } = await api.get<{ 'hydra:member': { id: number }[] }>(
      '/api/sport_matches?homeOpponent.team.clubs=1&status=scheduled&itemsPerPage=1',
    );
    const match = meetings[0]?.id ?? 0;
    const address = `/1/sport-matches/${match}/sheet`;
    let page = await context.newPage();
    await logInAt(page, address);
    await page.getByText('Prêt hors ligne').waitFor();
    await context.setOffline(true);
    const writes = watchGames(context);
    const keys = Array.from({ length: GAMES * SETS }, (_, key) => key);
    const deaths = Array.from({ length: kills }, () => Math.floor(random() * keys.length)).toSorted(
      (one, other) => one - other,
    );
    let lost = 0;
    let underWay = 0;
    for (const key of keys) {
      await fieldOf(page, key).fill(textOf(key));
      for (const _ of deaths.filter((at) => at === key)) {
        await page.waitForTimeout(random() * LATEST_MS);
        page = await killAndReopen(context, page, address);
        const shown = await valuesOf(page);
        const gone = keys.filter((one) => one <= key && shown[one] !== textOf(one));
        lost += new Set(gone.filter((one) => one < key).map((one) => Math.floor(one / SETS))).size;
        if (gone.includes(key)) underWay += 1;
        // What was still under way with the last key is typed again, as somebody would.
        if (shown[key] !== textOf(key)) await fieldOf(page, key).fill(textOf(key));
      }
    }
    await context.setOffline(false);
    await page.getByText('Tout est enregistré').waitFor({ timeout: PATIENCE_MS });
    const { games } = await api.get<{ games: { position: number; sets: unknown[] }[] }>(
      `/api/sport_matches/${match}`,
    );
    const complete = new Set(
      games.filter(({ sets }) => sets.length === SETS).map(({ position }) => position),
    );
    return {
      kills,
      lost,
      underWay,
      sentTwice: writes.length - new Set(writes).size + games.length - complete.size,
      missing: GAMES - complete.size,
    };
  } finally {
    await context.close();
  }
};

/** `20 kills: 0 games lost, 0 sent twice, 0 missing at the server, 1 last keys under way` */
export const toKillFigures = ({ kills, lost, sentTwice, missing, underWay }: KillFigures): string =>
  `${kills} kills: ${lost} games lost, ${sentTwice} sent twice, ${missing} missing at the server, ${underWay} last keys under way`;

/** The process of the page ends at once: no handler runs, nothing is written any more. */
const killAndReopen = async (context: BrowserContext, page: Page, address: string): Promise<Page> => {
  const crashed = page.waitForEvent('crash');
  const client = await context.newCDPSession(page);
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await fieldOf(next, 0).waitFor();
  return next;
};

const fieldOf = (page: Page, key: number) =>
  page.getByRole('textbox', {
    name: `Partie ${Math.floor(key / SETS) + 1}, manche ${(key % SETS) + 1}`,
    exact: true,
  });

/** Each set of a game has another score, each game another winner. */
const textOf = (key: number): string => `${Math.floor(key / SETS) % 2 === 0 ? '' : '-'}${(key % SETS) + 3}`;

/** The sets that are shown, in the order of their keys. */
const valuesOf = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('textbox', { name: /^Partie \d+, manche [123]$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** The position of each game that goes out, once for every time. */
const watchGames = (context: BrowserContext): readonly unknown[] => {
  const writes: unknown[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/games') return;
    writes.push((request.postDataJSON() as { position?: unknown }).position);
  });
  return writes;
};

/** Numbers of [0, 1), always the same for a seed (Park and Miller). */
const createRandom = (seed: number): (() => number) => {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
