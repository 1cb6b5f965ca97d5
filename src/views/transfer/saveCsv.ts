import { saveBlob } from '../../fields/files/saveBlob.ts';
import { BYTE_ORDER_MARK, toCsv } from './csv.ts';
import type { Row } from './TableWriter.ts';

/** Saves a table of one page, which needs no writer. */
export const saveCsv = (rows: readonly Row[], name: string): void =>
  saveBlob(new Blob([BYTE_ORDER_MARK, toCsv(rows)], { type: 'text/csv' }), name);
