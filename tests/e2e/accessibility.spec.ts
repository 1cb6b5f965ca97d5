import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createPerson } from './support/createPerson.ts';
import { signIn, signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

const headed = async (page: Page, title: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Chargement...')).toHaveCount(0);
};

/** Figures as tables, and beside them their charts. */
const openFigures = async (page: Page): Promise<void> => {
  await page.getByRole('menuitem', { name: 'Statistiques', exact: true }).click();
  await headed(page, 'Statistiques');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('.MuiBarChart-root').first()).toBeVisible();
};

test.describe('axe finds nothing to say', () => {
  test('about the pages of the way in', async ({ page }) => {
    await page.goto('/login');
    await headed(page, 'Connexion');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('La valeur ne doit pas être vide.')).toHaveCount(2);
    await expectAccessible(page);
    await page.goto(`/login/verify?hash=${'0'.repeat(64)}`);
    await headed(page, 'Vérification en deux étapes');
    await expectAccessible(page);
    await page.goto('/not-found');
    await headed(page, 'Page introuvable');
    await expectAccessible(page);
  });

  test.describe('about a code', () => {
    test.use({ expectedErrors: [/404 .*\/api\/attestations\//] });

    test('that nobody has given out', async ({ page }) => {
      await page.goto('/attestations/1-inconnue');
      await headed(page, 'Vérification d’une attestation');
      await expect(page.getByRole('main').getByRole('status')).toContainText('Attestation inconnue');
      await expectAccessible(page);
    });
  });

  test('about home, lists and what opens over them', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('link', { name: 'Personnes du club' })).toHaveText(/^\d/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Compte de gestionnaire' }).click();
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    for (const [menu, title] of [
      ['Personnes', 'Personnes'],
      ['Licences', 'Licences'],
    ] as const) {
      const group = page.getByRole('button', { name: menu, exact: true, expanded: false });
      if (await group.isVisible()) await group.click();
      await page.getByRole('menuitem', { name: menu, exact: true }).click();
      await headed(page, title);
      await expect(page.getByRole('table')).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: /^Filtres/ }).click();
    await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toBeVisible();
    await expectAccessible(page);
    await openFigures(page);
    await expectAccessible(page);
  });

  test('about forms, their errors, their questions and the reading view', async ({ page, request }) => {
    const person = await createPerson(request);
    await signInAt(page, '/1/licences/create');
    await expect(page.getByRole('dialog', { name: 'Nouvelle licence' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Créer' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Créer' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Formulaire invalide' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('combobox', { name: 'Personne' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Type', exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/1/persons/${person.id}/details`);
    await headed(page, person.familyName);
    await expect(page.getByRole('button', { name: 'Supprimer' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/1/persons/${person.id}/show`);
    await headed(page, person.familyName);
    await expect(page.getByRole('definition').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('in the dark, about login, home, figures, palette and form, until the light theme is chosen', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    await headed(page, 'Connexion');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expectAccessible(page);
    await signIn(page);
    await expectAccessible(page);
    await openFigures(page);
    await expectAccessible(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Rechercher une page, une personne' });
    await field.fill(person.familyName);
    await expect(page.getByRole('option', { name: person.familyName })).toBeVisible();
    await expectAccessible(page);
    await field.press('Enter');
    await headed(page, person.familyName);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Modifier' }).click();
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Compte de gestionnaire' }).click();
    await page.getByRole('menuitemradio', { name: 'Thème clair' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  });

  test('in the dark, about the rights of every account, those that may only be read too', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAt(page, '/1/permissions');
    await page.getByRole('button', { name: 'Tableau de tous les comptes' }).click();
    await page.getByRole('button', { name: 'Licences', exact: true }).last().click();
    await expect(page.getByRole('combobox', { name: 'Prise de licence, gestionnaire' })).toBeDisabled();
    await expectAccessible(page);
  });

  test('about a form that may only be read', async ({ page, request }) => {
    const person = await createPerson(request);
    await signInAt(page, `/1/persons/${person.id}/details`, 'lecteur');
    await headed(page, person.familyName);
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await expectAccessible(page);
  });
});
