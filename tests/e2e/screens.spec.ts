import { expect } from '@playwright/test';
import { pathOfPlayer, screens } from '../pictures/screens.ts';
import { findFaint } from './support/findFaint.ts';
import { openApi } from './support/openApi.ts';
import { shiftOf, watchShifts } from './support/shifts.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** The screens of the pictures that an address alone opens. */
const opened = screens.filter(({ open }) => open === undefined);
const pathsFor = (isVisitor: boolean): readonly string[] =>
  opened.filter(({ visitor = false }) => visitor === isVisitor).map(({ path }) => path);

/** Pages that are read in many parts, or greyed. */
const FURTHER = ['/1/official-rankings', '/1/games', '/1/licences/create', '/1/sport-matches/23/sheet'];

test('the screens of the pictures move nothing while they come, however slow the machine, and keep their contrast in both schemes @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const api = await openApi(request);
  const person = await pathOfPlayer(api);
  await page.addInitScript(watchShifts);
  const browser = await page.context().newCDPSession(page);
  const seen: Record<string, number> = {};
  const look = async (path: string): Promise<void> => {
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path);
    await expect(page.locator('h1, [role="dialog"] h2').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await page.evaluate(shiftOf), path).toBeLessThan(0.05);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    for (const scheme of ['light', 'dark']) {
      await page.locator('html').evaluate((html, name) => html.setAttribute('data-scheme', name), scheme);
      const told = await page.evaluate(findFaint);
      expect.soft(told.faint, `${path}, ${scheme}`).toEqual([]);
      for (const [kind, count] of Object.entries(told.seen)) seen[kind] = (seen[kind] ?? 0) + count;
    }
  };
  for (const path of pathsFor(true)) await look(path);
  await signIn(page);
  for (const path of [...pathsFor(false), ...FURTHER, `${person}/rankings`, `${person}/games`])
    await look(path);
  // Nothing is kept where nothing is seen.
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
});
