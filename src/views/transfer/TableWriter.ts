/** Content of one cell of a table file; null leaves it empty. */
export type Cell = string | number | null;

export type Row = readonly Cell[];

/** Takes a table's rows as they come and gives one file. */
export interface TableWriter {
  /** Resolves once the rows are taken; the next are given then. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  readonly finish: () => Promise<Blob>;
  /** Lets go of everything; safe at any time and more than once. */
  readonly dispose: () => void;
}

/** Longest text that a spreadsheet opens. */
const MAX_TEXT = 32_767;
/** Characters that no XML document may contain. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Half of a character outside of the basic plane, left over by a cut. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/** Escape of a worksheet for a character that XML may not contain: a text that looks so would be read as one. */
const ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;

/** A cell as a worksheet can store it. Text stays text there, so that no formula needs defusing. */
export const toSheetCell = (cell: Cell): Cell => {
  if (typeof cell !== 'string') return Number.isFinite(cell) ? cell : null;
  const text = cell.replace(UNWRITABLE, '').slice(0, MAX_TEXT).replace(HALF_CHARACTER, '\ufffd');
  return text === '' ? null : text.replace(ESCAPE, '_x005F_');
};
