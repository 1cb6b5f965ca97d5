import type { Question } from './query.ts';

/** What one document may hold; servers refuse larger ones as a whole. A query over it goes by itself. */
const DOCUMENT_LIMITS = { queries: 40, fields: 600, characters: 20_000 } as const;

/** Parts the queries of a batch into documents, in their order. */
export const splitBatch = <T extends { readonly query: Question }>(
  batch: readonly T[],
): readonly (readonly T[])[] => {
  const documents: T[][] = [];
  let room = { queries: 0, fields: 0, characters: 0 };
  for (const entry of batch) {
    const { select } = entry.query.parts;
    const fields = select.join('.').split('.').length + FIELDS_AROUND;
    const characters = JSON.stringify(entry.query.parts).length;
    const current = documents.at(-1);
    if (!current || room.queries < 1 || room.fields < fields || room.characters < characters) {
      documents.push([entry]);
      room = { ...DOCUMENT_LIMITS };
    } else current.push(entry);
    room = {
      queries: room.queries - 1,
      fields: room.fields - fields,
      characters: room.characters - characters,
    };
  }
  return documents;
};

/** `edges`, `cursor`, `node`, its key, `pageInfo` and its four, `totalCount`, the root itself. */
const FIELDS_AROUND = 11;
