import { expect } from '@playwright/test';
import { createPerson } from './support/createPerson.ts';
import { fillLogin, logIn, logInAt } from './support/signIn.ts';
import { test } from './support/test.ts';
import { watchWrites } from './support/watchWrites.ts';

test.describe('a session that ends in the middle of a save', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('loses nothing: after the login the form offers what was typed, and it is saved once (R8.1, R8.3, R4.11)', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    const path = `/1/persons/${person.id}/details`;
    await logInAt(page, path);
    const name = page.getByRole('textbox', { name: 'Prénom', exact: true });
    await name.fill('Jeanne');

    // The server takes neither the token nor its renewal any more.
    const refused = { status: 401, json: { code: 401, message: 'Expired JWT Token' } };
    const refreshes: string[] = [];
    await page.route('**/api/people/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(refused) : route.continue(),
    );
    await page.route('**/api/token/refresh', (route) => {
      refreshes.push(route.request().url());
      return route.fulfill(refused);
    });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText("Une erreur d'authentification est survenue", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirect: path })}`);
    await expect(page.getByText('Enregistrement réussi')).toHaveCount(0);
    expect(refreshes).toHaveLength(1);
    await page.unrouteAll();

    const writes = watchWrites(page);
    await fillLogin(page, 'gestionnaire');
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await expect(name).toHaveValue('Jeanne');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
    expect(writes).toEqual([`PUT ${person['@id']}`]);
    await expect.poll(() => page.evaluate(countDrafts)).toBe(0);
    await page.reload();
    await expect(name).toHaveValue('Jeanne');
    await expect(page.getByRole('button', { name: 'Reprendre' })).toHaveCount(0);
  });
});

/** Runs in the page: drafts on this device. They go beside the word of the save, not before it. */
const countDrafts = async (): Promise<number> => {
  const done = async <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The drafts cannot be read')));
    });
  const database = await done(indexedDB.open('raquette-drafts'));
  const count = await done(database.transaction('drafts').objectStore('drafts').count());
  database.close();
  return count;
};

test('a reload while the tokens are being renewed keeps the session (R4.10)', async ({ page }) => {
  await logIn(page);
  let refreshes = 0;
  await page.route('**/api/token/refresh', async (route) => {
    refreshes += 1;
    // The server has exchanged the token, and its answer does not come before the page is gone.
    if (refreshes === 1) await route.fetch();
    else await route.continue();
  });
  await page.reload();
  await expect.poll(() => refreshes).toBe(1);
  await page.goto('/1/persons');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(refreshes).toBe(2);
});
