import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createPerson } from './support/createPerson.ts';
import { openApi } from './support/openApi.ts';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';
import { watchWrites } from './support/watchWrites.ts';

test('a record that somebody else has changed prompts for the value to keep, and is written once', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  const api = await openApi(request);
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAt(page, `/1/persons/${person.id}/details`);
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Anne');
  await page.getByRole('textbox', { name: 'Ville' }).fill('Chelles');
  await api.put(person['@id'], { givenName: 'Alice', birthName: 'DURAND' });

  const writes = watchWrites(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifié entre-temps' });
  await expect(dialog.getByRole('radio', { name: 'La leur' })).toHaveAccessibleDescription('Alice');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(writes).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: 'La mienne' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await expect(page.getByText(/^Enregistrement réussi\s+Modifications d’une autre personne/)).toBeVisible();
  expect(writes).toEqual([`PUT ${person['@id']}`]);
  expect(await api.get(person['@id'])).toMatchObject({
    givenName: 'Anne',
    birthName: 'DURAND',
    mainAddress: { addressLocality: 'Chelles' },
  });
});
