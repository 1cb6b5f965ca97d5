import type { Transport } from '../../http/createTransport.ts';
import { collect } from './collect.ts';
import type { MemberList } from './fromConnection.ts';
import type { Question } from './query.ts';
import { createSender, type GraphqlQuery } from './createSender.ts';

export interface QueryOptions {
  /** Cancels the query, which leaves the others of its document alone. */
  readonly signal?: AbortSignal;
  /** Goes behind the address, `a=1`; queries of different ones travel apart. */
  readonly queryString?: string;
  /** Nothing is drawn without it: it is sent at once, together with the queries that wait. */
  readonly isAwaited?: boolean;
}

export interface Graphql {
  /** Rejects with an `ApiError`, of kind 'cancelled' when the signal aborts. */
  readonly query: (query: Question, options?: QueryOptions) => Promise<MemberList>;
}

/** From the first query on, this long others may join it. */
const BATCH_MS = 100;

/**
 * GraphQL over the API's transport: queries within 100 ms of the first, or before one that is awaited, are one
 * document.
 */
export const createGraphql = (transport: Transport): Graphql => {
  const add = collect<GraphqlQuery, MemberList>({
    waitMs: BATCH_MS,
    split: splitBatch,
    send: createSender(transport),
  });
  return {
    query: (query, { signal, queryString = '', isAwaited = false } = {}) =>
      add({ query, queryString }, signal, isAwaited),
  };
};

/** Limits of one document; servers refuse larger ones. A query above them is sent alone. */
const DOCUMENT_LIMITS = { queries: 40, fields: 600, characters: 20_000 } as const;
/** `edges`, `cursor`, `node`, its key, `pageInfo` and its four, `totalCount`, the root itself. */
const FIELDS_AROUND = 11;

/** The queries of a batch by query string and size, in their order. */
const splitBatch = <T extends { readonly item: GraphqlQuery }>(
  batch: readonly T[],
): readonly (readonly T[])[] => {
  const documents: T[][] = [];
  const open = new Map<string, { readonly document: T[]; fields: number; characters: number }>();
  for (const entry of batch) {
    const { query, queryString } = entry.item;
    const fields = query.parts.select.join('.').split('.').length + FIELDS_AROUND;
    const characters = JSON.stringify(query.parts).length;
    const last = open.get(queryString);
    const hasRoom =
      last &&
      last.document.length < DOCUMENT_LIMITS.queries &&
      last.fields + fields <= DOCUMENT_LIMITS.fields &&
      last.characters + characters <= DOCUMENT_LIMITS.characters;
    if (hasRoom) {
      last.document.push(entry);
      last.fields += fields;
      last.characters += characters;
    } else {
      const document = [entry];
      documents.push(document);
      open.set(queryString, { document, fields, characters });
    }
  }
  return documents;
};
