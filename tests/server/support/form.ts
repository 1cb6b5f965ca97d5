import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { commonLabels } from '../../../src/data/commonLabels.ts';
import { fieldLabels } from '../../../src/data/federationLabels.ts';

/** What a field may be called: as the catalogue has it, or its name spelled out: `Opens at`. */
const labelsOf = (field: string): readonly string[] =>
  [fieldLabels[field], commonLabels[field], field.replaceAll(/[A-Z]/g, (capital) => ` ${capital}`)].filter(
    (label): label is string => label !== undefined,
  );

/** The name of an input, with or without the mark of a required one; before it a verb, as in 'Trier par …'. */
export const named = (field: string, before = '^', after = '(\\s?\\*)?$'): RegExp =>
  new RegExp(
    `${before}(?:${labelsOf(field)
      .map((label) => label.replaceAll(/[^\w\s]/g, '.'))
      .join('|')})${after}`,
    'i',
  );

export const textbox = (page: Page | Locator, field: string): Locator =>
  page.getByRole('textbox', { name: named(field) });

/** Waits for the form of a record and opens what is folded in it. */
export const openForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Enregistrer|Créer)$/ }).waitFor();
  const folded = page.locator('form button[aria-expanded="false"][aria-controls$="-fields"]');
  while ((await folded.count()) > 0) await folded.first().click();
};

/** Sends the form by the button of this name, whatever comes of it. */
export const send = async (page: Page, name: string): Promise<void> =>
  await page.getByRole('button', { name, exact: true }).click();

/** Sends the changes and waits until the server has taken them. */
export const save = async (page: Page): Promise<void> => {
  await send(page, 'Enregistrer');
  await expect(page.getByText('Enregistrement réussi')).toBeVisible();
};

/** Sends the new record and waits until the server has taken it. */
export const create = async (page: Page): Promise<void> => {
  await send(page, 'Créer');
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
