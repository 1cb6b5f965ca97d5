import { expect, type Page as Tab } from '@playwright/test';
import { publicPaths } from '../../../src/areas/public/publicPaths.ts';
import { features } from '../../../src/features/features.ts';
import { toPages } from '../../../src/features/toPages.ts';
import { toAddress } from '../../../src/lib/address.ts';
import { legalPaths } from '../../../src/lib/legalPaths.ts';
import { resources } from '../../../src/resources/index.ts';
import { go } from '../support/go.ts';
import { openApi, type Api } from '../support/openApi.ts';
import { settle } from '../support/settle.ts';
import { logIn, signIn } from '../support/signIn.ts';
import { test } from '../support/test.ts';
import { tooWide } from '../support/tooWide.ts';

const WIDTHS = [360, 320];
const HEIGHT = 740;

/** Where an address leads that has no page, or none for this account: nothing would be measured. */
const ELSEWHERE = ['/not-found', '/login', '/1'];

/** Every address that shows more than the screen holds, with what is too wide; and those that lead elsewhere. */
const walk = async (tab: Tab, addresses: readonly string[]): Promise<readonly string[]> => {
  const offenders: string[] = [];
  for (const address of addresses) {
    await go(tab, address);
    await settle(tab);
    const { pathname } = new URL(tab.url());
    if (ELSEWHERE.includes(pathname) && pathname !== address.split('?')[0])
      offenders.push(`${address} leads to ${pathname}`);
    for (const width of WIDTHS) {
      await tab.setViewportSize({ width, height: HEIGHT });
      const found = await tooWide(tab);
      if (found.length > 0) offenders.push(`${address} at ${width}: ${found.join(', ')}`);
    }
  }
  return offenders;
};

/** Number of the first record of a collection, or null where there is none. */
const firstOf = async (api: Api, path: string): Promise<number | null> => {
  const { 'hydra:member': members } = await api.get<{ 'hydra:member': readonly { readonly id: number }[] }>(
    `/api${path}?itemsPerPage=1&club=/api/clubs/1`,
  );
  return members[0]?.id ?? null;
};

const mayCreate = async (api: Api, path: string): Promise<boolean> => {
  try {
    await api.post(`/api${path}/mapping`, {});
    return true;
  } catch {
    return false;
  }
};

const addressesOf = async (
  api: Api,
  { name, path, source, single = false }: (typeof resources)[number],
): Promise<readonly string[]> => {
  // What the server reckons up for a club has no records of its own.
  const id = source === 'rest' ? null : await firstOf(api, path);
  // The server describes no form of what it lets nobody create.
  const isCreated = !single && (await mayCreate(api, path));
  const paths = [
    name,
    ...(isCreated ? [`${name}/create`] : []),
    ...(id === null ? [] : [`${name}/${id}/show`, `${name}/${id}`]),
  ];
  return paths.map((one) => toAddress(1, one));
};

test.describe('nothing moves sideways at 360 and at 320 pixels', () => {
  test.use({ viewport: { width: 360, height: HEIGHT } });
  test.setTimeout(300_000);

  test.describe('with an attestation that nobody gave', () => {
    test.use({ expectedErrors: [/404 \(Not Found\).*\/api\/attestations\//] });

    test('on the pages of visitors and of the way in', async ({ page }) => {
      await page.goto('/login');
      expect(
        await walk(page, [
          '/login',
          `/login/verify?hash=${'0'.repeat(64)}`,
          '/resetting/request',
          '/resetting/change_password',
          '/registration/confirm',
          '/not-found',
          `/${publicPaths.tournaments}?from=2026-10-01&until=2027-05-31`,
          `/${publicPaths.team}`,
          `/${publicPaths.team}?pool=1`,
          `/${publicPaths.individual}`,
          '/attestations/n-existe-pas',
          ...Object.values(legalPaths).map((path) => `/${path}`),
        ]),
      ).toEqual([]);
    });
  });

  test('on every page of the features', async ({ page, request }) => {
    const { all } = toPages(features);
    const paths = all.flatMap(({ path, inner = [] }) => [
      path,
      ...inner.filter((one) => !one.includes(':')).map((one) => `${path}/${one}`),
    ]);
    const api = await openApi(request, 'officiel');
    const addresses = await Promise.all(
      paths.map(async (path) => {
        const owner = resources.find(({ name }) => path.startsWith(`${name}/:id`));
        return toAddress(1, path, { id: (owner && (await firstOf(api, owner.path))) ?? '1' });
      }),
    );
    await signIn(page, 'officiel');
    expect(await walk(page, ['/1', ...addresses])).toEqual([]);
  });

  test('with the reasons why somebody who only reads may change nothing', async ({ page }) => {
    await signIn(page, 'lecteur');
    expect(await walk(page, ['/1/characteristics', '/1/persons/2/show', '/1/teams/1/show'])).toEqual([]);
  });

  const half = Math.ceil(resources.length / 2);
  for (const [part, some] of [
    ['first', resources.slice(0, half)],
    ['second', resources.slice(half)],
  ] as const)
    test(`in list, form and reading view of the ${part} half of the resources`, async ({ page, request }) => {
      const api = await openApi(request, 'officiel');
      const addresses = await Promise.all(some.map((one) => addressesOf(api, one)));
      await signIn(page, 'officiel');
      expect(await walk(page, addresses.flat())).toEqual([]);
    });
});

/** Heights of what is shown of the controls, each once. */
const heightsOf = async (tab: Tab, controls: string): Promise<readonly number[]> => {
  await settle(tab);
  const all = await tab
    .locator(controls)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height).filter((height) => height > 0),
    );
  return [...new Set(all)];
};

test('buttons, selects and fields are as high as one another, on the pages of visitors and over lists', async ({
  page,
}) => {
  for (const address of Object.values(publicPaths)) {
    await page.goto(`/${address}`);
    const fields = 'main select, main input:not([type=checkbox], [type=radio])';
    await expect
      .poll(() => heightsOf(page, `main .MuiButton-root, ${fields}`), { message: address })
      .toEqual([44]);
  }
  await logIn(page);
  for (const name of ['persons', 'teams', 'galleries']) {
    await go(page, toAddress(1, name));
    await expect(page.getByRole('searchbox')).toBeVisible();
    const bar = 'main header :is(.MuiButton-root, .MuiInputBase-root)';
    await expect.poll(() => heightsOf(page, bar), { message: name }).toEqual([36]);
  }
});

test('the name that a row is found by is cut in no list', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, 'officiel');
  const cut: string[] = [];
  for (const { name } of resources) {
    await go(page, toAddress(1, name));
    await settle(page);
    const names = await page.locator('tbody tr > td:not([data-box]):nth-child(-n + 2)').evaluateAll((cells) =>
      cells
        .flatMap((cell) => [cell, ...cell.children])
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2),
        )
        .map(({ textContent }) => textContent),
    );
    cut.push(...names.map((text) => `${name}: ${text}`));
  }
  expect(cut).toEqual([]);
});
