import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The label of a field whether or not its words were taken apart: `birthTown`, `Birth town`. */
export const named = (field: string): RegExp =>
  new RegExp(`^${field.replaceAll(/[A-Z]/g, (capital) => ` ?${capital}`)}(\\s?\\*)?$`, 'i');

export const textbox = (page: Page | Locator, field: string): Locator =>
  page.getByRole('textbox', { name: named(field) });

/** Sends the form and waits until the server has taken it. */
export const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Enregistrement réussi')).toBeVisible();
};

/** Searches the records that a relation may point to and takes the first, which is the one of this label. */
export const pick = async (page: Page, field: string, searched: string, label: RegExp): Promise<void> => {
  const input = page.getByRole('combobox', { name: named(field) });
  await input.fill(searched);
  await expect(page.getByRole('option').first()).toHaveText(label);
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(input).toHaveValue(label);
};
