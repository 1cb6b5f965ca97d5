import type { Context } from '../rights/context.ts';
import type { NewFile } from '../model/fileDraft.ts';
import { writeFiles } from '../storage/files.ts';
import { createDocument } from './createDocument.ts';
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

const POSTER = createDocument('Exposition');
