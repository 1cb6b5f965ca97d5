import { expect } from '@playwright/test';
import { logIn, test } from '../support/test.ts';

const HOME = { level: 1, name: 'Accueil' } as const;

export const sessionJourneys = (): void => {
  test('logs in, stays logged in over a reload, and logs out', async ({ page }) => {
    await page.goto('/login');
    await logIn(page);
    await expect(page.getByRole('heading', HOME)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', HOME)).toBeVisible();
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/);
  });

  test('requires the second factor and takes the code that was mailed', async ({ page, request, face }) => {
    const challenged = page.waitForResponse((answer) => answer.url().endsWith('/login_check'));
    await page.goto('/login');
    await logIn(page, 'mfa');
    const { hash } = (await (await challenged).json()) as { hash: string };
    const mailed = await request.post(`${face.api}/test/code`, { data: { hash } });
    const { code } = (await mailed.json()) as { code: string };
    await page.getByLabel('Code de vérification').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByText("Le code de vérification n'est pas valide.")).toBeVisible();
    await page.getByLabel('Code de vérification').fill(code);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByRole('heading', HOME)).toBeVisible();
  });

  test('refuses a wrong password', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'gestionnaire', 'faux');
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page).toHaveURL(/\/login/);
  });

  test('refuses an account without a club', { tag: '@clubs' }, async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'sans-acces');
    await expect(page.getByText('Connexion non autorisée')).toBeVisible();
  });

  test('greys what an account may only read, or has it refused by the server', async ({
    page,
    traits,
    judge,
  }) => {
    await judge.remember();
    await page.goto(traits.clubs ? '/1/seasons/2' : '/0/seasons/2');
    await logIn(page, 'lecteur');
    const name = page.getByRole('textbox', { name: 'Nom' });
    await name.waitFor();
    if (traits.described) await expect(name).toBeDisabled();
    else {
      await name.fill('2020/2021');
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await expect(page.getByText(/droit/).first()).toBeVisible();
    }
    await judge.expectOnly({});
  });
};
