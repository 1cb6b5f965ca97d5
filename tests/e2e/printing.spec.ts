import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { logInAt, signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';
import { textOfPdf } from './support/textOfPdf.ts';

/** What the browser would print now. */
const printed = async (page: Page): Promise<string> => textOfPdf(await page.pdf({ preferCSSPageSize: true }));

/** Waits for the printed form of the page: its code is loaded once the page is rendered. */
const expectPaper = async (page: Page): Promise<void> =>
  expect
    .poll(async () =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        const papers = document.querySelectorAll('body > .paper').length;
        window.dispatchEvent(new Event('afterprint'));
        return papers;
      }),
    )
    .toBe(1);

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Replaces the browser's print dialog, which a test has not. */
const keepPrinting = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
};

const HEADINGS = ['Nom', 'Prénom', 'Sexe', 'Catégorie', 'Type', 'Pointsofficiels', 'Mentionmédicale'];

test('a list prints the page shown in all its columns, without what is only for the screen', async ({
  page,
}) => {
  await signInAt(page, '/1/licences');
  await expect(page.getByText('Mention médicale').first()).toBeVisible();
  await expectPaper(page);
  // What is filtered by is named once it is read.
  await expect.poll(() => printed(page)).toContain('Saison:2026/2027');
  const text = await printed(page);
  for (const heading of HEADINGS) expect(text).toContain(heading);
  expect(countOf(text, 'Mentionmédicale')).toBe(1);
  expect(text).toMatch(/Lignes1à25sur\d+/);
  expect(text).toMatch(/Impriméle\d\d\/\d\d\/\d{4}à\d\d:\d\d/);
  expect(text).not.toContain('Ajouterunfiltre');
  expect(text).not.toContain('Rechercher');
  expect(text).not.toContain('Accueil');
});

test('a list cuts no name of a club on paper, where nothing is pointed at', async ({ page }) => {
  await signInAt(page, '/1/mutations');
  await expect(page.getByTitle('Paris Belleville Tennis de Table').first()).toBeVisible();
  await expectPaper(page);
  await expect.poll(() => printed(page)).toContain('ParisBellevilleTennisdeTable');
});

