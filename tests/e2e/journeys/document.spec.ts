import { expect } from '@playwright/test';
import { createPicture } from '../../support/createPicture.ts';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

const PICTURE = Buffer.from(createPicture(8, [21, 128, 61], [255, 244, 214]));

interface Paper {
  readonly title: string;
  readonly file: { readonly originalFilename: string; readonly size: number };
}

journey(
  'a document is stored, seen and found again (R2.41, R3.177, R1.36)',
  async ({ page, request, hand, expectAccessible }) => {
    const title = `Courrier de la mairie, ${hand.by} ${process.pid}`;
    await page.goto('/1/resources');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
    await hand.press(page.getByRole('link', { name: 'Ajouter un document' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau document');
    await hand.fill(page.getByRole('textbox', { name: 'Titre' }), title);
    // The window of the system is not the page's: a file is handed to the field that opens it.
    await page
      .getByLabel('Fichier')
      .setInputFiles({ name: 'mairie.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.getByText('mairie.png')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Créer' }));
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();

    await page.goto('/1/resources');
    await hand.fill(page.getByRole('searchbox', { name: /^Rechercher/ }), title);
    await expect(page.getByRole('cell', { name: title })).toBeVisible();
    await expect(page.getByText('1 résultat')).toBeVisible();
    await expectAccessible();
    await hand.press(page.getByRole('button', { name: 'Voir mairie.png' }));
    const dialog = page.getByRole('dialog', { name: 'mairie.png' });
    await expect(dialog.getByRole('img', { name: 'Aperçu de mairie.png' })).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: 'Fermer' }));
    const download = page.waitForEvent('download');
    await hand.press(page.getByRole('button', { name: 'Télécharger mairie.png' }));
    expect((await download).suggestedFilename()).toBe('mairie.png');

    const api = await openApi(request);
    const { 'hydra:member': papers } = await api.get<{ 'hydra:member': readonly Paper[] }>(
      `/api/club_documents?club=1&title=${encodeURIComponent(title)}`,
    );
    expect(papers).toMatchObject([{ title, file: { originalFilename: 'mairie.png', size: PICTURE.length } }]);
  },
);
