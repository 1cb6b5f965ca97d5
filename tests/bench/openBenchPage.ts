import type { Browser, CDPSession, Page } from '@playwright/test';
import { fillLogin } from '../e2e/support/signIn.ts';
import { serveFields } from './largeData.ts';
import { timeUntilShown } from './timeUntilShown.ts';

/** Nothing that is measured may keep the others waiting for longer. */
export const PATIENCE_MS = 15_000;

interface BenchPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/**
 * A browser without memory of earlier measurements, with a page open in it; the list of galleries when none is named.
 * The answers are altered by `serve`, before the page is there.
 */
export const openBenchPage = async (
  browser: Browser,
  url: string,
  path = '/1/galleries',
  shows = 'main table tbody td a',
  serve?: (page: Page) => Promise<unknown>,
): Promise<BenchPage> => {
  const page = await browser.newPage({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await page.context().newCDPSession(page);
  await serve?.(page);
  await page.goto(`${url}${path}`);
  await fillLogin(page, 'gestionnaire');
  await page.locator(shows).first().waitFor();
  return { page, session };
};

/** The list of galleries, whose form of a new one has that many fields. */
export const openBenchFields = (browser: Browser, url: string, count: number): Promise<BenchPage> =>
  openBenchPage(browser, url, undefined, undefined, (page) => serveFields(page, count));

/**
 * Opens the form of the first record of the list that is shown; answers the milliseconds from the click on 'Modifier'
 * to what the selector finds.
 */
export const openFirstForm = async (page: Page, selector: string): Promise<number> => {
  await page.getByRole('table').locator('tbody a').first().click();
  const edit = page.getByRole('main').getByRole('link', { name: 'Modifier', exact: true });
  await edit.waitFor();
  return timeUntilShown(page, { selector }, () => edit.click());
};

/** An entry of the side menu, whose group is opened where it is closed. */
export const openFromMenu = async (page: Page, group: string, name: string): Promise<void> => {
  const closed = page.getByRole('button', { name: group, exact: true, expanded: false });
  if (await closed.isVisible()) await closed.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
