import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createPrize } from './support/createPrize.ts';
import { openApi } from './support/openApi.ts';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';
import { watchWrites } from './support/watchWrites.ts';

const CLUB = 'Val d’Yerres Ping';

/** Holds the writes of prizes until they are let go, so that a run is under way for as long as the test looks at it. */
const holdWrites = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/prizes(\/\d+)?$/, async (route) => {
    if (route.request().method() !== 'GET') await gate;
    await route.continue();
  });
  return () => letGo();
};

for (const [screen, viewport] of [
  ['a wide screen', { width: 1366, height: 768 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`a double click on ${screen}`, () => {
    test.use({ viewport });

    test('starts a bulk edit and does not end it', async ({ page, request }) => {
      for (let made = 0; made < 3; made += 1) await createPrize(request);
      const letGo = await holdWrites(page);
      await signInAt(page, '/1/prizes');
      if (viewport.width < 600) {
        await page.getByRole('button', { name: 'Actions' }).click();
        await page.getByRole('menuitem', { name: 'Sélectionner' }).click();
      }
      await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).click();
      await page.getByRole('toolbar').getByRole('button', { name: 'Modifier' }).click();
      const dialog = page.getByRole('dialog', { name: 'Modifier la sélection' });
      await dialog.getByRole('combobox', { name: 'Champ à modifier' }).click();
      await page.getByRole('option', { name: 'Commentaire' }).click();
      await dialog.getByRole('textbox', { name: 'Commentaire' }).fill(`Double clic, ${screen}`);
      const writes = watchWrites(page);
      await dialog.getByRole('button', { name: 'Prévisualiser' }).dblclick();
      const start = dialog.getByRole('button', { name: /^Modifier \d+ enregistrements$/ });
      await expect(start).toBeEnabled();
      expect(writes).toEqual([]);
      const size = Number(/\d+/.exec((await start.textContent()) ?? '')?.[0]);

      await start.dblclick();
      await expect(dialog.getByRole('button', { name: 'En cours…' })).toBeDisabled();
      await expectAccessible(page);
      letGo();
      await expect(dialog.getByText(`${size} sur ${size} traités.`)).toBeVisible();
      expect(writes).toHaveLength(size);
    });

    test('starts an export and does not cancel it', async ({ page }) => {
      let letGo = (): void => undefined;
      const gate = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/\/api\/people\?.*itemsPerPage=250/, async (route) => {
        await gate;
        await route.continue();
      });
      await signInAt(page, '/1/persons');
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Exporter la liste' }).click();
      const dialog = page.getByRole('dialog', { name: 'Exporter la liste' });
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Exporter' }).dblclick();
      await expect(dialog.getByRole('button', { name: 'Annuler l’export' })).toBeVisible();
      letGo();
      expect((await download).suggestedFilename()).toMatch(/^Personnes \d{4}-\d{2}-\d{2}\.csv$/);
    });

    test('starts an import and does not end it, nor does the way back: both prompt', async ({
      page,
      request,
    }) => {
      const { type } = await (
        await openApi(request)
      ).get<{ type: { name: string } }>((await createPrize(request))['@id']);
      const letGo = await holdWrites(page);
      await signInAt(page, '/1/prizes');
      await page.getByRole('link', { name: 'Créer' }).click();
      await expect(page).toHaveURL(/\/create$/);
      await page.goBack();
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Importer un fichier' }).click();
      const dialog = page.getByRole('dialog', { name: 'Importer un fichier' });
      const rows = ['A', 'B', 'C'].map((comment) => `${type.name};05/01/2026;${CLUB};${CLUB};${comment}`);
      await dialog.getByLabel('Fichier CSV ou XLSX').setInputFiles({
        name: 'prizes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['Type;Date;Club;Structure;Commentaire', ...rows].join('\n')),
      });
      const writes = watchWrites(page);
      await dialog.getByRole('button', { name: 'Vérifier les lignes' }).dblclick();
      const start = dialog.getByRole('button', { name: 'Importer 3 lignes' });
      await expect(start).toBeEnabled();
      expect(writes).toEqual([]);

      await start.dblclick();
      await expect(dialog.getByRole('button', { name: 'En cours…' })).toBeDisabled();
      const question = page.getByRole('alertdialog', { name: 'L’opération est en cours' });
      await page.goForward();
      await question.getByRole('button', { name: 'Continuer' }).click();
      await expect(page).toHaveURL(/\/1\/prizes/);
      await dialog.getByRole('button', { name: 'Fermer' }).dblclick();
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Continuer' }).click();
      letGo();
      await expect(dialog.getByText('3 sur 3 traités.')).toBeVisible();
      expect(writes).toHaveLength(3);
    });
  });
}
