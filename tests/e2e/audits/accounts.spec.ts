import { expect, type Page as Tab } from '@playwright/test';
import { features } from '../../../src/features/features.ts';
import { toPages } from '../../../src/features/toPages.ts';
import { toAddress } from '../../../src/lib/address.ts';
import { resources } from '../../../src/resources/index.ts';
import { findLeaks } from '../../explore/leaks.ts';
import { catalogue } from '../../support/catalogue.ts';
import { go } from '../support/go.ts';
import { openApi } from '../support/openApi.ts';
import { settle } from '../support/settle.ts';
import { signInAt } from '../support/signIn.ts';
import { test } from '../support/test.ts';

/** Accounts of every kind, the spaces they work in, and the widths they do it at: the league and the federation are no clubs. */
const SPACES = [
  { account: 'gestionnaire', space: 1, width: 1280 },
  { account: 'lecteur', space: 1, width: 390 },
  { account: 'officiel', space: 2, width: 1280 },
  { account: 'instance', space: 13, width: 1280 },
  { account: 'instance', space: 28, width: 390 },
] as const;

const FEDERATION = 13;

const { menu } = toPages(features);

/** What is wrong with the page that an address opens; empty for a sound one. */
const look = async (tab: Tab, address: string): Promise<readonly string[]> => {
  await go(tab, address);
  await settle(tab);
  const alerts = await tab.locator('.MuiAlert-colorError:visible').allInnerTexts();
  const lines = (await tab.locator('body').innerText()).split('\n');
  const { pathname } = new URL(tab.url());
  return [
    // A record may open at its first tab.
    ...(`${pathname}/`.startsWith(`${address.split('?')[0]}/`) ? [] : [`leads to ${pathname}`]),
    ...alerts,
    ...findLeaks(lines)
      // The gallery of fields has texts that are to spell a date.
      .filter(({ kind }) => kind !== 'date' || !pathname.includes('/galleries/'))
      .map(({ kind, text }) => `${kind}: ${text}`),
  ];
};

const hrefsOf = (tab: Tab, selector: string): Promise<string[]> =>
  tab
    .locator(selector)
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
    );

/** The address of every page in these groups of the menu, of which one is open at a time. */
const readMenu = async (tab: Tab, groups: readonly string[]): Promise<ReadonlySet<string>> => {
  const entries = tab.getByRole('menuitem');
  const opener = tab.getByRole('button', { name: 'Ouvrir le menu' });
  if (await opener.isVisible()) await opener.click();
  await expect(entries.first()).toBeVisible();
  const found = new Set<string>();
  for (const name of groups) {
    const group = tab.getByRole('button', { name, exact: true });
    if ((await group.count()) > 0 && (await group.getAttribute('aria-expanded')) === 'false')
      await group.click();
    for (const href of await hrefsOf(tab, 'a[role=menuitem]')) found.add(href);
  }
  return found;
};

/** Path of the list that a page of the menu shows; null for any other page. */
const pathOf = (address: string): string | null => {
  const page = menu.find(({ path }) => toAddress(FEDERATION, path) === address);
  const isList = page?.Page === undefined && (page?.view ?? 'list') === 'list';
  return (isList && resources.find(({ name }) => name === page?.resource)?.path) || null;
};

for (const { account, space, width } of SPACES)
  test(`${account} finds the pages of the menu, their first records and their forms sound, in ${space} at ${width} pixels`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const api = await openApi(request, account);
    await page.setViewportSize({ width, height: 844 });
    await signInAt(page, `/${space}/persons`, account);
    await settle(page);
    const found: string[] = [];
    const visit = async (address: string): Promise<void> => {
      found.push(...(await look(page, address)).map((trouble) => `${address} ${trouble}`));
    };
    const { reference, ...groups } = catalogue.menu.groups;
    // The lists of reference are walked once, where all their rows are seen.
    const isWhole = space === FEDERATION;
    const addresses = await readMenu(page, [...Object.values(groups), ...(isWhole ? [reference] : [])]);
    expect(addresses.size).toBeGreaterThan(30);
    for (const address of addresses) {
      await visit(address);
      const forms = await hrefsOf(page, 'main a[href$="/create"]');
      const [record] = await hrefsOf(page, `main :is(tbody tr, li) a[href^="/${space}/"]`);
      const isEmpty = (await page.getByText(catalogue.list.empty, { exact: true }).count()) > 0;
      const path = isWhole && isEmpty ? pathOf(address) : null;
      // The federation is above all clubs: what there is, is there.
      if (path !== null) {
        const { 'hydra:totalItems': total } = await api.get<{ 'hydra:totalItems': number }>(`/api${path}`);
        if (total > 0) found.push(`${address} shows none of ${total}`);
      }
      for (const next of new Set([...forms, ...(record ? [record, record.replace(/\/show$/, '')] : [])]))
        await visit(next);
    }
    expect(found).toEqual([]);
  });
