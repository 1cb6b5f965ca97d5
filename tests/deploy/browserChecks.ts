import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
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
        const bytes = await exportToXlsx(page);
        assert.deepEqual(complaints, []);
        return `${rows} rows before and after the kill, ${bytes} bytes of XLSX by a worker, 0 complaints`;
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

/** Has a worker, whose file comes from nginx, write the list; answers the size. */
const exportToXlsx = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Exporter la liste' }).click();
  await page.getByRole('radio', { name: /Excel/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  const file = await readFile(await (await download).path());
  assert.equal(file.subarray(0, 2).toString(), 'PK');
  return file.length;
};
