import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../bench/launchBrowser.ts';
import { signIn } from '../e2e/support/signIn.ts';
import { bringBack } from './bringBack.ts';
import type { Check } from './Site.ts';

/** The built application under its policy, as a browser sees it. */
export const browserChecks: readonly Check[] = [
  {
    title: 'Chromium works behind nginx while one process is gone, and has nothing to complain of',
    run: async (site) => {
      const {
        url,
        members: [victim],
      } = site;
      const browser = await launchBrowser();
      try {
        const page = await browser.newPage({ baseURL: url });
        const complaints = watch(page);
        await signIn(page);
        const rows = await rowsOf(page);
        await victim.kill();
        const rowsAfter = await rowsOf(page);
        assert.equal(rowsAfter, rows);
        assert.deepEqual(complaints, []);
        return `${rows} rows before and after the kill, 0 complaints of the policy`;
      } finally {
        await browser.close();
        await bringBack(site, victim);
      }
    },
  },
];

const watch = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

/** Opens the list of persons anew and counts its rows. */
const rowsOf = async (page: Page): Promise<number> => {
  await page.goto('/1/persons');
  await page.locator('tbody tr').first().waitFor();
  return page.locator('tbody tr').count();
};
