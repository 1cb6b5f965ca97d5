import type { Context } from '../rights/context.ts';
import { writeFiles } from '../storage/files.ts';
import { createDocument } from './createDocument.ts';
import type { SeedRow } from './createRows.ts';

/** The files of the papers that clubs have filed. */
export const addDocumentFiles = async (context: Context, papers: readonly SeedRow[]): Promise<void> => {
  const entity = context.model.entity('club-document');
  const statutes = {
    originalFilename: 'statuts.pdf',
    mimeType: 'application/pdf',
    content: createDocument('Statuts'),
    name: null,
    description: null,
    public: false,
  };
  for (const { id } of papers) await writeFiles(context, entity, id, 'file', [statutes]);
};
