import type { Context } from '../rights/context.ts';
import { writeFiles } from '../storage/files.ts';
import { createDocument } from './createDocument.ts';
import type { SeedRow } from './createRows.ts';

/** The regulation without which no tournament may be requested. */
export const addTournamentFiles = async (context: Context, requests: readonly SeedRow[]): Promise<void> => {
  const entity = context.model.entity('tournament-request');
  const rules = {
    originalFilename: 'reglement.pdf',
    mimeType: 'application/pdf',
    content: createDocument('Reglement'),
    name: null,
    description: null,
    public: true,
  };
  for (const { id } of requests) await writeFiles(context, entity, id, 'rules', [rules]);
};
