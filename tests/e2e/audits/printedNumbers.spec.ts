import { expect, type Page } from '@playwright/test';
import { takeSession } from '../support/signIn.ts';
import { test } from '../support/test.ts';
import { textOfPdf } from '../support/textOfPdf.ts';

const PAGES = [
  '/1',
  '/1/statistics',
  '/1/licences',
  '/1/licences/221/show',
  '/1/persons/2/show',
  '/1/persons/2/details',
  '/1/tournament-requests/2/show',
  '/1/accountancy',
  '/1/mutations',
  '/1/teams',
  '/1/informations',
  '/1/forms',
];

/** Between the margins of A4 upright and across, in pixels. */
const [UPRIGHT, ACROSS] = [703, 1047];

/** The paper of a record leaves out what is listed beside it, and who changed it when. */
const BESIDE = ['Licences', 'Adhésions', 'Suivi'];

/** What can be seen on the screen, but for what leads on or back, or is beside a record. */
const numbersOnScreen = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate((beside) => {
    const found: string[] = [];
    const main = document.querySelector('#main-content');
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: place, textContent } = walker.currentNode;
      const isControl =
        place?.closest('button, .MuiButton-root, nav, [role=tablist], [role=status], style, svg') ?? null;
      const card = place?.closest('section')?.querySelector('h2')?.textContent ?? '';
      const note = place?.closest('p')?.textContent ?? textContent ?? '';
      const isBeside = beside.includes(card) || /^(?:Pas de licence|Créé le|Modifié le)/.test(note);
      if (isControl === null && !isBeside && place?.checkVisibility({ visibilityProperty: true }))
        found.push(textContent ?? '');
    }
    return found;
  }, BESIDE);
  return [...new Set(texts.flatMap((text) => text.replaceAll(/\s/g, '').match(/\d([\d,./:]*\d)?/g) ?? []))];
};

/** Texts that are off the page, or cut by what holds them. */
const cutTexts = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 1000 });
  return page.evaluate((room) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const place = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!place || text === '' || !place.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, width: wide } = range.getBoundingClientRect();
      const holders: Element[] = [];
      for (let holder: Element | null = place; holder; holder = holder.parentElement) holders.push(holder);
      const isCut = holders
        .filter((holder) => getComputedStyle(holder).overflowX !== 'visible')
        .map((holder) => holder.getBoundingClientRect())
        // What only screen readers read is a pixel wide.
        .every((box) => box.width > 1)
        ? right > room + 1 ||
          holders.some(
            (holder) =>
              getComputedStyle(holder).overflowX !== 'visible' &&
              right > holder.getBoundingClientRect().right + 1,
          )
        : false;
      if (wide > 0 && isCut) cut.push(text);
    }
    return cut;
  }, width);
};

const fire = async (page: Page, name: 'beforeprint' | 'afterprint'): Promise<void> =>
  page.evaluate((event) => void window.dispatchEvent(new Event(event)), name);

/** Whether the page prints across, by its own paper or by its rules. */
const isAcross = async (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const paper = document.querySelector<HTMLElement>('body > .paper');
    return paper ? paper.style.width === '277mm' : getComputedStyle(document.body).page === 'across';
  });

test('twelve pages have on paper every number that the screen has, none of them cut, and no way on or back', async ({
  page,
}) => {
  test.slow();
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await takeSession(page);
  for (const path of PAGES) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await expect.poll(async () => (await numbersOnScreen(page)).length, path).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const shown = await numbersOnScreen(page);

    // At once, by the browser's own menu: the code of its paper may not have come.
    await page.emulateMedia({ media: 'print' });
    expect(await cutTexts(page, (await isAcross(page)) ? ACROSS : UPRIGHT), `${path} at once`).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width, height });

    // A list that is printed in part says so; the page's own paper is there once this is.
    let text = '';
    await expect(async () => {
      text = textOfPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(text, path).toContain('Imprimé');
    }).toPass({ timeout: 20_000 });
    expect(
      shown.filter((number) => !text.includes(number)),
      path,
    ).toEqual([]);
    for (const way of ['Modifier', 'Actions', 'Accueil/']) expect(text, path).not.toContain(way);

    await page.emulateMedia({ media: 'print' });
    await fire(page, 'beforeprint');
    const across = await isAcross(page);
    expect(await cutTexts(page, across ? ACROSS : UPRIGHT), `${path} as it is printed`).toEqual([]);
    // A printer that keeps to A4 upright.
    if (across) expect(await cutTexts(page, UPRIGHT), `${path} upright`).toEqual([]);
    await fire(page, 'afterprint');
    await page.emulateMedia({ media: null });
  }
});
