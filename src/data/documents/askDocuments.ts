import type { Json } from '../../schema/read.ts';
import type { DocumentsAnswer, DocumentsOrder } from './documents.worker.ts';
import type { Documents, Question } from './readDocuments.ts';

export type AskDocuments = (question: Question) => Promise<Json | null>;

/**
 * Has a worker read documents, which may have megabytes, so that the page stays free; it comes with the first question and
 * lives as long as the page. In the page itself where there are no workers, or this one cannot run.
 */
export const askDocuments = (
  documents: Documents,
  openWorker: (() => Worker) | null = typeof Worker === 'undefined' ? null : open,
): AskDocuments => {
  let ask: AskDocuments | null = null;
  let inPlace: AskDocuments | null = null;
  const answerInPlace: AskDocuments = (question) => (inPlace ??= askInPlace(documents))(question);
  return async (question) => {
    if (inPlace || openWorker === null) return answerInPlace(question);
    ask ??= askWorker(openWorker(), documents);
    return ask(question).catch(() => answerInPlace(question));
  };
};

/** Rejects what the worker does not answer because it failed. */
const askWorker = (worker: Worker, documents: Documents): AskDocuments => {
  const waiting = new Map<number, Asked>();
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

interface Asked {
  readonly resolve: (answer: Json | null) => void;
  readonly reject: (error: Error) => void;
}

const open = (): Worker => new Worker(new URL('./documents.worker.ts', import.meta.url), { type: 'module' });

/** Its code comes only where it is needed. */
const askInPlace = (documents: Documents): AskDocuments => {
  const reading = import('./readDocuments.ts').then(({ readDocuments }) => readDocuments(documents));
  return async (question) => (await reading)(question);
};
