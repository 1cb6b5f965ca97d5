import { expect } from '@playwright/test';
import { createPerson } from './support/createPerson.ts';
import { fillLogin, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const DENIED = 'Vous ne disposez pas de droits suffisants pour consulter cette ressource';

test.describe('addresses', () => {
  test('lead through the login and back, query included, when nobody is logged in', async ({ page }) => {
    const address = '/1/persons?page=2&perPage=50';
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
    await fillLogin(page, 'gestionnaire');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Personnes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      /true|page/,
    );
  });

  test('of another site are not followed after the login', async ({ page, baseURL }) => {
    await page.goto('/login?redirect=%2F%2Fexample.org%2F1');
    await fillLogin(page, 'gestionnaire');
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/1`);
  });

  test('survive a reload, without a new login', async ({ page, request }) => {
    const person = await createPerson(request);
    await signIn(page);
    await page.goto(`/1/persons/${person.id}/details`);
    const name = page.getByRole('textbox', { name: 'Nom', exact: true });
    await expect(name).toHaveValue(person.familyName);
    await page.reload();
    await expect(name).toHaveValue(person.familyName);
    await expect(page).toHaveURL(`/1/persons/${person.id}/details`);
  });

  test('that nobody knows lead to a page that says so', async ({ page }) => {
    for (const address of ['/n-existe-pas', '/login/n-existe-pas', '/clubs/1']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
      await expect(page).toHaveURL('/not-found');
    }
    await signIn(page);
    for (const address of ['/1/n-existe-pas', '/1/persons/abc', '/1/persons/3/n-existe-pas']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
    }
  });

  test('of a club of somebody else lead back home, with the reason', async ({ page }) => {
    await signIn(page);
    for (const address of ['/2', '/2/persons', '/999999']) {
      await page.goto(address);
      await expect(page.getByText(DENIED)).toBeVisible();
      await expect(page).toHaveURL('/1');
      // The refusal needs no server, the home does: a page left while its token is renewed would lose the new one.
      await expect(page.getByText(/^Saison \d/).first()).toBeVisible();
    }
  });
});

test.describe('records out of reach', () => {
  test.use({ expectedErrors: [/status of 40[34] .*\/api\/people\//] });

  test('are told to be missing, whether they never were or belong to another club', async ({ page }) => {
    await signIn(page);
    const list = page.waitForResponse((answer) => answer.url().includes('/api/people?'));
    await page.goto('/1/persons');
    await list;
    for (const id of ['99999999', '900']) {
      await page.goto(`/1/persons/${id}/details`);
      await expect(page.getByRole('heading', { level: 1, name: 'Enregistrement introuvable' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
    }
  });
});

test.describe('logout', () => {
  test('ends the session: neither the way back nor an address shows anything again', async ({ page }) => {
    await signIn(page);
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

  test('in one tab ends the session of the others', async ({ page, context }) => {
    await signIn(page);
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
