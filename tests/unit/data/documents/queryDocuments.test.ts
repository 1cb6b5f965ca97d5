import { describe, expect, it } from 'vitest';
import { queryDocuments } from '../../../../src/data/documents/queryDocuments.ts';
import type { DocumentsOrder } from '../../../../src/data/documents/documents.worker.ts';

const openapi = new Blob([
  JSON.stringify({
    paths: {
      '/api/people': {
        post: {
          requestBody: {
            content: { 'application/ld+json': { schema: { properties: { name: { type: 'string' } } } } },
          },
        },
      },
    },
  }),
]);

/** A worker that handles each order as given, and what it was sent. */
const openWorker = (act: (order: DocumentsOrder, worker: EventTarget) => void) => {
  const orders: DocumentsOrder[] = [];
  const worker = Object.assign(new EventTarget(), {
    terminate: () => undefined,
    postMessage: (order: DocumentsOrder) => {
      orders.push(order);
      act(order, worker);
    },
  });
  return { orders, open: () => worker as unknown as Worker };
};

describe('queryDocuments', () => {
  it('sends the documents once, and gives each question its answer', async () => {
    const { orders, open } = openWorker(({ id, question }, worker) =>
      setTimeout(
        () => worker.dispatchEvent(new MessageEvent('message', { data: { id, answer: { question } } })),
        9 - id,
      ),
    );
    const query = queryDocuments({ openapi, hydra: null, entrypoint: {} }, open);
    expect(orders).toEqual([]);
    const questions = [{ path: '/a', operation: 'list' }, 'api'] as const;
    const answers = await Promise.all(questions.map(query));
    expect(answers).toEqual(questions.map((question) => ({ question })));
    expect(orders.map(({ documents }) => documents?.openapi)).toEqual([openapi, undefined]);
  });

  it('reads in the page where the worker fails, for earlier questions and for later ones', async () => {
    const { orders, open } = openWorker((_, worker) => void worker.dispatchEvent(new Event('error')));
    const query = queryDocuments({ openapi, hydra: null, entrypoint: {} }, open);
    expect(await query({ path: '/people', operation: 'create' })).toMatchObject({
      fields: [{ name: 'name' }],
    });
    expect(await query({ path: '/people', operation: 'create' })).toMatchObject({
      fields: [{ name: 'name' }],
    });
    expect(orders).toHaveLength(1);
  });

  it('reads in the page where there are no workers', async () => {
    const query = queryDocuments({ openapi, hydra: null, entrypoint: {} }, null);
    expect(await query({ path: '/people', operation: 'create' })).toMatchObject({ methods: ['POST'] });
    expect(await query({ path: '/clubs', operation: 'list' })).toBeNull();
  });
});
