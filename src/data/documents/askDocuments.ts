import type { Operation } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';
import type { DocumentsAnswer, DocumentsOrder } from './documents.worker.ts';
import type { Documents } from './readDocuments.ts';

export type AskDocuments = (path: string, operation: Operation) => Promise<Json | null>;

/**
 * Has a worker read documents, which may have megabytes, so that the page stays free; it lives as long as the page. In
 * the page itself where there are no workers, or this one cannot run.
 */
export const askDocuments = (
  documents: Documents,
  openWorker: (() => Worker) | null = typeof Worker === 'undefined' ? null : open,
): AskDocuments => {
  if (openWorker === null) return askInPlace(documents);
  const worker = openWorker();
  const waiting = new Map<number, (answer: Promise<Json | null> | Json | null) => void>();
  const orders = new Map<number, DocumentsOrder>();
  let count = 0;
  let inPlace: AskDocuments | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<DocumentsAnswer>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
    orders.delete(data.id);
  });
  worker.addEventListener('error', () => {
    const ask = (inPlace ??= askInPlace(documents));
    worker.terminate();
    for (const { id, path, operation } of orders.values()) waiting.get(id)?.(ask(path, operation));
    waiting.clear();
    orders.clear();
  });
  return (path, operation) => {
    if (inPlace) return inPlace(path, operation);
    count += 1;
    const order: DocumentsOrder = { id: count, path, operation, ...(count === 1 ? { documents } : {}) };
    return new Promise((resolve) => {
      waiting.set(order.id, resolve);
      orders.set(order.id, order);
      worker.postMessage(order);
    });
  };
};

const open = (): Worker => new Worker(new URL('./documents.worker.ts', import.meta.url), { type: 'module' });

/** Its code comes only where it is needed. */
const askInPlace = (documents: Documents): AskDocuments => {
  const reading = import('./readDocuments.ts').then(({ readDocuments }) => readDocuments(documents));
  return async (path, operation) => (await reading)(path, operation);
};
