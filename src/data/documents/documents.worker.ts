import type { Json } from '../../schema/read.ts';
import { readDocuments, type Documents, type Question, type ReadDocuments } from './readDocuments.ts';

/** A question of the page; the first order brings the documents, which stay here. */
export interface DocumentsOrder {
  readonly id: number;
  readonly question: Question;
  readonly documents?: Documents;
}

export interface DocumentsAnswer {
  readonly id: number;
  readonly answer: Json | null;
}

let read: Promise<ReadDocuments> | null = null;

addEventListener('message', ({ data }: MessageEvent<DocumentsOrder>) => {
  const { id, question, documents } = data;
  if (documents) read = readDocuments(documents);
  void read?.then((query) => postMessage({ id, answer: query(question) } satisfies DocumentsAnswer));
});
