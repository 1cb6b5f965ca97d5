import { expect, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { checks } from '../../rgaa/checks.ts';
import { criteria } from '../../rgaa/criteria.ts';
import { sample } from '../../rgaa/sample.ts';
import { expectAccessible } from '../support/axe.ts';
import { cutTexts } from '../support/cutTexts.ts';
import { findFaint } from '../support/findFaint.ts';
import { settle } from '../support/settle.ts';
import { takeSession } from '../support/signIn.ts';
import { test } from '../support/test.ts';
import { textOfPdf } from '../support/textOfPdf.ts';
import { tooWide } from '../support/tooWide.ts';
import { walkByTab } from '../support/walkByTab.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** As wide as the desktop at 200 %, the narrowest window, and a phone that lies on its side. */
const NARROW = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
  { width: 740, height: 360 },
] as const;

/** Which criteria have something to judge, by page: `RGAA=write npx playwright test … rgaa --workers=1` writes it. */
const APPLYING = new URL('../../rgaa/applying.json', import.meta.url);

/** Runs in the page: the selectors that find something to see. */
const found = (selectors: readonly string[]): readonly string[] =>
  selectors.filter((selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true })),
  );

/** Runs in the page: what lies far below the window would else be folded and faded in when it is scrolled to. */
const drawAll = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
};

/** Runs in the page: as far apart as WCAG 1.4.12 requires. */
const spaceOut = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
};

const ids = Object.values(criteria).flat();

const applyingOn = async (page: Page): Promise<readonly string[]> => {
  const selectors = ids.flatMap(({ about }) => about ?? []);
  const there = new Set(await page.evaluate(found, selectors));
  return ids.filter(({ about, none }) => (about ? there.has(about) : !none)).map(({ id }) => id);
};

test.describe('the sample', () => {
  for (const { title, visitor, phone, paper, open } of sample)
    test(`${title}: ${paper ? 'a PDF of it can be listened to' : 'what RGAA requires, in both schemes, spaced out, at 200 % and on 320 pixels'}`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize(phone ? PHONE : DESKTOP);
      if (!visitor) await takeSession(page);
      await open(page, request);
      await settle(page);
      await (paper ? judgePaper(page) : judge(page));
      const applying = paper ? PAPER : await applyingOn(page);
      const known = JSON.parse(readFileSync(APPLYING, 'utf8')) as Record<string, readonly string[]>;
      if (process.env.RGAA === 'write')
        writeFileSync(APPLYING, `${JSON.stringify({ ...known, [title]: applying })}\n`);
      else expect(known[title], 'tests/rgaa/applying.json').toEqual(applying);
    });
});

const judge = async (page: Page): Promise<void> => {
  const size = page.viewportSize() ?? DESKTOP;
  await expectAccessible(page);
  for (const [name, { look }] of Object.entries(checks)) expect.soft(await look(page), name).toEqual([]);
  for (const scheme of ['dark', 'light']) {
    await page.locator('html').evaluate((html, to) => html.setAttribute('data-scheme', to), scheme);
    expect.soft((await page.evaluate(findFaint)).faint, scheme).toEqual([]);
    if (scheme === 'dark') await expectAccessible(page);
  }
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { stops, faults } = await walkByTab(page, key);
    expect.soft(faults, `by ${key}`).toEqual([]);
    expect(stops).toBeGreaterThan(0);
  }
  await page.evaluate(drawAll);
  for (const narrow of NARROW) {
    await page.setViewportSize(narrow);
    await settle(page);
    await expectWhole(page, `${narrow.width} pixels`);
  }
  await page.setViewportSize(size);
  await page.evaluate(spaceOut);
  await settle(page);
  await expectWhole(page, 'spaced out');
};

const expectWhole = async (page: Page, when: string): Promise<void> => {
  await expect.soft.poll(() => tooWide(page), { message: when }).toEqual([]);
  await expect.soft.poll(() => cutTexts(page), { message: when }).toEqual([]);
};

/** What a document is judged by. */
const PAPER = ['3.2', '8.3', '8.5', '9.1', '13.3', '13.4'];

/** What the browser makes of the page when it is kept as a PDF. */
const judgePaper = async (page: Page): Promise<void> => {
  const shown = await page.locator('article').innerText();
  const pdf = await page.pdf({ tagged: true, outline: true });
  const text = pdf.toString('latin1');
  for (const part of ['/StructTreeRoot', '/MarkInfo', '/Lang (fr', '/Title (', '/S /H2', '/S /P'])
    expect.soft(text, part).toContain(part);
  const printed = textOfPdf(pdf);
  for (const line of shown.split('\n'))
    expect.soft(printed).toContain(line.normalize('NFKC').replaceAll(/\s/g, ''));
  await page.emulateMedia({ media: 'print' });
  expect((await page.evaluate(findFaint)).faint).toEqual([]);
};
