import type { TableWriter } from './TableWriter.ts';
import type { XlsxAnswer, XlsxOrder } from './xlsx.worker.ts';

/** XLSX written by a worker, which keeps the rows: the page stays free while a large file is put together. */
export const createXlsxWriter = (
  openWorker = () => new Worker(new URL('./xlsx.worker.ts', import.meta.url), { type: 'module' }),
): TableWriter => {
  const worker = openWorker();
  const send = async (order: XlsxOrder): Promise<XlsxAnswer> => {
    const answer = await new Promise<XlsxAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<XlsxAnswer>) => resolve(data), {
        once: true,
      });
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker failed')), {
        once: true,
      });
      worker.postMessage(order);
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  };
  return {
    write: async (rows) => {
      await send({ rows });
    },
    finish: async () => {
      const answer = await send({ finish: true });
      if (!('content' in answer)) throw new Error('The worker gave no file');
      return answer.content;
    },
    dispose: () => worker.terminate(),
  };
};
