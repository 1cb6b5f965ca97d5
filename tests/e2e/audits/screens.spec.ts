import { expect, type Page } from '@playwright/test';
import { pathOfPlayer, screens } from '../../pictures/screens.ts';
import { findFaint } from '../support/findFaint.ts';
import { go } from '../support/go.ts';
import { openApi } from '../support/openApi.ts';
import { settle } from '../support/settle.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';
import { logIn } from '../support/signIn.ts';
import { test } from '../support/test.ts';

/** The screens of the pictures that an address alone opens. */
const opened = screens.filter(({ open }) => open === undefined);
const pathsFor = (isVisitor: boolean): readonly string[] =>
  opened.filter(({ visitor = false }) => visitor === isVisitor).map(({ path }) => path);

/** Pages that are read in many parts, or greyed; the sheet is that of a meeting which no other test plays. */
const FURTHER = ['/1/official-rankings', '/1/games', '/1/licences/create', '/1/sport-matches/72/sheet'];
/** Pages of somebody who has played. */
const PLAYED = ['rankings', 'games'];

/** One of each kind of page: a link or a bookmark opens it, with the application to load before it. */
const LOADED = new Set([
  '/login',
  '/contests/team/consult?pool=1',
  '/1',
  '/1/persons',
  '/1/persons/81/show',
  '/1/persons/2/details',
  '/1/sport-matches/17/sheet',
]);

/** Expects that nothing moves by itself while the page comes, on a slow machine. */
const open = async (page: Page, path: string): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before = LOADED.has(path) ? 0 : await page.evaluate(shiftOf);
  await (LOADED.has(path) ? page.goto(path) : go(page, path));
  await settle(page);
  expect.soft((await page.evaluate(shiftOf)) - before, path).toBeLessThan(0.05);
  await browser.detach();
};

/** Expects contrast in both schemes, and counts what there is to see of what may be too faint. */
const expectContrast = async (page: Page, path: string, seen: Record<string, number>): Promise<void> => {
  for (const scheme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, to) => html.setAttribute('data-scheme', to), scheme);
    const contrast = await page.evaluate(findFaint);
    expect.soft(contrast.faint, `${path}, ${scheme}`).toEqual([]);
    for (const [kind, count] of Object.entries(contrast.seen)) seen[kind] = (seen[kind] ?? 0) + count;
  }
};

test('the screens of the pictures move nothing while they come, however slow the machine, and keep their contrast in both schemes @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(watchShifts);
  const seen: Record<string, number> = {};
  const look = async (path: string): Promise<void> => {
    await open(page, path);
    await expectContrast(page, path, seen);
  };
  for (const path of pathsFor(true)) await look(path);
  await logIn(page);
  for (const path of [...pathsFor(false), ...FURTHER]) await look(path);
  const player = await pathOfPlayer(await openApi(request));
  for (const path of PLAYED) await look(`${player}/${path}`);
  // Where nothing is seen, nothing is kept.
  for (const kind of ['placeholder', 'step', 'greyed']) expect(seen[kind], kind).toBeGreaterThan(0);
});
