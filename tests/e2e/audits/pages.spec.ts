import { expect, type Locator, type Page as Tab } from '@playwright/test';
import type { Page } from '../../../src/features/defineFeature.ts';
import { features } from '../../../src/features/features.ts';
import { toPages } from '../../../src/features/toPages.ts';
import { toAddress } from '../../../src/lib/address.ts';
import { catalogue } from '../../support/catalogue.ts';
import { createPerson } from '../support/createPerson.ts';
import { signIn, signInAt } from '../support/signIn.ts';
import { test } from '../support/test.ts';

const { all: pages, menu: menuPages } = toPages(features);
const names: Readonly<Record<string, { readonly name: string }>> = catalogue.resources;
const titleOf = ({ title, resource }: Page): string =>
  title ?? names[resource ?? '']?.name.split(' |||| ')[1] ?? '';

const WAY = 'Fil d’Ariane';

/** What a page shows when it has opened; read at one go and often, for there are a hundred pages to open. */
const expectPage = (tab: Tab, page: Page, address: string, owner = ''): Promise<void> => {
  const title = titleOf(page);
  const heading = owner === '' ? title : `${owner} – ${title}`;
  return expect
    .poll(() => tab.evaluate(readPage, { way: WAY, texts: [catalogue.app.loading, catalogue.app.retry] }), {
      intervals: [20, 50, 100],
    })
    .toEqual({
      address,
      documentTitle: `${heading} - Raquette`,
      headings: [heading],
      // A new record begins in its first field.
      focused: page.view === 'create' ? 'form' : heading,
      ways: [['Accueil', title]],
      waiting: [],
      alerts: [],
    });
};

/** Runs in the page. */
const readPage = ({ way, texts }: { way: string; texts: readonly string[] }) => {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const textOf = (node: Node | null | undefined): string => node?.textContent?.trim() ?? '';
  const said: string[] = [];
  for (const main of all('main')) {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) said.push(textOf(walker.currentNode));
  }
  return {
    address: location.pathname + location.search,
    documentTitle: document.title,
    headings: all('h1').map(textOf),
    focused: document.activeElement?.closest('form') ? 'form' : textOf(document.activeElement),
    ways: all(`nav[aria-label="${way}"]`).map((nav) => [
      textOf(nav.querySelector('a')),
      textOf(nav.querySelector('[aria-current=page]')),
    ]),
    waiting: said.filter((text) => texts.includes(text)),
    alerts: all('[role=alert]').map(textOf).filter(Boolean),
  };
};

test('every page of a club opens from the menu with its title and the way to it (R2.31-R2.68, R2.111, R2.112, R2.116, R1.35, R1.37, R2.26, R2.114)', async ({
  page,
}) => {
  // The lists of the federation are in the menu of those who have all modules.
  await signIn(page, 'officiel');
  const club = page.getByRole('button', { name: catalogue.menu.groups.club, exact: true });
  await expect(club).toHaveAttribute('aria-expanded', 'false');
  await page.goto('/1/informations');
  await expect(club).toHaveAttribute('aria-expanded', 'true');
  const current = page.locator('a[role=menuitem][aria-current=page]');
  for (const one of menuPages) {
    const isAlone = menuPages.every((other) => other === one || other.group !== one.group);
    const opener = page.getByRole('button', { name: catalogue.menu.groups[one.group], exact: true });
    if (!isAlone && (await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await page.getByRole('menuitem', { name: titleOf(one), exact: true }).click();
    await expectPage(page, one, toAddress(1, one.path));
    expect(await current.allTextContents()).toEqual([titleOf(one)]);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: catalogue.menu.groups.reference })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

/** The tabs beyond the seventh are in a menu, and in the row while they are open. */
const openTab = async (page: Tab, tabs: Locator, link: string): Promise<void> => {
  await expect(tabs.getByRole('link').first()).toBeVisible();
  if ((await tabs.locator(link).count()) > 0) return tabs.locator(link).click();
  await tabs.getByRole('button', { name: catalogue.pages.moreTabs }).click();
  await page.getByRole('menu').locator(link).click();
};

test('every page of a person is a tab of that person (R2.69-R2.96, R2.115)', async ({ page, request }) => {
  const { id, familyName } = await createPerson(request);
  await signInAt(page, `/1/persons/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${familyName} Camille` })).toBeVisible();
  await expect(page).toHaveURL(`/1/persons/${id}`);
  const tabs = page.getByRole('navigation', { name: catalogue.pages.tabs });
  const own = pages.filter(({ path }) => path.startsWith('persons/:id/'));
  const [first, ...others] = own;
  for (const one of [...others, ...(first ? [first] : [])]) {
    const address = toAddress(1, one.path, { id });
    const link = `a[href^="${address.split('/').slice(0, 5).join('/')}"]`;
    const group = tabs.locator(link);
    await expect(tabs.getByRole('link', { name: 'Fiche' })).toBeVisible();
    await openTab(page, tabs, link);
    const inner = page.getByRole('navigation', { name: /^Rubriques :/ });
    // The tab of a group leads to the first of its pages.
    const head = one.path.split('/').slice(0, 3).join('/');
    if (own.find(({ path }) => path.startsWith(head)) !== one)
      await openTab(page, inner, `a[href="${address}"]`);
    await expectPage(page, one, address, `${familyName} Camille`);
    await expect(group).toHaveAttribute('aria-current', 'page');
  }
  const way = page.getByRole('navigation', { name: WAY });
  await way.getByRole('link', { name: `${familyName} Camille` }).click();
  await expect(page).toHaveURL(`/1/persons/${id}`);
  await expect(tabs.getByRole('link', { name: 'Fiche' })).toHaveAttribute('aria-current', 'page');
});

test('what is created among the pages of a person starts with that person and leads back there (R2.27)', async ({
  page,
  request,
}) => {
  const { id, familyName } = await createPerson(request);
  const list = `/1/persons/${id}/functions/internal`;
  const listRequest = page.waitForRequest((sent) => sent.url().includes('/api/accountants?'));
  await signInAt(page, list);
  expect(new URL((await listRequest).url()).searchParams.get('person')).toBe(`/api/people/${id}`);
  await page.getByRole('link', { name: 'Créer' }).click();
  await expect(page).toHaveURL('/1/accountants/create');
  await expect(page.getByRole('combobox', { name: 'Personne' })).toHaveValue(new RegExp(familyName));
  const way = page.getByRole('navigation', { name: WAY });
  await way.getByRole('link', { name: 'Fonctions internes' }).click();
  await expect(page).toHaveURL(list);
});

test('pages of a club and of a person require the login of a visitor, and lead back (R2.24)', async ({
  page,
}) => {
  for (const address of ['/1/corpo', '/1/persons/1/functions/internal', '/1/contacts?page=2']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
  }
});
