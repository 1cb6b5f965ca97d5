import { expect as plain } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createPicture } from '../../support/createPicture.ts';
import { expectAccessible } from '../support/axe.ts';
import { signIn } from '../support/signIn.ts';
import { tabTo } from '../support/tabTo.ts';
import { test } from '../support/test.ts';

/** The longest walk of all: it also has to pass where the machine is busy with other things. */
const expect = plain.configure({ timeout: 20_000 });

const PICTURE = Buffer.from(createPicture(48, [21, 128, 61], [255, 244, 214]));

/** Opens a tab of the form from wherever the focus is, by its tab list. */
const openTab = async (page: Page, name: string): Promise<void> => {
  const wanted = page.getByRole('tab', { name });
  await tabTo(page, page.getByRole('tab', { selected: true }));
  for (let step = 0; step < 12 && !(await wanted.evaluate(isFocused)); step += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
};

/** Goes on from step to step, each of which has to be right as it is, to the one wanted. */
const openStep = async (page: Page, name: string): Promise<void> => {
  const wanted = page.getByRole('button', { name, exact: true });
  const current = page.locator('[aria-current="step"]');
  for (let step = 0; step < 12; step += 1) {
    const before = (await current.textContent()) ?? '';
    await tabTo(page, page.getByRole('button', { name: 'Suivant' }));
    await page.keyboard.press('Enter');
    await expect(current).not.toHaveText(before);
    if ((await wanted.getAttribute('aria-current')) === 'step') break;
  }
  await expect(wanted).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);
};

const isFocused = (element: Element): boolean => element === document.activeElement;

const type = async (page: Page, label: string, text: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: label });
  await tabTo(page, box);
  // Fields of personal data stay closed for the first second of a form.
  await expect(box).toBeEditable();
  await page.keyboard.type(text);
};

/** Takes a record of a list that a text narrows down, as a reader of the list does: down to its line, then Enter. */
const pick = async (page: Page, label: string, text: string, name: string): Promise<void> => {
  const input = page.getByRole('main').getByRole('combobox', { name: label });
  const option = page.getByRole('option', { name });
  await tabTo(page, input);
  await page.keyboard.type(text);
  await expect(option).toBeVisible();
  for (let line = 0; line < 5 && !(await option.evaluate(isActiveOption)); line += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(option).toBeHidden();
};

/** Whether the focused input says that this option is the highlighted one. */
const isActiveOption = (option: Element): boolean =>
  document.activeElement?.getAttribute('aria-activedescendant') === option.id;

test.describe('the gallery of every kind of field', () => {
  test.setTimeout(300_000);

  test('is listed, created, changed and read by the keyboard alone, without an axe violation (R1.11, R5.80, R9.15, R9.40)', async ({
    page,
  }) => {
    await signIn(page);
    const heading = page.getByRole('heading', { level: 1 });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('galeries');
    await expect(page.getByRole('option', { name: 'Galeries' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Galeries');
    await expect(page.getByText(/^\d+ résultats$/)).toBeVisible();
    await expectAccessible(page);

    await tabTo(page, page.getByRole('link', { name: 'Créer' }));
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Nouvelle galerie');
    await expectAccessible(page);
    const title = `Balles d’essai ${process.pid}`;
    await type(page, 'Titre', title);
    await type(page, 'Code', `ZZZ-${String(process.pid).padStart(3, '0').slice(-3)}`);
    await openStep(page, 'Formes imposées');
    await type(page, 'Courriel', 'galerie@example.org');
    await openStep(page, 'Nombres');
    await type(page, 'Places', '40');
    await type(page, 'Prix', '12,5');
    await openStep(page, 'Dates et heures');
    await type(page, 'Ouverture', '05102026');
    await type(page, 'Ouvre à', '0930');
    await openStep(page, 'Choix');
    await tabTo(page, page.getByRole('combobox', { name: 'Jours d’ouverture' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Lundi' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('lun');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Jours d’ouverture' })).toHaveText('Lundi');
    await openStep(page, 'Relations');
    await expect(page.getByRole('combobox', { name: 'Saison', exact: true })).toHaveValue('2026/2027');
    await pick(page, 'Formes de pratique', 'Lois', 'Loisir');
    await openStep(page, 'Listes');
    for (const size of ['4 m', '6 m']) {
      await tabTo(page, page.getByRole('combobox', { name: 'Dimensions' }));
      await page.keyboard.type(size);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, page.getByRole('button', { name: /^Ajouter\s: Ligne$/ }));
    await page.keyboard.press('Enter');
    await type(page, 'Libellé', 'Cadres');
    await type(page, 'Quantité', '3');
    await type(page, 'Montant', '19,90');
    // Listened for before the steps that lead there: a busy browser opens its own dialog before it has heard.
    const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
    await openStep(page, 'Fichiers');
    await tabTo(page, page.getByRole('button', { name: 'Choisir une image' }));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'balle.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.getByText('balle.png', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: 'Créer' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
    await expect(heading).toHaveText(title);

    await openTab(page, 'Listes');
    await expect(page.getByRole('textbox', { name: 'Montant' })).toHaveValue('19,90');
    await type(page, 'Montant', '25');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await tabTo(page, page.getByRole('button', { name: 'Enregistrer' }));
    await page.keyboard.press('Enter');
    await saved;

    // Tab stays within the tab and its exits; the way out leads back to the list.
    await tabTo(page, page.getByRole('link', { name: 'Fermer' }));
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Galeries');
    await tabTo(page, page.getByRole('searchbox', { name: /^Rechercher/ }));
    await page.keyboard.type(title);
    await expect(page.getByText('1 résultat', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: title }));
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(title);
    await expect(page.getByText('12,50 €')).toBeVisible();
    await expect(page.getByText('25,00 €')).toBeVisible();
    await expectAccessible(page);
  });
});
