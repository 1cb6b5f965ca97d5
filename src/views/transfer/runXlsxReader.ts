import type { XlsxReading } from './xlsxReader.worker.ts';

/** Has a worker of its own read an XLSX file, so that the page stays free; it ends with its answer. */
export const runXlsxReader = async (
  bytes: ArrayBuffer,
  openWorker = () => new Worker(new URL('./xlsxReader.worker.ts', import.meta.url), { type: 'module' }),
): Promise<XlsxReading> => {
  const worker = openWorker();
  try {
    return await new Promise<XlsxReading>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<XlsxReading>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker failed')));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
};
