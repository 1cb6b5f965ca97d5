import { expect } from '@playwright/test';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

test('a long form in a dialog keeps its last field in view at the end of the wheel', async ({ page }) => {
  await signInAt(page, '/1/licences/create');
  const dialog = page.getByRole('dialog', { name: 'Nouvelle licence' });
  await dialog.getByRole('button', { name: /^Autres informations/ }).click();
  await dialog.getByText('Autres informations').hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return dialog.evaluate((frame) =>
        [frame, ...frame.querySelectorAll('.MuiDialogContent-root')].map(
          ({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop <= 1,
        ),
      );
    })
    .toEqual([true, true]);
  await expect(dialog.getByRole('button', { name: 'Créer' })).toBeInViewport();
  await expect(dialog.getByRole('checkbox', { name: 'Étranger' })).toBeInViewport();
});
