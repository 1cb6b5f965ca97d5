import convert from '../../../node_modules/write-excel-file/modules/export/convertFileContentToUint8ArrayUniversal.js';
import { generateXlsxFileSync } from '../../../node_modules/write-excel-file/modules/export/writeXlsxFileUniversal.js';
import { toSheetCell, type Row } from './TableWriter.ts';

/** Order of the page: rows to keep, or the file of all rows kept. */
export type XlsxOrder = { readonly rows: readonly Row[] } | { readonly finish: true };

/** Answer of the worker to each order, in turn. */
export type XlsxAnswer = { readonly taken: number } | { readonly content: Blob } | { readonly error: string };

const kept: Row[] = [];

const carryOut = async (order: XlsxOrder): Promise<XlsxAnswer> => {
  if ('rows' in order) {
    for (const row of order.rows) kept.push(row.map(toSheetCell));
    return { taken: kept.length };
  }
  return { content: await generateXlsxFileSync(kept, { stickyRowsCount: 1 }, undefined, convert) };
};

addEventListener('message', ({ data }: MessageEvent<XlsxOrder>) => {
  void carryOut(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => postMessage({ error: String(error) } satisfies XlsxAnswer),
  );
});
