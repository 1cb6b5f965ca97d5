import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Members {
  readonly 'hydra:member': readonly { readonly givenName: string; readonly gender: string }[];
}

journey(
  'a file of members with mistakes is put right in its table and imported whole (R2.34)',
  async ({ page, request, hand, expectAccessible }) => {
    const familyName = `IMPORT ${hand.by === 'mouse' ? 'SOURIS' : 'CLAVIER'}`;
    const address = ['N° et voie', 'Code postal', 'Ville'].map((name) => `Adresse principale - ${name}`);
    const member = (givenName: string, gender: string, birthDate: string, postalCode: string) =>
      `${familyName};${givenName};${gender};${birthDate};Française;${givenName.toLowerCase()}@example.org;1 rue du Filet;${postalCode};Melun`;
    // Words of whoever wrote it, and the ends of lines of two programs.
    const file = [
      `Nom;Prénom;Sexe;Date de naissance;Nationalité;Courriel principal;${address.join(';')}\r\n`,
      `${member('Anne', 'Femme', '12/03/1990', '77000')}\n`,
      `${member('Bruno', 'H', '31/02/1985', '77000')}\r\n`,
      `${member('Chloe', 'f', '05/06/2001', '7700')}\n`,
    ].join('');

    await page.goto('/1/persons');
    await hand.press(page.getByRole('button', { name: 'Actions' }));
    await hand.press(page.getByRole('menuitem', { name: 'Importer un fichier' }));
    const dialog = page.getByRole('dialog', { name: 'Importer un fichier' });
    await dialog.getByLabel('Fichier CSV ou XLSX').setInputFiles({
      name: 'adherents.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    });
    await hand.press(dialog.getByRole('button', { name: 'Vérifier les lignes' }));
    await expect(dialog.getByText('3 lignes lues, 2 à corriger.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Importer 1 ligne' })).toBeEnabled();
    await hand.fill(dialog.getByRole('textbox', { name: 'Date de naissance, ligne 2' }), '28/02/1985');
    await hand.fill(dialog.getByRole('textbox', { name: /Code postal, ligne 3$/ }), '77000');
    // A cell is checked when it is left.
    await page.keyboard.press('Tab');
    await hand.press(dialog.getByRole('button', { name: 'Importer 3 lignes' }));
    await expect(dialog.getByText('3 sur 3 traités.')).toBeVisible();
    await expectAccessible();
    await hand.press(dialog.getByRole('button', { name: 'Fermer' }));
    await expect(dialog).toBeHidden();

    const { 'hydra:member': members } = await (
      await openApi(request)
    ).get<Members>(`/api/people?familyName=${encodeURIComponent(familyName)}&order[givenName]=asc`);
    expect(members.map(({ givenName, gender }) => [givenName, gender])).toEqual([
      ['Anne', 'F'],
      ['Bruno', 'M'],
      ['Chloe', 'F'],
    ]);
  },
);
