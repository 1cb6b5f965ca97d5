import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openApi } from './support/openApi.ts';
import { tabTo } from './support/tabTo.ts';
import { test } from './support/test.ts';

interface Meetings {
  readonly 'hydra:member': readonly {
    readonly '@id': string;
    readonly '@permissions': { readonly transitions: { readonly status?: readonly string[] } };
  }[];
}

test('a visitor finds standing, sheet and calendar of a pool by keyboard on 360 pixels, and sees a result come in (R2.16, R2.18, R2.19, R1.6, R1.21, R2.162)', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contests/team/consult');
  const organization = page.getByRole('combobox', { name: 'Organisation' });
  await tabTo(page, organization);
  // A list that is not open takes what is typed.
  await page.keyboard.type('Fédération');
  // What is alone below it is taken by itself.
  await expect(
    page.getByRole('heading', { level: 2, name: /Nationale 3 Messieurs · Poule 2/ }),
  ).toBeVisible();
  await expect(page).toHaveURL(/[?&]pool=\d+/);
  const standing = page.getByRole('table', { name: 'Classement' });
  await expect(standing.getByRole('row')).toHaveCount(9);
  const figures = await standing.innerText();
  await expectAccessible(page);
  // Nothing of a club is offered to whoever is not logged in.
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.filter((address) => /^\/\d+/.test(address ?? ''))).toEqual([]);

  await tabTo(page, page.getByRole('tab', { name: 'Classement' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('link', { name: /^Feuille de .*, \d+\s–\s\d+$/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Feuille de rencontre' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Parties' }).getByRole('row').nth(8)).toBeVisible();
  await expectAccessible(page);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);

  await tabTo(page, page.getByRole('article').getByRole('link').nth(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Calendrier de / })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('link', { name: 'Retour à la poule' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Rencontres', selected: true })).toBeVisible();

  await expect(page.getByText('En direct')).toBeVisible();
  const entered = page.getByRole('link', { name: /, 13\s–\s1$/ });
  await expect(entered).toHaveCount(0);
  // Not of the club whose meetings the sheets' own journeys begin.
  const api = await openApi(request, 'multi');
  const meetings = await api.get<Meetings>(
    '/api/sport_matches?homeOpponent.team.clubs=2&status=scheduled&itemsPerPage=60',
  );
  const open = meetings['hydra:member'].find(({ '@permissions': { transitions } }) =>
    transitions.status?.includes('entered'),
  );
  await api.put(open?.['@id'] ?? '', { homeGamePoints: 13, awayGamePoints: 1, status: 'entered' });
  await expect(entered).toBeVisible();
  // The standing follows, without another request.
  await page.getByRole('tab', { name: 'Classement' }).click();
  await expect.poll(() => standing.innerText()).not.toBe(figures);
});

test.describe('a link to a pool alone', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('is enough, and can be tried again after a failure (R2.19)', async ({ page }) => {
    let isDown = true;
    await page.route(/graphql\?.*%22pool%22/, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/contests/team/consult?pool=1');
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await retry.click();
    await expect(page.getByRole('table', { name: 'Classement' }).getByRole('row')).toHaveCount(9);
    await expect(page.getByRole('combobox', { name: 'Division' })).toHaveValue(/^\d+$/);

    const search = page.getByRole('searchbox', { name: /^Chercher un club/ });
    const team = page.getByRole('table', { name: 'Classement' }).getByRole('link').first();
    await search.fill(((await team.textContent()) ?? '').slice(0, 5));
    await search.press('Enter');
    const found = page.getByRole('list', { name: 'Équipes trouvées' });
    await found.getByRole('link').first().click();
    await expect(page.getByRole('table', { name: 'Classement' })).toBeVisible();
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Lien copié' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await page.getByRole('button', { name: 'Mode écran' }).click();
    const screen = page.getByRole('dialog', { name: 'Mode écran' });
    await expect(screen.getByRole('table', { name: 'Classement' })).toBeVisible();
    const isFull = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
    await expect.poll(isFull).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(screen).toHaveCount(0);
    await expect.poll(isFull).toBe(false);
    await expect(page.getByRole('button', { name: 'Mode écran' })).toBeFocused();
  });
});

test('a pool on a phone begins in the first screen, under choices folded to a line, with the own club marked (R2.16, R2.19)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contests/team/consult?pool=1');
  const standing = page.getByRole('table', { name: 'Classement' });
  const third = (await standing.getByRole('row').nth(3).boundingBox()) ?? { y: Infinity, height: 0 };
  expect(third.y + third.height).toBeLessThan(740);
  const links = page.getByRole('navigation', { name: 'Pages publiques' }).getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);

  const line = page.getByRole('button', { name: /^Nationale 3 Messieurs · Poule \d+\s– changer$/ });
  const division = page.getByRole('combobox', { name: 'Division' });
  await expect(division).toBeHidden();
  await line.click();
  await expect(division).toBeVisible();
  await line.click();
  await expect(division).toBeHidden();

  await page.getByRole('tab', { name: 'Équipes et salles' }).click();
  await page
    .getByRole('button', { name: /^Mon club / })
    .nth(2)
    .click();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Classement' }).click();
  const own = standing.getByRole('row').filter({ has: page.getByRole('img', { name: 'Mon club' }) });
  await expect(own).toHaveCount(1);
  const team = await own.getByRole('link').textContent();
  await page.reload();
  await expect(own.getByRole('link')).toHaveText(team ?? '');
  await expectAccessible(page);

  // It leads to its teams from the choices, too.
  await line.click();
  await page.getByRole('link', { name: /^Mon club / }).click();
  await expect(page.getByRole('list', { name: 'Équipes trouvées' }).getByRole('link').first()).toBeVisible();
});
