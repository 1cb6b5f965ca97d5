import Papa from 'papaparse';
import type { Cell, Row, TableWriter } from './TableWriter.ts';

/** End of a cell for a French spreadsheet: the comma is in its numbers. */
const DELIMITER = ';';

/** Marks for a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of CSV, each with its end; texts that a spreadsheet would calculate are defused. */
export const toCsv = (rows: readonly Row[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(toCsvText)),
        { delimiter: DELIMITER },
      )}\r\n`;

const toCsvText = (cell: Cell): string | null =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : cell === null ? null : defuse(cell);

/** An apostrophe that would be taken for the mark of a text gets such a mark before it. */
const defuse = (text: string): string =>
  FORMULA.test(text) || (text.startsWith("'") && !ownsApostrophe(text)) ? `'${text}` : text;

/** Names that begin with an apostrophe of their own: `'t Hooft`, `'s-Gravesande`. */
const OWN_APOSTROPHE = /^'(?:[a-z]|[dlnt]er)[\s-]/i;

/** Whether an apostrophe at the beginning of a cell is a part of its text. */
export const ownsApostrophe = (cell: string): boolean =>
  OWN_APOSTROPHE.test(cell) || (cell.length > 1 && cell.endsWith("'"));

/**
 * Beginning of a text that a spreadsheet would run as a formula, or that would be taken for one defused; negative
 * numbers stay numbers.
 */
const FORMULA = /^(?!-\d+(?:[.,]\d+)?$)'*[=+\-@\t\r\n]/;

/** Takes the apostrophe off again that defuses a formula. */
export const undefuse = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r\n])/, '');

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
