import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { createPerson } from './support/createPerson.ts';
import { openApi } from './support/openApi.ts';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Galleries {
  readonly 'hydra:member': readonly { readonly id: number; readonly photo?: unknown }[];
}

/** A JPEG that a camera would have written: EXIF says to turn it by 90 degrees. */
const takePhoto = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const encoded = await page.evaluate(
    (size) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, size);
      canvas.getContext('2d')?.fillRect(0, 0, size.width / 2, size.height);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    { width, height },
  );
  const jpeg = Buffer.from(encoded, 'base64');
  const exif = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
};

const naturalSize = (page: Page) =>
  page
    .getByRole('img', { name: 'Aperçu de Camille été.jpg' })
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

test.describe('files', () => {
  test.setTimeout(120_000);

  test('are refused by what they are, and a photo is turned, made smaller, saved and shown again (R5.57, R5.59, R5.60, R5.62, R5.63, R5.64)', async ({
    page,
    request,
  }) => {
    const api = await openApi(request);
    const galleries = await api.get<Galleries>('/api/galleries?club=/api/clubs/1&itemsPerPage=40');
    const gallery = galleries['hydra:member'].find(({ photo }) => !photo);
    await signInAt(page, `/1/galleries/${gallery?.id}`);
    const openFiles = () => page.getByRole('tab', { name: 'Fichiers' }).click();
    await openFiles();
    const photo = page.getByLabel(/^Photo/);
    await photo.setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(page.getByText("Le type de fichier n'est pas supporté.")).toBeVisible();
    await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText("Le type de fichier n'est pas supporté.")).toBeVisible();
    await expect(page.getByText("Le type de fichier n'est pas supporté.")).toBeHidden();

    await photo.setInputFiles({
      name: 'Camille: été.jpg',
      mimeType: 'image/jpeg',
      buffer: await takePhoto(page, 2000, 1000),
    });
    // Decoding and scaling take a busy machine longer than a click does.
    await expect(page.getByText('Camille été.jpg', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => naturalSize(page)).toEqual([800, 1600]);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();

    await page.reload();
    await openFiles();
    await expect.poll(() => naturalSize(page)).toEqual([800, 1600]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger Camille été.jpg' }).click();
    expect((await download).suggestedFilename()).toBe('Camille été.jpg');
    const content = await readFile(await (await download).path());
    expect(content.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(content.includes('Exif')).toBe(false);
  });

  test('leave an address to be typed or looked up by its town (R2.125, R2.175)', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    await signInAt(page, `/1/persons/${person.id}/details`);
    await page.getByRole('combobox', { name: 'Rechercher une commune' }).pressSequentially('vaires');
    await page.getByRole('option', { name: '77360 Vaires-sur-Marne' }).click();
    await expect(page.getByRole('textbox', { name: 'Code postal' })).toHaveValue('77360');
    await expect(page.getByRole('textbox', { name: 'Ville' })).toHaveValue('Vaires-sur-Marne');
  });
});
