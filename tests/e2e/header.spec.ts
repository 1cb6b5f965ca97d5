import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { fillLogin, signIn } from './support/signIn.ts';
import { tabTo } from './support/tabTo.ts';
import { test } from './support/test.ts';

test('the bar above a club finds a page, shows the notifications and keeps the theme, by keys alone (R1.28, R2.121, R2.159)', async ({
  page,
}) => {
  await signIn(page);
  const heading = page.getByRole('heading', { level: 1 });
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await tabTo(page, bell, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  // A dialog is answered before anything opens over it.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await tabTo(page, panel.getByRole('button', { name: 'Fermer' }));
  await page.keyboard.press('Enter');
  await expect(bell).toBeFocused();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', {
    name: 'Rechercher une page, une personne, un club, une équipe',
  });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('demandes de modif');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Demandes de modification');
  await expect(heading).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Compte de gestionnaire' }));
  await page.keyboard.press('Enter');
  const dark = page.getByRole('menuitemradio', { name: 'Thème sombre' });
  await expect(page.getByRole('menuitemradio', { name: 'Thème du système' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dark).toBeChecked();
  await page.reload();
  await expect(heading).toHaveText('Demandes de modification');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectAccessible(page);
});

test('the palette keeps what is typed while its code is on its way', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested = new Promise<void>((resolve) => {
    void page.route('**/CommandPalette-*.js', async (route) => {
      resolve();
      await released;
      await route.continue();
    });
  });
  await signIn(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dema');
  await requested;
  release();
  const search = page.getByRole('combobox', { name: 'Rechercher une page, une personne' });
  await expect(search).toBeFocused();
  await page.keyboard.type('ndes');
  await expect(search).toHaveValue('demandes');
  await expect(page.getByRole('option', { name: /Demandes de modification/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(search).toHaveValue('');
});

test('every page before the login opens with the cursor in its first field', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Identifiant')).toBeFocused();
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await expect(page.getByLabel('Identifiant ou courriel')).toBeFocused();
  await page.getByRole('link', { name: 'Revenir à la connexion' }).click();
  await expect(page.getByLabel('Identifiant')).toBeFocused();
  await fillLogin(page, 'mfa');
  await expect(page.getByLabel('Code de vérification')).toBeFocused();
});
