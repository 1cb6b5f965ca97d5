import { launchBrowser } from './launchBrowser.ts';
import { measureExport } from './measureExport.ts';
import { measureForms } from './measureForms.ts';
import type { Row } from './Row.ts';

/** Generated views at sizes that no seed has: long forms, collections, descriptions and lists. */
export const measureViews = async (url: string): Promise<readonly Row[]> => {
  const browser = await launchBrowser();
  try {
    return [...(await measureForms(browser, url)), ...(await measureExport(browser, url))];
  } finally {
    await browser.close();
  }
};
