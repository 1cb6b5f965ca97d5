import Papa from 'papaparse';
import type { Cell } from './toCell.ts';
import type { TableWriter } from './TableWriter.ts';

/** What a French spreadsheet takes for the end of a cell: the comma stands in its numbers. */
const DELIMITER = ';';

/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of CSV, each with its end; texts that a spreadsheet would calculate are defused. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(toCsvText)),
        { delimiter: DELIMITER, newline: '\r\n' },
      )}\r\n`;

const toCsvText = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell).replace('.', ',') : defuse(cell);

const FORMULA = /^[=+\-@\t\r\n]/;
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/;

/** Text that a spreadsheet would run as a formula gets an apostrophe; negative numbers stay numbers. */
const defuse = (text: string): string =>
  FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;

/** Takes the apostrophe of `defuse` off again. */
export const undefuse = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

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
