import type { Json } from '../../schema/read.ts';
import type { DocumentsAnswer, DocumentsOrder } from './documents.worker.ts';
import type { Documents, Question } from './readDocuments.ts';

type QueryDocuments = (question: Question) => Promise<Json | null>;

/**
 * Has a worker read documents, which may have megabytes, so that the page stays free; it comes with the first question and
 * lives as long as the page. In the page itself where there are no workers, or this one cannot run.
 */
export const queryDocuments = (
  documents: Documents,
  openWorker: (() => Worker) | null = typeof Worker === 'undefined' ? null : open,
): QueryDocuments => {
  let query: QueryDocuments | null = null;
  let inPlace: QueryDocuments | null = null;
  const answerInPlace: QueryDocuments = (question) => (inPlace ??= queryInPlace(documents))(question);
  return async (question) => {
    if (inPlace || openWorker === null) return answerInPlace(question);
    query ??= queryWorker(openWorker(), documents);
    return query(question).catch(() => answerInPlace(question));
  };
};

/** Rejects what the worker does not answer because it failed. */
const queryWorker = (worker: Worker, documents: Documents): QueryDocuments => {
  const waiting = new Map<number, Pending>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<DocumentsAnswer>) => {
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('The worker failed'));
    waiting.clear();
  });
  return (question) => {
    count += 1;
    const order: DocumentsOrder = { id: count, question, ...(count === 1 ? { documents } : {}) };
    return new Promise((resolve, reject) => {
      waiting.set(order.id, { resolve, reject });
      worker.postMessage(order);
    });
  };
};

interface Pending {
  readonly resolve: (answer: Json | null) => void;
  readonly reject: (error: Error) => void;
}

const open = (): Worker => new Worker(new URL('./documents.worker.ts', import.meta.url), { type: 'module' });

/** Reads the documents in the page; the code is loaded only where it is needed. */
const queryInPlace = (documents: Documents): QueryDocuments => {
  const reading = import('./readDocuments.ts').then(({ readDocuments }) => readDocuments(documents));
  return async (question) => (await reading)(question);
};
