import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createPerson } from './support/createPerson.ts';
import type { Person } from './support/createPerson.ts';
import { openApi } from './support/openApi.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';
import { watchWrites } from './support/watchWrites.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nom', exact: true });

test.describe('persons', () => {
  test('are listed 25 a page, searched, opened, changed and found changed after a reload', async ({
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

    await page.getByRole('searchbox', { name: 'Nom', exact: true }).fill(person.familyName.toLowerCase());
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('1 résultat', { exact: true })).toBeVisible();
    await rows.getByRole('link', { name: person.familyName }).click();
    await expect(page).toHaveURL(`/1/persons/${person.id}/details`);

    await nameField(page).fill('Dubois-Martin');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
    expect((await saved).status()).toBe(200);
    // The server prints family names in capitals, and what it answers is what the form shows.
    await expect(nameField(page)).toHaveValue('DUBOIS-MARTIN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DUBOIS-MARTIN Camille');

    await page.reload();
    await expect(nameField(page)).toHaveValue('DUBOIS-MARTIN');
    expect(await api.get<Person>(person['@id'])).toMatchObject({
      familyName: 'DUBOIS-MARTIN',
      givenName: 'Camille',
    });
  });

  test('are sorted by a column, forwards and backwards', async ({ page, request }) => {
    const { 'hydra:member': expected } = await (
      await openApi(request)
    ).get<{ 'hydra:member': readonly Person[] }>(
      '/api/people?club=/api/clubs/1&order[familyName]=desc&itemsPerPage=1',
    );
    await signIn(page);
    await page.goto('/1/persons');
    const header = page.getByRole('columnheader', { name: /nom/i }).first();
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toContainText(
      expected[0]?.familyName ?? '?',
    );
  });

  test('are deleted after a question that only its buttons answer', async ({ page, request }) => {
    const person = await createPerson(request);
    const writes = watchWrites(page);
    await signIn(page);
    await page.goto(`/1/persons/${person.id}/details`);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Supprimer ${person.familyName} Camille` });
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Supprimer' })).toBeFocused();
    expect(writes).toEqual([]);

    await page.getByRole('button', { name: 'Supprimer' }).click();
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personnes' })).toBeVisible();
    expect(writes).toEqual([`DELETE ${person['@id']}`]);
    expect(await (await openApi(request)).status(person['@id'])).toBe(404);
  });

  test('with a changed form are not left without a question', async ({ page, request }) => {
    const person = await createPerson(request);
    await signIn(page);
    await page.goto(`/1/persons/${person.id}/details`);
    await nameField(page).fill('Perdu');
    await page.getByRole('menuitem', { name: 'Licences' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer' });
    await dialog.getByRole('button', { name: 'Rester sur la page' }).click();
    await expect(nameField(page)).toHaveValue('Perdu');
    await page.getByRole('menuitem', { name: 'Licences' }).click();
    await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
  });

  test('are sent once, however often the button is pressed', async ({ page, request }) => {
    const person = await createPerson(request);
    const writes = watchWrites(page);
    await signIn(page);
    await page.goto(`/1/persons/${person.id}/details`);
    await nameField(page).fill('Deux fois');
    await page.getByRole('button', { name: 'Enregistrer' }).dblclick();
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
    await expect(nameField(page)).toHaveValue('DEUX FOIS');
    expect(writes.filter((write) => write.startsWith('PUT'))).toEqual([`PUT ${person['@id']}`]);
  });

  test('are greyed, with the reason, for those who may only read', async ({ page, request }) => {
    const person = await createPerson(request);
    await signIn(page, 'lecteur');
    await page.goto(`/1/persons/${person.id}/details`);
    await expect(nameField(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await expect(page.getByText("Vous n'avez pas le droit de modifier cet enregistrement.")).toBeVisible();
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
    await signIn(page);
    await page.goto('/1/persons');
    await page.getByRole('searchbox', { name: 'Prénom' }).fill(SQL);
    const cell = page.getByRole('cell', { name: SQL, exact: true });
    await expect(cell).toBeVisible();
    const shown = MARKUP.toLocaleUpperCase('fr');
    await page.getByRole('link', { name: shown }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${shown} ${SQL}`);
    await expect(nameField(page)).toHaveValue(shown);
    await expect(page.getByRole('textbox', { name: 'Prénom', exact: true })).toHaveValue(SQL);
    await page.getByRole('link', { name: 'Consulter' }).click();
    await expect(page.getByRole('definition').filter({ hasText: shown })).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await (await openApi(request)).get<Person>(person['@id'])).toMatchObject({ givenName: SQL });
  });
});

test('is reached by what its page of contacts shows (R3.159, R3.160, R3.161, R3.162)', async ({
  page,
  request,
}) => {
  const site = `https://tennis-de-table.example.org/${'a'.repeat(20)}`;
  const person = await createPerson(request, {
    mainPhone: { telephone: '+33639980122' },
    mainFax: { telephone: '0160201234' },
    mainPage: { page: site },
  });
  await signIn(page);
  await page.goto(`/1/persons/${person.id}/details`);
  await page.getByRole('link', { name: 'Communication' }).click();
  await expect(page).toHaveURL(`/1/persons/${person.id}/communication`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Communication');
  await expect(page).toHaveTitle('Communication - Raquette');
  const name = `${person.familyName} ${person.givenName}`;
  await expect(page.getByRole('navigation', { name: "Fil d'Ariane" })).toContainText(name);
  const shown = (label: string) => page.getByRole('link', { name: label, exact: true });
  await expect(shown('+33 6 39 98 01 22')).toHaveAttribute('href', 'tel:+33639980122');
  await expect(shown('01 60 20 12 34')).toBeVisible();
  await expect(page.getByRole('link', { name: /^essai-\d+@example.org$/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(shown(`${site.slice(0, 30)}...`)).toHaveAttribute('href', site);
});

test.describe('what only the server can find', () => {
  test.use({ expectedErrors: [/status of 422 .*\/api\/people/] });

  test('stands at its field, and goes with the next save', async ({ page, request }) => {
    const person = await createPerson(request);
    await signIn(page);
    await page.goto(`/1/persons/${person.id}/details`);
    const birth = page.getByRole('textbox', { name: 'Date de naissance' });
    await birth.fill('1850-01-01');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(birth).toHaveAccessibleDescription("L'âge doit être compris entre 3 et 110 ans.");
    await expect(birth).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toContainText("Echec de l'enregistrement");
    await expect(birth).toHaveValue('01/01/1850');

    await birth.fill('1991-02-03');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
    await expect(birth).toHaveAttribute('aria-invalid', 'false');
    expect(await (await openApi(request)).get(person['@id'])).toMatchObject({
      birthDate: '1991-02-03T00:00:00+01:00',
    });
  });
});
