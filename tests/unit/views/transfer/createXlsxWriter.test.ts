import { describe, expect, it, vi } from 'vitest';
import { createXlsxWriter } from '../../../../src/views/transfer/createXlsxWriter.ts';
import { readXlsx } from '../../../../src/views/transfer/readXlsx.ts';
import type { XlsxAnswer, XlsxOrder } from '../../../../src/views/transfer/xlsx.worker.ts';

/** The real worker's code in this thread: what it posts reaches the page's listeners. */
const openWorker = async (): Promise<Worker> => {
  const page = new EventTarget();
  const worker = new EventTarget();
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('postMessage', (data: XlsxAnswer) =>
    page.dispatchEvent(new MessageEvent('message', { data })),
  );
  vi.resetModules();
  await import('../../../../src/views/transfer/xlsx.worker.ts');
  return Object.assign(page, {
    postMessage: (data: XlsxOrder) => worker.dispatchEvent(new MessageEvent('message', { data })),
    terminate: () => undefined,
  }) as unknown as Worker;
};

describe('createXlsxWriter', () => {
  it('gives a spreadsheet of the rows written', async () => {
    const worker = await openWorker();
    const writer = createXlsxWriter(() => worker);
    await writer.write([['Nom', 'Points']]);
    await writer.write(Array.from({ length: 5000 }, (_, index) => [`=Nom ${index}`, index]));
    const file = await writer.finish();
    expect(file.type).toContain('spreadsheetml');
    expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 2))).toBe('PK');
    expect(file.size).toBeGreaterThan(20_000);
  });

  it('writes what an import reads again', async () => {
    const worker = await openWorker();
    const writer = createXlsxWriter(() => worker);
    await writer.write([['Nom', 'Points', 'Né', 'Note']]);
    await writer.write([
      ["=1+1 & <b> 'Zoé'", 12.5, '05/06/1988', null],
      ['_x0041_', -3, '01000', 'deux\nlignes\u0001'],
    ]);
    const file = await writer.finish();
    expect(await readXlsx(new Uint8Array(await file.arrayBuffer()))).toMatchObject([
      {
        rows: [
          ['Nom', 'Points', 'Né', 'Note'],
          ["=1+1 & <b> 'Zoé'", '12,5', '05/06/1988', ''],
          ['_x0041_', '-3', '01000', 'deux\nlignes'],
        ],
      },
    ]);
  });

  it('fails with the reason of the worker', async () => {
    const worker = await openWorker();
    const writer = createXlsxWriter(() => worker);
    const broken = 7 as unknown as readonly (readonly string[])[];
    await expect(writer.write(broken)).rejects.toThrow(/iterable/);
  });

  it('ends the worker when it is let go', async () => {
    const worker = await openWorker();
    const terminate = vi.spyOn(worker, 'terminate');
    createXlsxWriter(() => worker).dispose();
    expect(terminate).toHaveBeenCalledOnce();
  });
});
