import { expect } from '@playwright/test';
import { fillLogin, logIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const DENIED = 'Vous ne disposez pas de droits suffisants pour consulter cette ressource';

test.describe('addresses', () => {
  test('lead through the login and back, query included, and survive a reload (R2.11, R2.107, R2.109, R6.3)', async ({
    page,
  }) => {
    const address = '/1/persons?page=2&perPage=50';
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
    await fillLogin(page, 'gestionnaire');
    const second = page.getByRole('button', { name: 'Page 2', exact: true });
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Personnes' })).toBeVisible();
    await expect(second).toHaveAttribute('aria-current', /true|page/);

    await page.reload();
    await expect(second).toHaveAttribute('aria-current', /true|page/);
    await expect(page).toHaveURL(address);
  });
});

test.describe('what is out of reach', () => {
  test.use({ expectedErrors: [/status of 40[34] .*\/api\/people\//] });

  test('is said to be missing or closed, whatever the address (R2.9, R2.98, R6.21)', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/n-existe-pas');
    await expect(heading).toHaveText('Page introuvable');
    await expect(page).toHaveURL('/not-found');

    await logIn(page);
    await page.goto('/1/persons/3/n-existe-pas');
    await expect(heading).toHaveText('Page introuvable');

    // A person of another club.
    await page.goto('/1/persons/900/details');
    await expect(heading).toHaveText('Enregistrement introuvable');
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);

    await page.goto('/2/persons');
    await expect(page.getByText(DENIED)).toBeVisible();
    await expect(page).toHaveURL('/1');
  });
});

test.describe('logout', () => {
  test('ends the session: neither the way back nor an address shows anything again (R2.3, R4.5)', async ({
    page,
  }) => {
    await logIn(page);
    await page.getByRole('menuitem', { name: 'Personnes' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: 'Compte de gestionnaire' }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Déconnexion réussie')).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.goto('/1/persons');
    await expect(page).toHaveURL('/login?redirect=%2F1%2Fpersons');
  });

  test('in one tab ends the session of the others (R3.156)', async ({ page, context }) => {
    await logIn(page);
    const other = await context.newPage();
    await other.goto('/1/persons');
    await expect(other.getByRole('table')).toBeVisible();
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('Votre session a été fermée dans un autre onglet.')).toBeVisible();
    await expect(other.getByRole('table')).toHaveCount(0);
  });
});
