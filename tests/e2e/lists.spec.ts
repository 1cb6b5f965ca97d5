import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { go } from './support/go.ts';
import { signInAt, takeSession } from './support/signIn.ts';
import { test } from './support/test.ts';

const openTool = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
};

const openPersons = async (page: Page): Promise<number> => {
  await page.goto('/1/persons?filter={}&sort=id&order=ASC&page=1&perPage=25');
  const count = await page.getByText(/^[\d\s]+ résultats$/).textContent();
  return Number(count?.replace(/\D/g, ''));
};

/** Runs in the page: rows that are seen whole, and what is cut of the values that never are. */
const readTable = () => {
  const rows = [...document.querySelectorAll('tbody tr')];
  const isCut = (one: Element | null): boolean => one !== null && one.scrollWidth > one.clientWidth;
  return {
    rows: rows.length,
    seen: rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    cut: [...document.querySelectorAll('tbody td:not([data-long], [data-tools])')]
      .filter((cell) => isCut(cell) || isCut(cell.querySelector('[data-name] > :last-child')))
      .map(({ textContent }) => textContent),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
};

const exported = async (page: Page): Promise<Buffer> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  return readFile(await (await download).path());
};

test.describe('lists', () => {
  test('are exported whole, to CSV and by a worker to XLSX, under the security policy', async ({ page }) => {
    await takeSession(page);
    const total = await openPersons(page);
    await openTool(page, 'Exporter la liste');
    await expectAccessible(page);
    const csv = (await exported(page)).toString('utf8');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(total + 1);
    expect(csv).toMatch(/^\uFEFFNom;Prénom;/);

    await page.getByRole('radio', { name: /Excel/ }).click();
    const xlsx = await exported(page);
    expect(xlsx.subarray(0, 2).toString()).toBe('PK');
    await expect(page.getByText(/Export terminé/)).toBeVisible();
  });

  test.describe('on a screen of 1366 by 768', () => {
    test.use({ viewport: { width: 1366, height: 768 } });

    test('show fourteen rows, and names and numbers whole', async ({ page }) => {
      await signInAt(page, '/1/persons');
      for (const list of ['persons', 'licences', 'teams', 'mutations']) {
        await go(page, `/1/${list}`);
        await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
        const { rows, seen, cut, overflow } = await page.evaluate(readTable);
        expect(seen, list).toBeGreaterThanOrEqual(Math.min(14, rows));
        expect(cut, list).toEqual([]);
        expect(overflow, list).toBeLessThanOrEqual(0);
      }
    });

    test('keep their headings below the bar, which slides away', async ({ page }) => {
      await signInAt(page, '/1/persons');
      const heading = page.getByRole('columnheader', { name: 'Nom', exact: true });
      await expect(heading).toBeVisible();
      await page.mouse.wheel(0, 500);
      await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top)).toBe(0);
      await page.mouse.wheel(0, -200);
      await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top)).toBe(48);
    });
  });

  test('keep the columns of their reader through a reload', async ({ page }) => {
    await takeSession(page);
    await openPersons(page);
    await openTool(page, 'Colonnes');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Prénom' }).click();
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('columnheader', { name: /Prénom/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: /Naissance|naissance/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Prénom/ })).toHaveCount(0);
  });

  test('are selected and their tools used on a narrow screen (R9.37, R9.38)', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await takeSession(page);
    await openPersons(page);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Sélectionner' }).click();
    await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).click();
    await expect(page.getByText('25 sélectionnés')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(26);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Annuler' }).click();
    for (const tool of ['Vues enregistrées', 'Importer un fichier']) {
      await openTool(page, tool);
      await expectAccessible(page);
      await page.getByRole('button', { name: /^(Fermer|Annuler)$/ }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
