import type { NewFile } from '../model/fileDraft.ts';
import type { Context } from '../rights/context.ts';
import { writeFiles } from '../storage/files.ts';
import { createDocument } from './createDocument.ts';
import { createPicture } from './createPicture.ts';
import type { Rows } from './createRows.ts';
import { CREATED } from './insertSeed.ts';

const toFile = (
  originalFilename: string,
  mimeType: string,
  content: Uint8Array,
  isPublic = false,
): NewFile => ({ originalFilename, mimeType, content, name: null, description: null, public: isPublic });

const PDF = 'application/pdf';
const POSTER = createDocument('Exposition');
const PROGRAMME = new TextEncoder().encode('10 h : ouverture\n15 h : visite guidée\n18 h : vernissage\n');

/** The files of the first records of an entity, field by field. */
const FILES: Readonly<Record<string, Readonly<Record<string, readonly NewFile[]>>>> = {
  gallery: {
    photo: [toFile('photo.png', 'image/png', createPicture(96, [21, 128, 61], [255, 244, 214]))],
    poster: [toFile('affiche.pdf', PDF, POSTER)],
    attachments: [toFile('programme.txt', 'text/plain', PROGRAMME), toFile('plan.pdf', PDF, POSTER)],
  },
  'club-document': { file: [toFile('statuts.pdf', PDF, createDocument('Statuts'))] },
  // Without a regulation no tournament may be requested.
  'tournament-request': { rules: [toFile('reglement.pdf', PDF, createDocument('Reglement'), true)] },
};

/** Galleries that have files: enough to see them, few enough to start fast. */
const GALLERIES = 6;

/** Writes the files of the seed, as old as its records. */
export const addFiles = async (context: Context, byEntity: Rows['byEntity']): Promise<void> => {
  const dated = { ...context, clock: () => new Date(CREATED) };
  for (const [name, fields] of Object.entries(FILES)) {
    const rows = byEntity.get(name) ?? [];
    for (const { id } of name === 'gallery' ? rows.slice(0, GALLERIES) : rows)
      for (const [field, files] of Object.entries(fields))
        await writeFiles(dated, context.model.entity(name), id, field, files);
  }
};
