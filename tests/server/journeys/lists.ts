import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { named, openForm, textbox } from '../support/form.ts';
import { spaceOf, test } from '../support/test.ts';

const rowsOf = (page: Page): Locator => page.getByRole('table').locator('tbody').getByRole('row');

export const listJourneys = (): void => {
  test('lists persons, as many a page as the server gives, and goes to the second page', async ({
    page,
    enter,
    traits: { clubs, pageSize },
  }) => {
    const all = clubs ? 45 : 60;
    await enter('/persons');
    await expect(page.getByText(`${all} résultats`)).toBeVisible();
    await expect(page.getByText(`1-${pageSize} sur ${all}`)).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(pageSize);
    await page.getByRole('button', { name: 'Aller à la prochaine page' }).click();
    const second = Math.min(all - pageSize, pageSize);
    await expect(page.getByText(`${pageSize + 1}-${pageSize + second} sur ${all}`)).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(second);
  });

  test('shows dates by their day, and enumerations by their value in no other way than the filter', async ({
    page,
    enter,
  }) => {
    await enter('/persons');
    await page.getByRole('searchbox', { name: 'Rechercher par nom ou numéro' }).fill('TRAORÉ');
    const row = page.getByRole('row').filter({ hasText: 'TRAORÉ' }).filter({ hasText: 'Gabriel' }).first();
    await expect(row.getByRole('cell', { name: '01/09/1976', exact: true })).toBeVisible();
    await expect(page.getByText('00:00')).toHaveCount(0);
  });

  test('sorts by birth date', async ({ page, enter }) => {
    await enter('/persons');
    await page.getByRole('button', { name: named('birthDate', '^trier par ', ' ') }).click();
    await expect(rowsOf(page).first()).toContainText('01/09/1976');
    await page.getByRole('button', { name: named('birthDate', '^trier par ', ' ') }).click();
    await expect(rowsOf(page).first()).toContainText('25/03/2012');
  });

  test('filters by a part of the name, and opens the one that is left', async ({ page, enter, traits }) => {
    await enter('/persons');
    // No row of a list that is not there yet would be no answer.
    await expect(rowsOf(page).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Rechercher par nom ou numéro' }).fill('silva zz');
    await expect(rowsOf(page)).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Rechercher par nom ou numéro' }).fill('chen xiv');
    await expect(rowsOf(page)).toHaveCount(1);
    await rowsOf(page)
      .getByRole('link', { name: /^CHEN XIV / })
      .click();
    await expect(page).toHaveURL(`${spaceOf(traits)}/persons/14`);
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await expect(page).toHaveURL(`${spaceOf(traits)}/persons/14/details`);
    await expect(textbox(page, 'familyName')).toHaveValue('CHEN XIV');
  });

  test('names related records in a list, never by number or address', async ({ page, enter }) => {
    await enter('/memberships');
    const row = rowsOf(page).first();
    await expect(row).toContainText(/Adhérent|Dirigeant|Bénévole/);
    await expect(row.getByRole('link', { name: /[A-ZÉ]{3,} \w+|\w+ [A-ZÉ]{3,}/ }).first()).toBeVisible();
    await expect(page.getByRole('table').getByText(/n° \d|\/api\//)).toHaveCount(0);
  });

  test('calls the club by its name, and the space without clubs by the server’s', async ({
    page,
    enter,
    traits,
  }) => {
    await enter('/persons');
    const name = traits.clubs ? "Val d'Yerres Ping" : 'Fédération';
    await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  });

  test('opens a league out of the list of all bodies', async ({ page, enter }) => {
    await enter('/organizations');
    await page.getByRole('link', { name: 'Île-de-France' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Île-de-France' })).toBeVisible();
  });

  test('names what the form of a club points to', async ({ page, enter }) => {
    await enter('/informations/1');
    await openForm(page);
    await expect(page.getByRole('combobox', { name: named('country') })).toHaveValue('France');
    await expect(page.getByRole('combobox', { name: named('parent') })).toHaveValue(/Île-de-France/);
    await expect(page.getByText('Gymnase Aubry')).toBeVisible();
  });
};
