import { BYTE_ORDER_MARK, toCsv } from './csv.ts';
import type { TableWriter } from './TableWriter.ts';

const TYPE = 'text/csv;charset=utf-8';

/** CSV as blobs, page by page: the browser keeps their bytes outside of the script's heap. */
export const createCsvWriter = (): TableWriter => {
  let parts: Blob[] = [new Blob([BYTE_ORDER_MARK])];
  return {
    write: async (rows) => {
      parts.push(new Blob([toCsv(rows)]));
    },
    finish: async () => new Blob(parts, { type: TYPE }),
    dispose: () => {
      parts = [];
    },
  };
};
