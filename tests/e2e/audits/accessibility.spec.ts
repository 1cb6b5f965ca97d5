import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { createPerson } from '../support/createPerson.ts';
import { signIn, signInAt } from '../support/signIn.ts';
import { test } from '../support/test.ts';

const headed = async (page: Page, title: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Chargement...')).toHaveCount(0);
};

// What the sample of `rgaa.spec.ts` does not open.
test.describe('axe finds nothing to say', () => {
  test.describe('about a code', () => {
    test.use({ expectedErrors: [/404 .*\/api\/attestations\//] });

    test('that nobody has given out', async ({ page }) => {
      await page.goto('/attestations/1-inconnue');
      await headed(page, 'Vérification d’une attestation');
      await expect(page.getByRole('main').getByRole('status')).toContainText('Attestation inconnue');
      await expectAccessible(page);
    });
  });

  test('about the menu of the account, and keeps the scheme that is chosen there', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.getByRole('button', { name: 'Compte de gestionnaire' }).click();
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitemradio', { name: 'Thème clair' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
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
