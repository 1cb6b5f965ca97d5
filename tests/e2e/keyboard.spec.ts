import { expect } from '@playwright/test';
import { createPerson } from './support/createPerson.ts';
import type { Person } from './support/createPerson.ts';
import { openApi } from './support/openApi.ts';
import { PASSWORD } from './support/signIn.ts';
import { tabTo } from './support/tabTo.ts';
import { test } from './support/test.ts';

test.describe('the keyboard alone', () => {
  test('logs in, finds a person by the menu and the list, changes and saves the name', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    await page.goto('/login');
    await expect(page.getByLabel('Identifiant')).toBeFocused();
    await page.keyboard.type('gestionnaire');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Accueil');
    await expect(heading).toBeFocused();

    await tabTo(page, page.getByRole('menuitem', { name: 'Personnes' }));
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Personnes');
    await expect(heading).toBeFocused();

    await tabTo(page, page.getByRole('searchbox', { name: /^Rechercher/ }));
    await page.keyboard.type(person.familyName);
    await expect(page.getByText('1 résultat', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: person.familyName }));
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(`${person.familyName} Camille`);
    await tabTo(page, page.getByRole('link', { name: 'Modifier' }));
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(`${person.familyName} Camille – Identité`);
    await expect(page).toHaveTitle(`${person.familyName} Camille – Identité - Raquette`);

    const name = page.getByRole('textbox', { name: 'Prénom', exact: true });
    // The data of other people stay closed to the browser's autofill for the first second.
    await expect(name).toBeEditable();
    await tabTo(page, name);
    // Reached by Tab the text is selected: what is typed takes its place.
    await page.keyboard.type('Dominique');
    await tabTo(page, page.getByRole('button', { name: 'Enregistrer' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
    await expect(name).toHaveValue('Dominique');
    expect(await (await openApi(request)).get<Person>(person['@id'])).toMatchObject({
      givenName: 'Dominique',
    });
  });

  test('skips from the top of a page to its content', async ({ page }) => {
    await page.goto('/login?redirect=%2F1%2Fpersons');
    await page.getByLabel('Identifiant').fill('gestionnaire');
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link')).toBeFocused();
  });
});
