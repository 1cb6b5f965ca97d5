import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { PNG } from '../support/sampleFiles.ts';
import { createPerson, type Person } from './support/createPerson.ts';
import { cutTexts } from './support/cutTexts.ts';
import { go } from './support/go.ts';
import { openApi } from './support/openApi.ts';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';
import { tooWide } from './support/tooWide.ts';

/** Longest name that the server takes; letters without a place to break. */
const LONGEST = 80;

const longName = (start: string): string => start.padEnd(LONGEST, 'ABCDEFGHIJ');

let count = 0;

/** A person with the longest names there are, as one word, and twelve functions. */
const createExtreme = async (request: APIRequestContext): Promise<Person> => {
  const api = await openApi(request);
  count += 1;
  const person = await createPerson(request, {
    familyName: longName(`W${process.pid}Q${count}Q`),
    givenName: longName('Maximilienne').toLowerCase(),
  });
  const { 'hydra:member': functions } = await api.get<{ 'hydra:member': readonly { '@id': string }[] }>(
    '/api/accountant_functions?itemsPerPage=12',
  );
  for (const { '@id': role } of functions)
    await api.post('/api/accountants', {
      person: person['@id'],
      organization: '/api/clubs/1',
      function: role,
      startDate: '2026-09-01',
    });
  return person;
};

/** Nothing moves sideways, and no text ends without its dots. */
const expectWhole = async (page: Page): Promise<void> => {
  expect(await tooWide(page), 'wider than the screen').toEqual([]);
  expect(await cutTexts(page), 'cut without dots').toEqual([]);
};

const styleOf = (locator: Locator, name: string): Promise<string> =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

const narrowed = (person: Person): string =>
  `/1/persons?filter=${encodeURIComponent(JSON.stringify({ familyName: person.familyName }))}`;

/** Screens that such people use: wide, small, and a small one at 200 %. */
const SCREENS = [
  { name: '1366', width: 1366, height: 768, scale: 1 },
  { name: '320', width: 320, height: 640, scale: 1 },
  { name: '200 %', width: 683, height: 384, scale: 2 },
] as const;

