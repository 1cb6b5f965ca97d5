import type { Locator, Page } from '@playwright/test';
import { fillLogin } from '../../e2e/support/signIn.ts';
import { logIn } from '../measureServer.ts';

/** One of the two that are compared: how its users get where they are measured. */
export interface Admin {
  readonly name: string;
  /** `https://localhost:40123` */
  readonly url: string;
  /** Logs a fresh browser in, or renews the session. */
  readonly enter: (page: Page) => Promise<void>;
  /** Address of the 25 licences, and of the people. */
  readonly licences: string;
  readonly people: string;
  /** Selector of a text of each row. */
  readonly rows: string;
  readonly nextPage: (page: Page) => Promise<void>;
  readonly hundredRows: (page: Page) => Promise<unknown>;
  /** So that the next visit begins as the first one did. */
  readonly fewRows?: (page: Page) => Promise<unknown>;
  readonly create: (page: Page) => Promise<void>;
  /** Selectors of the form's first texts. */
  readonly familyName: string;
  readonly givenName: string;
}

/** Stock HydraAdmin, in the order of our list. */
export const hydraAdmin = (url: string, server: string): Admin => {
  const sort = 'sort=person.familyName,person.givenName&order=ASC';
  const listOf = (perPage: number): string => `#/licences?${sort}&page=1&perPage=${perPage}`;
  return {
    name: 'HydraAdmin',
    url,
    enter: async (page) => {
      const token = await logIn(server);
      if (!page.url().startsWith(url)) await page.goto(url, { waitUntil: 'commit' });
      await page.evaluate((kept) => localStorage.setItem('token', kept), token);
    },
    licences: `/${listOf(25)}`,
    people: '/#/people',
    rows: 'tbody tr > td:nth-child(2)',
    nextPage: (page) => page.getByRole('button', { name: 'Go to next page' }).click(),
    // Its menu of sizes ends at 50; the address takes any.
    hundredRows: (page) => page.evaluate((hash) => (location.hash = hash), listOf(100)),
    create: (page) => page.locator('a[href="#/people/create"]').first().click(),
    familyName: 'input[name=familyName]',
    givenName: 'input[name=givenName]',
  };
};

/** This application. */
export const ourAdmin = (url: string): Admin => ({
  name: 'this application',
  url,
  enter: async (page) => {
    await page.goto(url);
    const login = page.getByRole('button', { name: 'Se connecter' });
    const home = page.getByRole('heading', { level: 1, name: 'Accueil', includeHidden: true });
    // A session that lasts leads on to the home.
    await login.or(home).waitFor();
    if (await login.isVisible()) await fillLogin(page, 'gestionnaire');
    await home.waitFor();
  },
  licences: '/1/licences',
  people: '/1/persons',
  rows: 'main table tbody tr > td:nth-child(2)',
  nextPage: (page) => page.getByRole('button', { name: /page suivante|prochaine page/i }).click(),
  hundredRows: (page) => sizes(page).selectOption('100'),
  fewRows: async (page) => {
    await sizes(page).selectOption('25');
    await page.locator('main table tbody tr').nth(25).waitFor({ state: 'detached' });
  },
  create: (page) => page.getByRole('main').getByRole('link', { name: 'Créer' }).click(),
  familyName: '[data-field=familyName] input',
  givenName: '[data-field=givenName] input',
});

const sizes = (page: Page): Locator => page.getByRole('combobox', { name: 'Lignes par page' });