test('a list prints all its rows once they are read, from the menu', async ({ page }) => {
  await keepPrinting(page);
  await signInAt(page, '/1/licences');
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Imprimer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimer la liste' });
  const all = dialog.getByRole('radio', { name: /^Toutes les lignes/ });
  await expect(all).toBeChecked();
  const count = Number(/\d+/.exec((await dialog.getByText(/^Toutes les lignes/).textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(25);
  await dialog.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  const text = await printed(page);
  expect(text).toContain(`${count}résultats`);
  const [, pages] = /page1sur(\d+)/.exec(text) ?? [];
  expect(Number(pages)).toBeGreaterThan(1);
  expect(text).toContain(`page${pages}sur${pages}`);
  expect(countOf(text, 'Mentionmédicale')).toBe(Number(pages));
  // Numbers of licences, which are in no other column.
  expect(new Set(text.match(/7799\d{4}/g)).size).toBe(count);
});

test('Ctrl+P prompts for what to print where the list is longer than its page', async ({ page }) => {
  await keepPrinting(page);
  await signInAt(page, '/1/licences');
  const dialog = page.getByRole('dialog', { name: 'Imprimer la liste' });
  await expect(async () => {
    await page.keyboard.press('Control+p');
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await dialog.getByRole('radio', { name: /^La page affichée/ }).check();
  await dialog.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  expect(await printed(page)).toMatch(/Lignes1à25sur\d+/);
});

test('a record prints what it holds, on A4 upright, without what is only for the screen', async ({
  page,
}) => {
  await signInAt(page, '/1/persons/2/show');
  await expectPaper(page);
  const text = await printed(page);
  for (const part of ['Identité', 'Datedenaissance', 'Coordonnées', 'Adresseprincipale', 'Imprimé'])
    expect(text).toContain(part);
  // No empty field, no way back, no button.
  expect(text).not.toContain('--');
  expect(text).not.toContain('Accueil');
  expect(text).not.toContain('Modifier');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 594\.\d+ 841\.\d+\]/);
});

test('a form prints as text what is typed, saved or not', async ({ page }) => {
  await signInAt(page, '/1/persons/2/details');
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Anne-Lise');
  await expectPaper(page);
  const text = await printed(page);
  expect(text).toContain('PrénomAnne-Lise');
  expect(text).not.toContain('Enregistrer');
});

test('a form prints nothing of what only helps to fill it in', async ({ page }) => {
  await signInAt(page, '/1/persons/17/details');
  await expect(page.getByRole('combobox', { name: 'Rechercher une commune' })).toBeVisible();
  await expectPaper(page);
  expect(await printed(page)).not.toMatch(/Rechercherunecommune|oudéposez|astérisque/);
  await page.emulateMedia({ media: 'print' });
  const [box, name] = [page.getByText('Masculin', { exact: true }), page.getByText('Sexe').first()];
  expect((await box.boundingBox())?.x).toBe((await name.boundingBox())?.x);
});

test('a record prints its head: the state as a framed word, and the facts above its sections', async ({
  page,
}) => {
  await signInAt(page, '/1/licences/2/show');
  await expectPaper(page);
  expect(await printed(page)).toMatch(/OLIVIERJules\d+ValidéeLicencePersonneOLIVIERJulesSaison/);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const chip = page.locator('.paper h1 [data-tone]');
  await expect(chip).toHaveText('Validée');
  // Without colours the frame keeps the word together.
  expect(await chip.evaluate((node) => getComputedStyle(node).border)).toMatch(/^1px solid/);
});

test('figures print as tables on A4, with club and page, without what leads on', async ({ page }) => {
  await signInAt(page, '/1/statistics');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect.poll(() => printed(page)).toMatch(/page1sur\d/);
  const text = await printed(page);
  for (const part of ['Vald', 'Imprimé', 'Statistiques', 'Partype']) expect(text).toContain(part);
  expect(text).not.toContain('Accueil');
  expect(text).not.toContain('Exporter');
});

/** Shows the page as the printer gets it, and returns its lower corners: nothing is below the content. */
const cornersOf = async (page: Page): Promise<readonly Buffer[]> => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const taken = await Promise.all(
    [0, width - 4].map((x) => page.screenshot({ clip: { x, y: height - 4, width: 4, height: 4 } })),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  return taken;
};

test.describe('what is printed from a screen', () => {
  test.use({ viewport: { width: 703, height: 1600 } });

  test('is on white paper in the light and in the dark, public pages and login too', async ({ page }) => {
    const paper = await page.context().newPage();
    await paper.setContent('<body style="background:#fff">');
    const white = await paper.screenshot({ clip: { x: 0, y: 0, width: 4, height: 4 } });
    await paper.close();
    const expectWhite = async (what: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
        for (const corner of await cornersOf(page))
          expect(corner.equals(white), `${what}, ${colorScheme}`).toBe(true);
      }
    };
    for (const [address, shown] of [
      ['/login', 'main form'],
      ['/tournaments/search?from=2026-10-01&until=2027-05-31', 'main li h3'],
    ] as const) {
      await page.goto(address);
      await page.locator(shown).first().waitFor();
      await expectWhite(address);
    }
    await logInAt(page, '/1/licences/2/show');
    await expectPaper(page);
    await expectWhite('record');
    await page.goto('/1/accountancy');
    await expectPaper(page);
    await expectWhite('list');
  });
});

test('what is open over a page stays on the screen, and the season is printed as its name', async ({
  page,
}) => {
  await signInAt(page, '/1');
  await expect.poll(() => printed(page)).toMatch(/page1sur\d/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mar');
  await expect(page.getByRole('option').first()).toBeVisible();
  const text = await printed(page);
  expect(text).toContain('Àfaire');
  expect(text).not.toContain('MARCHANDRomain');
  expect(countOf(text, 'Saison2026/2027')).toBe(1);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('paragraph').filter({ hasText: /^Saison 2026\/2027$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
});

test('a message that passes is not on every page of the paper', async ({ page }) => {
  await signInAt(page, '/1/informations');
  await page.getByRole('button', { name: /^Copier .*@/ }).click();
  const message = page.getByText(/^(?:Copié|La copie)/);
  // It stays as long as the pointer is on it, however long the paper takes.
  await message.hover();
  await expect.poll(() => printed(page)).toMatch(/page1sur\d/);
  await expect(message).toBeVisible();
  expect(await printed(page)).not.toMatch(/Copié|Lacopie/);
});

test('a page prints what is to be read of it, not what is to be done on it', async ({ page }) => {
  await signInAt(page, '/1/permissions');
  await expect.poll(() => printed(page)).toContain('page1sur1');
  const rights = await printed(page);
  expect(rights).toContain('GIRARDRomain');
  expect(rights).not.toContain('Aucunemodification');
  await page.getByRole('button', { name: 'Tableau de tous les comptes' }).click();
  const matrix = await printed(page);
  for (const group of ['Licences', 'Compétitions', 'Tournois']) expect(matrix).toContain(group);
  expect(matrix).not.toContain('jj/mm');
  expect(countOf(matrix, '01/07/2024')).toBe(6);
  await page.emulateMedia({ media: 'print' });
  // Between the margins.
  await page.setViewportSize({ width: 1047, height: 700 });
  const table = page.getByRole('table', { name: 'Droits de chaque compte' });
  expect(await table.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/1/pre-registration/1/take-over');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect.poll(() => printed(page)).toContain('page1sur1');
  const request = await printed(page);
  expect(request).toContain('Licenceettarif');
  expect(request).not.toContain('Sanspratiquesportive');
  expect(request).not.toContain('Réponse');
  await page.getByRole('radio', { name: 'Sans pratique sportive' }).check();
  expect(await printed(page)).toContain('Sanspratiquesportive');
});

test('renewals print what is chosen for each person as words', async ({ page }) => {
  await signInAt(page, '/1/licence-renewals/create');
  await page.getByRole('button', { name: /^Tous les licenciés de / }).click();
  await expect(page.getByRole('row', { name: /BENOÎT Jonathan/ })).toBeVisible();
  await expect.poll(() => printed(page)).toMatch(/page1sur\d/);
  const text = await printed(page);
  // Last season's type, then type, forms and mention.
  expect(text).toMatch(/BENOÎTJonathan2025\/2026:LoisirLoisirLoisirÀchoisir120,00€/);
  // The table begins on the first page, below the title.
  expect(text.indexOf('BELKACEMFlorian')).toBeLessThan(text.indexOf('page2sur'));
});

test('a long text that is cut on the screen is printed whole', async ({ page }) => {
  await signInAt(page, '/1/informations');
  await expect(page.getByRole('button', { name: 'Afficher tout le texte' }).first()).toBeVisible();
  await expect.poll(() => printed(page)).toMatch(/page1sur\d/);
  const text = await printed(page);
  for (const end of ['Vendredi20h(compétition)', 'équipesjeunesetadultes.']) expect(text).toContain(end);
  expect(text).not.toContain('Affichertoutletexte');
});

test('tournaments print across A4 with addresses of mail in one piece, and no link to what is no paper', async ({
  page,
}) => {
  await page.goto('/tournaments/search?from=2026-10-01&until=2027-05-31');
  await expect(page.getByRole('link', { name: /@example\.org/ }).first()).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 841\.\d+ 594\.\d+\]/);
  expect(textOfPdf(pdf)).not.toContain('Documents');
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: 'print' });
  for (const link of await page.getByRole('link', { name: /@example\.org/ }).all())
    expect(await link.evaluate((node) => node.getClientRects().length)).toBe(1);
});
