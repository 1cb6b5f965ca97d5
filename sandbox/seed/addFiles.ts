import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { NewFile } from '../model/fileDraft.ts';
import type { Context } from '../rights/context.ts';
import { writeFiles } from '../storage/files.ts';
import type { Rows } from './createRows.ts';
import { CREATED } from './insertSeed.ts';

/** The files of the records of an entity, field by field. */
const FILES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  gallery: { photo: ['photo.png'], poster: ['affiche.pdf'], attachments: ['programme.txt', 'plan.pdf'] },
  'club-document': { file: ['statuts.pdf'] },
  // Without a regulation no tournament may be requested.
  'tournament-request': { rules: ['reglement.pdf'] },
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
        await writeFiles(dated, context.model.entity(name), id, field, files.map(toFile));
  }
};

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.txt': 'text/plain',
};

const toFile = (originalFilename: string): NewFile => ({
  originalFilename,
  mimeType: TYPES[extname(originalFilename)] ?? '',
  content: readFileSync(join(import.meta.dirname, 'files', originalFilename)),
  name: null,
  description: null,
  public: originalFilename === 'reglement.pdf',
});
