import { expect } from '@playwright/test';
import { prepareSeed } from '../support/prepareSeed.ts';
import { createFreshData } from './support/freshData.mjs';
import { freePort } from './support/freePort.ts';
import { fillLogin } from './support/signIn.ts';
import { startApplication } from './support/startApplication.ts';
import { test } from './support/test.ts';

test.describe('a restart', () => {
  // Two starts; that a folder is filled when it is empty is proved where no browser is needed.
  test.setTimeout(180_000);

  test('finds the name that was changed before it', async ({ page }) => {
    const data = await createFreshData(await prepareSeed());
    const port = await freePort();
    const name = page.getByRole('textbox', { name: 'Nom', exact: true });
    const openPerson = async (url: string): Promise<void> => {
      await page.goto(`${url}/1/persons/3/details`);
      await fillLogin(page, 'gestionnaire');
      await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
    };
    try {
      const first = await startApplication(port, data.env);
      try {
        await openPerson(first.url);
        await name.fill('Rebaptisé');
        await page.getByRole('button', { name: 'Enregistrer' }).click();
        await expect(page.getByText('Enregistrement réussi')).toBeVisible();
        await page.goto(`${first.url}/logout`);
        await expect(page).toHaveURL(`${first.url}/login`);
        // Requests still to come must not meet the stopped server.
        await page.goto('about:blank');
      } finally {
        expect(await first.stop(), 'exit code').toBe(0);
      }
      const second = await startApplication(port, data.env);
      try {
        await openPerson(second.url);
        await expect(name).toHaveValue('REBAPTISÉ');
        await page.goto('about:blank');
      } finally {
        expect(await second.stop(), 'exit code').toBe(0);
      }
    } finally {
      await data.remove();
    }
  });
});
