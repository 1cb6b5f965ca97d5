import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './support/axe.ts';
import { fillLogin, logIn, PASSWORD } from './support/signIn.ts';
import { test } from './support/test.ts';

const openAccount = async (page: Page, account: string): Promise<void> => {
  await page.getByRole('button', { name: `Compte de ${account}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Mon compte' }).press('Enter');
};

const logOut = async (page: Page, account: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).press('Enter');
  await page.getByRole('button', { name: `Compte de ${account}` }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByLabel('Identifiant')).toBeVisible();
};

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Accueil', includeHidden: true });

test('an application becomes the second factor, by keys alone; it logs in, and a code of recovery in its place', async ({
  page,
}) => {
  const account = 'officiel';
  await logIn(page, account);
  await openAccount(page, account);
  await page.getByRole('button', { name: 'Modifier la vérification' }).press('Enter');
  await expect(page.getByLabel('Mot de passe actuel')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
  await expect(page.getByLabel('Code de vérification')).toBeFocused();
  await expectAccessible(page);
  const address = (await page.getByRole('link', { name: /l’ouvrir/ }).getAttribute('href')) ?? '';
  const totp = new TOTP({ secret: new URL(address).searchParams.get('secret') ?? '' });
  await page.keyboard.type(totp.generate());
  await page.keyboard.press('Enter');

  const codes = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [recovery = ''] = await codes.allTextContents();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).press('Enter');
  expect((await downloading).suggestedFilename()).toBe('codes-de-secours.txt');
  await page.getByRole('button', { name: 'Je les ai mis en lieu sûr' }).press('Enter');
  await expect(page.getByText('Activée, par une application, 10 codes de secours')).toBeVisible();
  await logOut(page, account);

  // The code that switched it on has served; the next one counts as well.
  await fillLogin(page, account);
  await page.getByLabel('Code de vérification').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(home(page)).toBeVisible();
  await openAccount(page, account);
  await logOut(page, account);

  await fillLogin(page, account);
  await page.getByLabel('Code de vérification').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(home(page)).toBeVisible();
  await openAccount(page, account);
  await expect(page.getByText('Activée, par une application, 9 codes de secours')).toBeVisible();

  // Others log in with this account after us.
  await page.getByRole('button', { name: 'Modifier la vérification' }).click();
  await page.getByRole('radio', { name: 'Désactiver la vérification' }).check();
  await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('La vérification en deux étapes est désactivée.')).toBeVisible();
});
