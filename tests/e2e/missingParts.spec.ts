import { expect } from '@playwright/test';
import { createPerson } from './support/createPerson.ts';
import { signIn, signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

test('a page whose code stalls says so after 120 s, and is there once it is tried again (R2.102, R8.25, R2.101)', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/assets/StatisticsPage-*.js', () => undefined);
  await page.clock.install();
  // The 120 s begin when the code is requested, which may be after the page first says that it loads.
  const requested = page.waitForRequest('**/assets/StatisticsPage-*.js');
  await page.getByRole('menuitem', { name: 'Statistiques', exact: true }).click();
  await requested;
  await expect(page.getByText('Chargement...')).toBeVisible();
  await page.clock.fastForward(115_000);
  await expect(page.getByText('Chargement...')).toBeVisible();
  await page.clock.fastForward(10_000);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Le chargement a échoué');
  await expect(page.getByRole('menuitem', { name: 'Statistiques', exact: true })).toBeVisible();

  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible();
});

test.describe('a page that is gone from the server', () => {
  test.use({ expectedErrors: [/status of 404 .*StatisticsPage-/] });

  test('leads to the page of unknown addresses (R2.10)', async ({ page }) => {
    await signIn(page);
    await page.route('**/assets/StatisticsPage-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('menuitem', { name: 'Statistiques', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await expect(page).toHaveURL(/\/not-found$/);
  });
});

test.describe('a part that is gone from the server', () => {
  test.use({ expectedErrors: [/status of 404 .*MessagesPanel/] });

  test('takes nothing away that is being typed, even where another version was deployed (R8.25)', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    await signInAt(page, `/1/persons/${person.id}/details`);
    const name = page.getByRole('textbox', { name: 'Prénom', exact: true });
    await name.fill('Jeanne');

    await page.route('**/assets/MessagesPanel-*.js', (route) => route.fulfill({ status: 404 }));
    const loads: string[] = [];
    await page.route(`${new URL(page.url()).origin}/`, (route) => {
      loads.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: '<script src="/assets/index-new.js"></script>',
      });
    });
    await page.getByRole('button', { name: /^Messages/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Le chargement a échoué' });
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(name).toHaveValue('Jeanne');
    expect(loads).toEqual([]);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
  });
});
