import { XlsxStreamWriter } from 'hucre/xlsx';
import { toSheetCell, type Row } from './TableWriter.ts';

/** Order of the page: rows to keep, or the file of all rows kept. */
export type XlsxOrder = { readonly rows: readonly Row[] } | { readonly finish: true };

/** Answer of the worker to each order, in turn. */
export type XlsxAnswer = { readonly taken: number } | { readonly content: Blob } | { readonly error: string };

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The headings stay in sight. */
const sheet = new XlsxStreamWriter({ name: 'Feuil1', freezePane: { rows: 1 } });

const carryOut = async (order: XlsxOrder): Promise<XlsxAnswer> => {
  if ('finish' in order) return { content: new Blob([new Uint8Array(await sheet.finish())], { type: TYPE }) };
  for (const row of order.rows) sheet.addRow(row.map(toSheetCell));
  return { taken: order.rows.length };
};

addEventListener('message', ({ data }: MessageEvent<XlsxOrder>) => {
  void carryOut(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => postMessage({ error: String(error) } satisfies XlsxAnswer),
  );
});
