import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createPerson } from './support/createPerson.ts';
import type { Person } from './support/createPerson.ts';
import { openApi } from './support/openApi.ts';
import { expectAccessible } from './support/axe.ts';
import { signIn, signInAt } from './support/signIn.ts';
import { tabTo } from './support/tabTo.ts';
import { test } from './support/test.ts';
import { watchWrites } from './support/watchWrites.ts';

interface Licences {
  readonly 'hydra:member': readonly {
    readonly id: number;
    readonly identifier: string;
    readonly category: { readonly name: string };
  }[];
}

const pick = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const pickPerson = async (page: Page, { familyName, givenName }: Person): Promise<void> => {
  await page.getByRole('combobox', { name: 'Personne' }).pressSequentially(familyName);
  await page.getByRole('option', { name: `${familyName} ${givenName}` }).click();
};

const fillLicence = async (page: Page): Promise<void> => {
  await pick(page, 'Type', 'Loisir');
  await expect(page.getByRole('button', { name: 'Loisir', exact: true })).toBeVisible();
  await pick(page, 'Mention médicale', 'Sans pratique sportive');
  await expect(page.getByRole('combobox', { name: 'Assurance', exact: true })).toHaveValue(
    'Assurance fédérale de base',
  );
};

test.describe('a new licence', () => {
  test('is not sent while a required field is empty, then is created with what the server adds (R5.2, R5.36)', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    const writes = watchWrites(page);
    await signIn(page);
    await page.getByRole('menuitem', { name: 'Licences', exact: true }).click();
    await page.getByRole('link', { name: 'Créer' }).click();
    // Until it opens, the list's filters go by the same names.
    await expect(page.getByRole('dialog', { name: 'Nouvelle licence' })).toBeVisible();
    await fillLicence(page);
    await page.getByRole('button', { name: 'Créer' }).click();

    await page.getByRole('alertdialog', { name: 'Formulaire invalide' }).getByRole('button').click();
    const holder = page.getByRole('combobox', { name: 'Personne' });
    await expect(holder).toHaveAccessibleDescription('La valeur ne doit pas être vide.');
    await expect(holder).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('Les données du formulaire sont invalides');
    expect(writes).toEqual([]);

    await pickPerson(page, person);
    await page.getByRole('button', { name: 'Créer' }).click();
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
    await expect(page).toHaveURL(/\/1\/licences\/\d+$/);
    expect(writes).toEqual(['POST /api/licences']);

    const { 'hydra:member': licences } = await (
      await openApi(request)
    ).get<Licences>(`/api/licences?person=${person['@id']}`);
    expect(licences).toHaveLength(1);
    expect(licences[0]).toMatchObject({
      type: { name: 'Loisir' },
      club: { '@id': '/api/clubs/1' },
      state: 'pending',
      category: { name: 'Senior' },
    });
    const dialog = page.getByRole('dialog', { name: licences[0]?.identifier ?? '?' });
    await expect(dialog).toBeVisible();
    await page.goto('/1/licences');
    await page.getByRole('searchbox', { name: 'Rechercher par nom ou numéro' }).fill(person.familyName);
    await expect(page.getByRole('table').getByRole('row', { name: person.familyName })).toContainText(
      licences[0]?.identifier ?? '?',
    );
  });
});

test('a licence opens over its list by keyboard, and closing it gives the list and the focus back (R2.119, R2.120, R2.121, R2.151)', async ({
  page,
}) => {
  await signInAt(page, '/1/licences');
  await page.getByRole('button', { name: 'Aller à la page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  // The rows of the first page stay until those of the second are there.
  await expect(page.getByText(/^26-50 sur /)).toBeVisible();
  const opener = page.getByRole('table').locator('tbody').getByRole('link').first();
  await tabTo(page, opener);
  const name = (await opener.textContent()) ?? '?';
  const row = page.getByRole('table').locator('tbody').getByRole('row').first();
  const number = (await row.getByRole('cell', { name: /^\d+$/ }).first().textContent()) ?? '?';
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `${name} ${number}` });
  await expect(dialog.getByRole('combobox', { name: 'Type', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/1\/licences\/\d+$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Fermer' }).first());
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/1\/licences\?.*page=2/);
  await expect(opener).toBeFocused();
});
