import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createPerson } from './support/createPerson.ts';
import type { Person } from './support/createPerson.ts';
import { openApi } from './support/openApi.ts';
import { pressTwice } from './support/pressTwice.ts';
import { signIn, signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nom', exact: true });

test.describe('persons', () => {
  test('are listed 25 a page, searched, opened, changed and found changed after a reload (R1.8, R1.13, R7.26, R7.33, R7.76, R9.3)', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    const api = await openApi(request);
    const all = await api.get<{ 'hydra:totalItems': number }>('/api/people?club=/api/clubs/1&itemsPerPage=1');
    await signIn(page);
    await page.getByRole('menuitem', { name: 'Personnes' }).click();
    const rows = page.getByRole('table').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(25);
    await expect(page.getByText(`${all['hydra:totalItems']} résultats`)).toBeVisible();

    await page
      .getByRole('searchbox', { name: 'Rechercher par nom ou numéro' })
      .fill(person.familyName.toLowerCase());
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('1 résultat', { exact: true })).toBeVisible();
    await rows.getByRole('link', { name: person.familyName }).click();
    await expect(page).toHaveURL(`/1/persons/${person.id}`);
    await page.getByRole('link', { name: 'Modifier' }).click();
    await expect(page).toHaveURL(`/1/persons/${person.id}/details`);

    await nameField(page).fill('Dubois-Martin');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
    expect((await saved).status()).toBe(200);
    // The server prints family names in capitals, and what it answers is what the form shows.
    await expect(nameField(page)).toHaveValue('DUBOIS-MARTIN');
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText(
      'DUBOIS-MARTIN Camille',
    );

    await page.reload();
    await expect(nameField(page)).toHaveValue('DUBOIS-MARTIN');
    expect(await api.get<Person>(person['@id'])).toMatchObject({
      familyName: 'DUBOIS-MARTIN',
      givenName: 'Camille',
    });

    await page.getByRole('link', { name: 'Prendre une licence' }).click();
    const licence = page.getByRole('dialog', { name: 'Nouvelle licence' });
    await expect(licence.getByRole('combobox', { name: 'Personne' })).toHaveValue('DUBOIS-MARTIN Camille');
    await expect(licence.getByText('Avant d’enregistrer')).toBeVisible();
  });

  test('with a changed form are not left without a question (R2.177)', async ({ page, request }) => {
    const person = await createPerson(request);
    await signInAt(page, `/1/persons/${person.id}/details`);
    await nameField(page).fill('Perdu');
    await page.getByRole('button', { name: 'Licences', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Licences', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer' });
    await dialog.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(nameField(page)).toHaveValue('Perdu');
    await page.getByRole('menuitem', { name: 'Licences', exact: true }).click();
    await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
  });

  test('are greyed, with the reason, for those who may only read (R5.32, R6.12, R6.16)', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    await signInAt(page, `/1/persons/${person.id}/details`, 'lecteur');
    await expect(nameField(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await expect(page.getByText('Vous n’avez pas le droit de modifier cet enregistrement.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prendre une licence' })).toHaveCount(0);
  });
});

test.describe('hostile text in a name', () => {
  const MARKUP = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
  const SQL = "Robert'); drop table people;--";

  test('is shown as the text it is, in list, form and reading view, and runs nothing', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request, { familyName: MARKUP, givenName: SQL });
    await signInAt(page, '/1/persons');
    await page.getByRole('searchbox', { name: 'Rechercher par nom ou numéro' }).fill(SQL);
    const shown = MARKUP.toLocaleUpperCase('fr');
    await expect(page.getByRole('cell', { name: `${shown} ${SQL}`, exact: true })).toBeVisible();
    // The row was in the list before: the search is done once the address says so.
    await expect(page).toHaveURL(/filter=/);
    await page.getByRole('link', { name: shown }).click();

    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText(`${shown} ${SQL}`);
    await expect(page.getByRole('definition').filter({ hasText: shown })).toBeVisible();
    await page.getByRole('link', { name: 'Modifier' }).click();
    await expect(nameField(page)).toHaveValue(shown);
    await expect(page.getByRole('textbox', { name: 'Prénom', exact: true })).toHaveValue(SQL);
    await expect(page.locator('main img')).toHaveCount(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await (await openApi(request)).get<Person>(person['@id'])).toMatchObject({ givenName: SQL });
  });
});

test('is reached by what its page of contacts shows (R3.159, R3.160, R3.161, R3.162, R1.10, R3.158, R5.91, R5.92, R9.27)', async ({
  page,
  request,
}) => {
  const site = `https://tennis-de-table.example.org/${'a'.repeat(20)}`;
  const person = await createPerson(request, {
    mainPhone: { telephone: '+33639980122' },
    mainFax: { telephone: '0160201234' },
    mainPage: { page: site },
  });
  await signInAt(page, `/1/persons/${person.id}/details`);
  await page.getByRole('link', { name: 'Communication' }).click();
  await expect(page).toHaveURL(`/1/persons/${person.id}/communication`);
  const name = `${person.familyName} ${person.givenName}`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} – Communication`);
  await expect(page).toHaveTitle(`${name} – Communication - Raquette`);
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText(name);
  // The head has the first of them too.
  const values = page.getByRole('definition');
  const shown = (label: string) => values.getByRole('link', { name: label, exact: true });
  await expect(shown('+33 6 39 98 01 22')).toHaveAttribute('href', 'tel:+33639980122');
  await expect(shown('01 60 20 12 34')).toBeVisible();
  await expect(values.getByRole('link', { name: /^essai-\d+@example.org$/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(shown(`${site.slice(0, 30)}...`)).toHaveAttribute('href', site);
});

test('whose day is pressed twice in the calendar keep the focus at its button', async ({ page }) => {
  await signInAt(page, '/1/persons/create');
  const opener = page.getByRole('button', { name: 'Ouvrir le calendrier : Date de naissance' });
  await opener.click();
  const calendar = page.getByRole('dialog');
  for (const part of [/^2006$/, /^mai$/i]) await calendar.getByRole('radio', { name: part }).click();
  await pressTwice(calendar.getByRole('gridcell', { name: '14', exact: true }));
  await expect(page.getByRole('textbox', { name: 'Date de naissance' })).toHaveValue('14/05/2006');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
});
