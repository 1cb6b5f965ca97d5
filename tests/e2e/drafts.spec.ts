import { expect } from '@playwright/test';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

test('a reload right after the last key loses nothing of a form', async ({ page }) => {
  await signInAt(page, '/1/affiliations/create');
  const insurer = page.getByRole('textbox', { name: 'Assureur' });
  await insurer.pressSequentially('Mutuelle du sport');
  await page.reload();
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(insurer).toHaveValue('Mutuelle du sport');
});
