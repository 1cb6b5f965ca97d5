import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { named, textbox } from '../support/form.ts';
import { signInAt, test } from '../support/test.ts';

const rowsOf = (page: Page): Locator => page.getByRole('table').locator('tbody').getByRole('row');
const member = (answer: Readonly<Record<string, unknown>>, key: string): unknown =>
  answer[key] ?? answer[`hydra:${key}`];

export const listJourneys = (): void => {
  test('lists a club’s persons, as many a page as it says, and goes to the second page', async ({
    page,
    api,
  }) => {
    const all = member(await api.get('/api/people?club=/api/clubs/1&itemsPerPage=1'), 'totalItems');
    await signInAt(page, '/1/persons');
    await expect(page.getByText(`${String(all)} résultats`)).toBeVisible();
    await expect(page.getByText('1-25 sur 45')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(25);
    await page.getByRole('button', { name: 'Aller à la prochaine page' }).click();
    await expect(page.getByText('26-45 sur 45')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(20);
  });

  test('tells dates by their day, and enumerations by their value in no other way than the filter', async ({
    page,
  }) => {
    await signInAt(page, '/1/persons');
    const row = page.getByRole('row').filter({ hasText: 'TRAORÉ' }).filter({ hasText: 'Gabriel' }).first();
    await expect(row.getByRole('cell', { name: '01/09/1976', exact: true })).toBeVisible();
    await expect(page.getByText('00:00')).toHaveCount(0);
  });

  test('sorts by birth date', async ({ page }) => {
    await signInAt(page, '/1/persons');
    await page.getByRole('button', { name: named('birthDate', '^trier par ', ' ') }).click();
    await expect(rowsOf(page).first()).toContainText('01/09/1976');
    await page.getByRole('button', { name: named('birthDate', '^trier par ', ' ') }).click();
    await expect(rowsOf(page).first()).toContainText('25/03/2012');
  });

  test('filters by a part of the name, and opens the one that is left', async ({ page }) => {
    await signInAt(page, '/1/persons');
    await page.getByRole('searchbox', { name: named('familyName') }).fill('silva v');
    await expect(rowsOf(page)).toHaveCount(0);
    await page.getByRole('searchbox', { name: named('familyName') }).fill('chen xiv');
    await expect(rowsOf(page)).toHaveCount(1);
    await rowsOf(page).getByRole('link', { name: 'CHEN XIV' }).click();
    await expect(page).toHaveURL('/1/persons/14/details');
    await expect(textbox(page, 'familyName')).toHaveValue('CHEN XIV');
  });

  test('names related records in a list, never by number or address', async ({ page }) => {
    await signInAt(page, '/1/memberships');
    const row = rowsOf(page).first();
    await expect(row).toContainText(/Adhérent|Dirigeant|Bénévole/);
    await expect(row.getByRole('link', { name: /[A-ZÉ]{3,} \w+|\w+ [A-ZÉ]{3,}/ }).first()).toBeVisible();
    await expect(page.getByRole('table').getByText(/n° \d|\/api\//)).toHaveCount(0);
  });

  test('calls the club by its name', async ({ page }) => {
    await signInAt(page, '/1/persons');
    await expect(page.getByRole('banner').getByText("Val d'Yerres Ping")).toBeVisible();
  });

  test('opens a league out of the list of all bodies', async ({ page }) => {
    await signInAt(page, '/1/organizations');
    await page.getByRole('link', { name: 'Île-de-France' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Île-de-France' })).toBeVisible();
  });

  test('names what the form of a club points to', async ({ page }) => {
    await signInAt(page, '/1/informations/1');
    await expect(page.getByRole('combobox', { name: named('country') })).toHaveValue('France');
    await expect(page.getByRole('combobox', { name: named('parent') })).toHaveValue(/Île-de-France/);
    await expect(page.getByText('Gymnase Aubry')).toBeVisible();
  });
};
