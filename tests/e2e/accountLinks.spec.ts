import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { fillLogin, logIn } from './support/signIn.ts';
import { test } from './support/test.ts';

/** Address in the newest mail to `name` that leads to `path`. */
const linkTo = async (request: APIRequestContext, name: string, path: string): Promise<string> => {
  const answer = await request.get('/sandbox/mailbox');
  const mails = (await answer.json()) as { to: string; link: string | null }[];
  return mails.find(({ to, link }) => to === `${name}@example.org` && link?.startsWith(path))?.link ?? '';
};

test.describe('mailed links', () => {
  test.use({ expectedErrors: [/status of 4(01|10)/] });

  test('confirm a new account, then give it a new password that ends its other sessions (R2.5-R2.7, R2.13)', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    await page.goto(await linkTo(request, 'nouveau', '/registration/confirm'));
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await fillLogin(page, 'nouveau');
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();

    const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await elsewhere.goto('/login');
    await elsewhere.getByRole('link', { name: /Mot de passe oublié/ }).click();
    await elsewhere.getByLabel('Identifiant ou courriel').fill('nouveau@example.org');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByRole('alert')).toContainText('Si un compte correspond');
    await expectAccessible(elsewhere);

    const link = await linkTo(request, 'nouveau', '/resetting/change_password');
    await elsewhere.goto(link);
    const first = elsewhere.getByLabel('Nouveau mot de passe', { exact: true });
    await expect(first).toBeFocused();
    await expectAccessible(elsewhere);
    const second = elsewhere.getByLabel('Confirmation du mot de passe');
    await first.fill('quatre balles neuves');
    await second.fill('quatre balles usées');
    await elsewhere.keyboard.press('Enter');
    await expect(second).toHaveAccessibleDescription(/ne sont pas identiques/);
    await second.fill('quatre balles neuves');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL('/login');
    await expect(elsewhere.getByRole('alert')).toContainText('Votre mot de passe est changé');

    // A reload needs the refresh token, and that is over.
    await page.reload();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillLogin(elsewhere, 'nouveau', 'quatre balles neuves');
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await elsewhere.goto(link);
    await first.fill('cinq balles neuves');
    await second.fill('cinq balles neuves');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByRole('alert')).toContainText('Ce lien a déjà servi');
    await expect(elsewhere.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
    await elsewhere.context().close();
  });
});

test.describe('the warning before the end of an unused session', () => {
  test('is in every tab, and goes from all with one key (R4.12-R4.15, R9.1)', async ({ page, context }) => {
    await logIn(page);
    const other = await context.newPage();
    await other.goto('/1');
    await expect(other.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('raquette.deadline', String(Date.now() + 90_000)));
    await expect(other.getByRole('alertdialog', { name: /toujours là/ })).toBeVisible();
    await expectAccessible(other);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
    await expect(page.getByRole('button', { name: 'Rester connecté' })).toBeFocused();
    await page.keyboard.press('Shift');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
  });
});
