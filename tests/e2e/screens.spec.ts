import { expect } from '@playwright/test';
import { pathOfPlayer, screens } from '../pictures/screens.ts';
import { findFaint } from './support/findFaint.ts';
import { openApi } from './support/openApi.ts';
import { settle } from './support/settle.ts';
import { shiftOf, watchShifts } from './support/shifts.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** The screens of the pictures that an address alone opens. */
const opened = screens.filter(({ open }) => open === undefined);
const pathsFor = (isVisitor: boolean): readonly string[] =>
  opened.filter(({ visitor = false }) => visitor === isVisitor).map(({ path }) => path);
const inClub = pathsFor(false);

/** Pages that are read in many parts, or greyed; the sheet is that of a meeting which no other test plays. */
const FURTHER = ['/1/official-rankings', '/1/games', '/1/licences/create', '/1/sport-matches/72/sheet'];

interface Part {
  readonly visited?: readonly string[];
  readonly paths: readonly string[];
  /** Pages of somebody who has played. */
  readonly played?: readonly string[];
  /** What there is to see of what may be too faint: nothing is kept where nothing is seen. */
  readonly sees: readonly string[];
}

/** In parts that take as long as one another, which workers share. */
const PARTS: Readonly<Record<string, Part>> = {
  first: { visited: pathsFor(true), paths: inClub.slice(0, 5), sees: ['placeholder'] },
  second: { paths: inClub.slice(5, 17), sees: ['placeholder', 'step'] },
  third: { paths: inClub.slice(17, 30), sees: ['placeholder', 'greyed'] },
  last: { paths: [...inClub.slice(30), ...FURTHER], played: ['rankings', 'games'], sees: ['placeholder'] },
};

for (const [name, { visited = [], paths, played = [], sees }] of Object.entries(PARTS))
  test(`the screens of the pictures move nothing while they come, however slow the machine, and keep their contrast in both schemes, the ${name} quarter @phone`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await page.addInitScript(watchShifts);
    const browser = await page.context().newCDPSession(page);
    const seen: Record<string, number> = {};
    const look = async (path: string): Promise<void> => {
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await settle(page);
      expect.soft(await page.evaluate(shiftOf), path).toBeLessThan(0.05);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      for (const scheme of ['light', 'dark']) {
        await page.locator('html').evaluate((html, to) => html.setAttribute('data-scheme', to), scheme);
        const contrast = await page.evaluate(findFaint);
        expect.soft(contrast.faint, `${path}, ${scheme}`).toEqual([]);
        for (const [kind, count] of Object.entries(contrast.seen)) seen[kind] = (seen[kind] ?? 0) + count;
      }
    };
    for (const path of visited) await look(path);
    await signIn(page);
    for (const path of paths) await look(path);
    const player = played.length > 0 ? await pathOfPlayer(await openApi(request)) : '';
    for (const path of played) await look(`${player}/${path}`);
    const missing = sees.filter((kind) => !seen[kind]);
    expect(missing, JSON.stringify(seen)).toEqual([]);
  });
