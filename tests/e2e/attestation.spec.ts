import { expect } from '@playwright/test';
import { createLicensee } from './support/createLicensee.ts';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';
import { textOfPdf } from './support/textOfPdf.ts';

test('a licence is attested on one page, to print or to save as PDF', async ({ page, request }) => {
  const { familyName, licence } = await createLicensee(request, 'T');
  await signInAt(page, `/2/licences/${licence.split('/').at(-1)}/show`, 'multi');
  await page.getByRole('link', { name: 'Attestation de licence' }).click();
  await expect(page.getByText(`atteste que ${familyName} Camille est titulaire`)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' })).toBeHidden();
  await expect(page.getByText('Sans pratique sportive')).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const printed = textOfPdf(pdf);
  expect(printed).toContain(`${familyName}Camille`);
  expect(printed).toContain('Sanspratiquesportive');
  expect(printed).not.toContain('enregistrerenPDF');
});
