import { expect } from '@playwright/test';
import { signInAt, test } from '../support/test.ts';

const isHome = { level: 1, name: 'Accueil' } as const;

export const sessionJourneys = (): void => {
  test('logs in, stays logged in over a reload, and logs out', async ({ page }) => {
    await signInAt(page, '/login');
    await expect(page.getByRole('heading', isHome)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', isHome)).toBeVisible();
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/);
  });

  test('asks for the second factor and takes the code that was mailed', async ({ page, request, face }) => {
    const challenged = page.waitForResponse((answer) => answer.url().endsWith('/login_check'));
    await page.goto('/login');
    await page.getByLabel('Identifiant').fill('mfa');
    await page.getByLabel('Mot de passe', { exact: true }).fill('demo');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    const { hash } = (await (await challenged).json()) as { hash: string };
    const mailed = await request.post(`${face.api}/test/code`, { data: { hash } });
    const { code } = (await mailed.json()) as { code: string };
    await page.getByLabel('Code de vérification').fill(code);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByRole('heading', isHome)).toBeVisible();
  });

  test('refuses a wrong password and an account without a club, each with its sentence', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Identifiant').fill('gestionnaire');
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Identifiant').fill('sans-acces');
    await page.getByLabel('Mot de passe', { exact: true }).fill('demo');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Connexion non autorisée')).toBeVisible();
  });
};
