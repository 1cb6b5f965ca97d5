import type { Browser } from '@playwright/test';
import { serveLines } from './largeData.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openBenchFields, openBenchPage, openFirstForm } from './openBenchPage.ts';
import type { Row } from './Row.ts';
import { timeUntilShown } from './timeUntilShown.ts';

const LINES = 200;
const MANY_FIELDS = 10_000;

/** Forms that are deep or without end: how soon they are rendered. */
export const measureForms = async (url: string): Promise<readonly Row[]> => {
  const browser = await launchBrowser();
  try {
    return [await measureLines(browser, url), await measureManyFields(browser, url)];
  } finally {
    await browser.close();
  }
};

const measureLines = async (browser: Browser, url: string): Promise<Row> => {
  const { page } = await openBenchPage(browser, url);
  await serveLines(page, LINES);
  const measured = await openFirstForm(page, `form ol > li:nth-child(${LINES})`);
  await page.close();
  return {
    what: `First paint of a form with a collection of ${LINES} rows`,
    measured,
    unit: 'ms',
    limit: 1000,
  };
};

const measureManyFields = async (browser: Browser, url: string): Promise<Row> => {
  const { page } = await openBenchFields(browser, url, MANY_FIELDS);
  const create = page.getByRole('link', { name: 'Créer' });
  const selector = '[data-field^=mesure] input, main [role=alert]';
  const measured = await timeUntilShown(page, { selector }, () => create.click());
  await page.close();
  return {
    what: `A form of ${MANY_FIELDS.toLocaleString('en')} fields, from the click to its first input`,
    measured,
    unit: 'ms',
    limit: 2000,
  };
};
