import { expect } from '@playwright/test';
import { createLicensee } from './support/createLicensee.ts';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';
import { textOfPdf } from './support/textOfPdf.ts';

test('a licence is attested by a letter of one page, which whoever holds it can check', async ({
  page,
  browser,
  request,
}) => {
  const { familyName, identifier, licence } = await createLicensee(request, 'T');
  await signInAt(page, `/2/licences/${licence.split('/').at(-1)}/show`, 'multi');
  await page.getByRole('link', { name: /^Attestation de licence\s: / }).click();
  await expect(page.getByText(`atteste que ${familyName} Camille est titulaire`)).toBeVisible();
  const address = await page.getByText(/\/attestations\//).textContent();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' })).toBeHidden();
  await expect(page.getByText('Sans pratique sportive')).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const printed = textOfPdf(pdf);
  for (const part of ['Clubn°', 'Tél.', 'Faità', 'Pourleclub', 'Signatureetcachet', identifier])
    expect(printed).toContain(part);
  expect(printed).toContain(`${familyName}Camille`);
  expect(printed).toContain('Sanspratiquesportive');
  expect(printed).not.toContain('enregistrerenPDF');
  expect(printed).not.toContain('Accueil');

  // Somebody without an account scans the paper.
  const visitor = await (await browser.newContext()).newPage();
  const [path = ''] = /\/attestations\/\S+$/.exec(address ?? '') ?? [];
  await visitor.goto(path);
  await expect(visitor.getByRole('main').getByRole('status')).toContainText('Licence valide');
  await expect(visitor.getByText(`${familyName} C.`)).toBeVisible();
  await expect(visitor.getByText(identifier)).toBeVisible();
  await visitor.goto(`${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`);
  await expect(visitor.getByRole('main').getByRole('status')).toContainText('Attestation inconnue');
  await visitor.context().close();
});

test('the attestations of several licences print a page each, those that are not valid named and left out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signInAt(page, '/1/licences');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions sur la sélection' });
  await bar.getByRole('button', { name: /^Sélectionner les / }).click();
  await bar.getByRole('button', { name: 'Attestations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attestations' });
  await expect(dialog.getByRole('status')).toContainText('attestations à imprimer');
  const count = Number(/\d+/.exec((await dialog.getByRole('status').textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(20);
  await expect(dialog.getByRole('alert')).toContainText(/pas validée\s: \p{Lu}+/u);
  const [, names = ''] = ((await dialog.getByRole('alert').textContent()) ?? '').split(':');
  await dialog.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
  const printed = textOfPdf(pdf);
  expect(printed.split('Signatureetcachet')).toHaveLength(count + 1);
  expect(printed).not.toContain(`atteste que ${names.split(',')[0]?.trim()} est`.replaceAll(' ', ''));
  expect(printed).not.toContain('Actions');
});
