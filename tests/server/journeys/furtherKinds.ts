import { expect } from '@playwright/test';
import { create, openForm, pick, save, send, textbox } from '../support/form.ts';
import { test } from '../support/test.ts';

/** Kinds of collections and fields beyond those of a book: listed alone, never changed, read alone, written alone. */
export const furtherKinds = (): void => {
  test('has no button for filters where the server filters by nothing', async ({ page, enter }) => {
    await enter('/reviews');
    await expect(page.getByRole('link', { name: /^La Marée/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filtres' })).toHaveCount(0);
  });

  test('opens a record that nobody changes to be read, once it is made', async ({ page, enter }) => {
    await enter('/reviews/create');
    await openForm(page);
    await pick(page, 'book', 'Vent 5', /Le Vent 5/);
    await textbox(page, 'body').fill('Bien');
    await create(page);
    await expect(page).toHaveURL(/\/0\/reviews\/\d+\/show$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Le Vent 5' })).toBeVisible();
  });

  test('names the related record of a form that only shows it', async ({ page, enter }) => {
    await enter('/reviews/1');
    await expect(page.getByRole('main').getByRole('link', { name: /^La Marée/ })).toBeVisible();
  });

  test('lists records without a page of their own, without their numbers', async ({ page, enter }) => {
    await enter('/audit_logs');
    await expect(page.getByRole('columnheader')).toHaveText(['What', 'At']);
    await expect(page.getByRole('cell', { name: 'Ligne 25' })).toBeVisible();
    await page.getByRole('button', { name: 'Aller à la prochaine page' }).click();
    await expect(page.getByRole('cell', { name: 'Ligne 15', exact: true })).toBeVisible();
  });

  test('shows the lines of a text', async ({ page, enter }) => {
    await enter('/books/24/show');
    const text = page.getByText(/^Première ligne 24/);
    await expect.poll(() => text.innerText()).toBe('Première ligne 24.\nDeuxième ligne.');
  });

  test('names fields as the server does, else in French', async ({ page, enter }) => {
    await enter('/lecteurs/create');
    await openForm(page);
    for (const label of [/^Prénom/, /^Ville$/])
      await expect(page.getByRole('textbox', { name: label })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Responsable légal' })).toBeVisible();
  });

  test('chooses a record of the same kind', async ({ page, enter, judge }) => {
    await enter('/genres/3');
    await openForm(page);
    await judge.remember();
    const input = page.getByRole('combobox', { name: 'Genre parent' });
    await input.fill('Fiction');
    await page.getByRole('option', { name: 'Fiction' }).click();
    await save(page);
    await judge.expectOnly({ 'genre/3.parent_id': [null, 1] });
  });

  test('changes what is written alone, and leaves the rest as it is', async ({ page, enter, judge }) => {
    await enter('/events/3');
    await openForm(page);
    await judge.remember();
    await textbox(page, 'accessCode').fill('1234');
    await save(page);
    await judge.expectOnly({ 'event/3.access_code': [null, '1234'] });
  });

  test('shows a violation that only the server knows at its field, and that of none above the buttons', async ({
    page,
    enter,
    judge,
  }) => {
    await enter('/events/2');
    await openForm(page);
    await judge.remember();
    await textbox(page, 'endsAt').fill('01/01/2020 10:00');
    await textbox(page, 'places').fill('13');
    await send(page, 'Enregistrer');
    await expect(textbox(page, 'endsAt')).toHaveAccessibleDescription(/La fin précède le début/);
    await expect(page.getByRole('alert').filter({ hasText: 'Treize places' })).toBeVisible();
    await judge.expectOnly({});
  });

  test('makes a record of a file', async ({ page, enter, judge }) => {
    await enter('/pictures/create');
    await openForm(page);
    await judge.remember();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'porte.png', mimeType: 'image/png', buffer: PICTURE });
    await create(page);
    expect(Object.values(await judge.changes())).toEqual([
      [null, expect.objectContaining({ content_url: '/media/porte.png' })],
    ]);
  });
};

/** One point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