for (const { name, width, height, scale } of SCREENS)
  test.describe(`on a screen of ${name}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    test('names of 80 letters without a space and twelve functions are all there', async ({
      page,
      request,
    }) => {
      const person = await createExtreme(request);
      const whole = `${person.familyName} ${person.givenName}`;
      const heading = page.getByRole('heading', { level: 1 });
      await signInAt(page, narrowed(person));
      await expect(page.getByRole('link', { name: whole })).toBeVisible();
      await expectWhole(page);

      await go(page, `/1/persons/${person.id}`);
      await expect(heading).toHaveText(whole);
      await expect(heading).not.toHaveCSS('overflow', 'hidden');
      await expect(page.getByRole('definition').filter({ hasText: person.givenName }).first()).toBeVisible();
      await expectWhole(page);

      await go(page, `/1/persons/${person.id}/details`);
      await expect(page.getByRole('textbox', { name: 'Prénom', exact: true })).toHaveValue(person.givenName);
      await expectWhole(page);

      await go(page, `/1/persons/${person.id}/functions/internal`);
      await expect(page.getByText('12 résultats')).toBeVisible();
      await expect(heading).toHaveText(`${whole} – Fonctions internes`);
      const shown = width < 600 ? page.getByRole('main').getByRole('listitem') : page.getByRole('row');
      for (const title of ['Président', 'Trésorier adjoint', 'Responsable arbitrage'])
        await expect(shown.filter({ hasText: title }).first()).toBeVisible();
      await expectWhole(page);
    });

    test('a list without rows says so, and one of ten thousand counts and turns its pages', async ({
      page,
    }) => {
      await page.route(/\/api\/people\?/, async (route) => {
        const url = new URL(route.request().url());
        const number = Number(url.searchParams.get('page') ?? 1);
        // There are too few people: its four hundredth page has those of the first.
        url.searchParams.set('page', '1');
        const answer = await route.fetch({ url: url.href });
        const body = (await answer.json()) as object;
        await route.fulfill({
          response: answer,
          json: { ...body, page: number, 'hydra:view': null, 'hydra:totalItems': 10_000 },
        });
      });
      await signInAt(page, '/1/persons?page=400&perPage=25');
      await expect(page.getByText(/^10\s000 résultats$/)).toBeVisible();
      const pages = page.getByRole('navigation', { name: 'Pages de la liste' });
      await expect(pages.getByRole('button', { name: /400/ })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByText(/9\s976-10\s000 sur 10\s000/)).toBeVisible();
      await expectWhole(page);
      await pages.scrollIntoViewIfNeeded();

      await page.unroute(/\/api\/people\?/);
      await go(
        page,
        `/1/persons?filter=${encodeURIComponent(JSON.stringify({ familyName: longName('Zzz') }))}`,
      );
      await expect(page.getByRole('status').filter({ hasText: 'Aucun résultat à afficher' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
      await expectWhole(page);
    });
  });

test('a name that is cut in a list is shown whole where it is pointed at, and leaves room on the way', async ({
  page,
  request,
}) => {
  const person = await createExtreme(request);
  const whole = `${person.familyName} ${person.givenName}`;
  await signInAt(page, narrowed(person));
  await page.getByRole('cell', { name: whole, exact: true }).hover();
  await expect(page.getByRole('cell', { name: whole, exact: true })).toHaveAttribute('title', whole);
  await go(page, `/1/persons/${person.id}/functions/internal`);
  const steps = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem');
  await expect(steps.getByRole('link', { name: whole })).toHaveAttribute('title', whole);
  for (const step of ['Accueil', 'Personnes', 'Fonctions internes']) {
    const fits = await steps
      .filter({ has: page.getByText(step, { exact: true }) })
      .evaluate((item) => item.scrollWidth <= item.clientWidth);
    expect(fits, `${step} is whole`).toBe(true);
  }
});

test.describe('a photo that cannot be read', () => {
  test.use({ expectedErrors: [/404 \(Not Found\).*\/api\/files\//] });

  test('leaves the initials, whether it is gone or no picture', async ({ page, request }) => {
    const api = await openApi(request);
    const person = await createPerson(request);
    const read = await api.get<object>(person['@id']);
    const photo = { originalFilename: 'photo.png', base64File: `data:image/png;base64,${PNG}` };
    await api.put(person['@id'], { ...read, photo });
    const portrait = page.getByRole('main').locator('[data-shape="round"]').first();
    await signInAt(page, `/1/persons/${person.id}`);
    await expect(portrait.locator('img')).toHaveJSProperty('complete', true);
    await expect(portrait).toHaveText('');
    for (const answer of [{ status: 404 }, { contentType: 'image/png', body: 'broken' }]) {
      await page.route(/\/api\/files\//, (route) => route.fulfill(answer));
      const response = page.waitForResponse(/\/api\/files\//);
      await page.reload();
      await response;
      await expect(portrait).toHaveText('ZC');
      await expect(portrait.locator('img')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.familyName);
      await expectWhole(page);
      await page.unroute(/\/api\/files\//);
    }
  });
});

test('in high contrast the focus has a ring, and buttons, chips, chosen rows and pages have frames', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAt(page, '/1/mutations');
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  const chip = rows.first().locator('[data-tone]');
  await expect(chip).toHaveText(/\p{L}/u);
  await expect(chip).toHaveCSS('border-top-style', 'solid');
  await go(page, '/1/licences');
  for (const control of [
    page.getByRole('link', { name: 'Créer' }),
    page.getByRole('button', { name: /^Filtres/ }),
    page.getByRole('button', { name: 'Actions' }),
  ])
    await expect(control).toHaveCSS('border-top-style', 'solid');

  const box = rows.nth(1).getByRole('checkbox');
  await box.check();
  await expect(rows.nth(1)).toHaveCSS('outline-style', 'solid');
  await expect(rows.nth(2)).toHaveCSS('outline-style', 'none');
  const number = page.getByRole('navigation', { name: 'Pages de la liste' }).locator('[aria-current]');
  await expect(number).toHaveCSS('outline-style', 'solid');
  const current = page.getByRole('menuitem', { name: 'Licences', exact: true });
  await expect(current).toHaveCSS('outline-style', 'solid');

  const link = rows.nth(2).getByRole('link').first();
  await box.focus();
  await page.keyboard.press('Tab');
  for (const target of [page.locator(':focus'), link]) {
    await target.focus();
    expect(await styleOf(target, 'outline-style')).toBe('solid');
    expect(parseFloat(await styleOf(target, 'outline-width'))).toBeGreaterThanOrEqual(2);
  }
  await expectWhole(page);
  await go(page, '/1/statistics');
  const season = page.getByRole('button', { pressed: true }).first();
  await expect(season).toHaveCSS('forced-color-adjust', 'none');
});

test('printed without colours, chips keep their words and their frames', async ({ page }) => {
  await signInAt(page, '/1/accountancy');
  const table = page.getByRole('table').first();
  await expect(table.locator('[data-tone]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const chips = await table.locator('[data-tone]').evaluateAll((all) =>
    all.map((one) => {
      const { borderTopStyle, borderTopWidth, color, borderTopColor } = getComputedStyle(one);
      return {
        word: one.textContent.trim() !== '',
        // Paper that is scaled down keeps a hair of one pixel.
        hasFrame: borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1,
        // Drawn as dark as the word.
        isDark: borderTopColor === color,
      };
    }),
  );
  expect(chips.length).toBeGreaterThan(5);
  for (const chip of chips) expect(chip).toEqual({ word: true, hasFrame: true, isDark: true });
});
