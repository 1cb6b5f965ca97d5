import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Password of every account of the sandbox. */
export const PASSWORD = 'demo';

/** Fills and sends the login form of the current page. */
export async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Identifiant').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Logs in from the login page and waits for the home of the account's first club. */
export async function signIn(page: Page, username = 'gestionnaire'): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, username);
  // News of the federation may cover it.
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil', includeHidden: true })).toBeVisible();
}

/** Opens an address of the application and logs in there, without the home page in between. */
export async function signInAt(page: Page, address: string, username = 'gestionnaire'): Promise<void> {
  await page.goto(address);
  await fillLogin(page, username);
  await expect(page).not.toHaveURL(/\/login\b/);
}
