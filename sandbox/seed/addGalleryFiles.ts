import type { Context } from '../context.ts';
import type { NewFile } from '../files/fileDraft.ts';
import { writeFiles } from '../storage/files.ts';
import { createPicture } from './createPicture.ts';
import type { SeedRow } from './createRows.ts';

/** Galleries that have files, the first of the seed: enough to see them, few enough to start fast. */
const WITH_FILES = 6;
const PICTURE_PIXELS = 96;

/** Gives the first galleries a picture, a poster and something to attach. */
export const addGalleryFiles = async (context: Context, galleries: readonly SeedRow[]): Promise<void> => {
  const entity = context.model.entity('gallery');
  for (const { id } of galleries.slice(0, WITH_FILES)) {
    const photo = createPicture(PICTURE_PIXELS, [21, 128, 61], [255, 244, 214]);
    await writeFiles(context, entity, id, 'photo', [toFile('photo.png', 'image/png', photo)]);
    await writeFiles(context, entity, id, 'poster', [toFile('affiche.pdf', 'application/pdf', POSTER)]);
    await writeFiles(context, entity, id, 'attachments', [
      toFile('programme.txt', 'text/plain', PROGRAMME),
      toFile('plan.pdf', 'application/pdf', POSTER),
    ]);
  }
};

const toFile = (originalFilename: string, mimeType: string, content: Uint8Array): NewFile => ({
  originalFilename,
  mimeType,
  content,
  name: null,
  description: null,
  public: false,
});

const PROGRAMME = new TextEncoder().encode('10 h : ouverture\n15 h : visite guidée\n18 h : vernissage\n');

/** One page with one word on it. */
const POSTER = new TextEncoder().encode(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj',
    '4 0 obj<</Length 44>>stream',
    'BT /F 32 Tf 60 90 Td (Exposition) Tj ET     ',
    'endstream endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);
