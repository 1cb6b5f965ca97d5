import Papa from 'papaparse';
import { MAX_BYTES, MAX_COLUMNS, MAX_ROWS, MOST_ABOVE } from './tableLimits.ts';
import type { XlsxRefusal } from './readXlsx.ts';
import { ownsApostrophe, undefuse } from './csv.ts';

/** A file's table as its cells' texts. */
export interface TableFile {
  readonly headings: readonly string[];
  /** A cell for each heading, and behind them what is beyond the last one. */
  readonly rows: readonly (readonly string[])[];
}

/** A line of a file with content. */
export interface FileLine {
  /** Counted from 1 as a spreadsheet does, empty lines among them. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface FileLines {
  /** At least two. */
  readonly lines: readonly FileLine[];
  /** Cells that a spreadsheet had marked as texts; the marks are taken off. */
  readonly marked: number;
  /** Cells that took the text of a merged one above them. */
  readonly merged: number;
}

/** Why a file is no table: a key of the catalogue under `import.refusals`. */
export type TableRefusal = 'tooLarge' | 'empty' | 'cut' | 'notRead' | XlsxRefusal;

/** Names the separator for Excel, and is no row. */
const SEPARATOR = /^"?sep=(.)"?\n/i;

/** Begins a document or a page that was saved under the name of a table: read as one, it would be empty. */
const OTHER_FORMAT = /^\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|\?xml))/i;

/** Reads a CSV file; the separator is found out, as is how its letters are written. */
export const readLines = async (file: Blob): Promise<FileLines | TableRefusal> => {
  if (file.size > MAX_BYTES) return 'tooLarge';
  const text = decode(await file.arrayBuffer());
  // A spreadsheet saved under another name: no text contains zeros.
  if (text.includes('\u0000') || OTHER_FORMAT.test(text)) return 'unreadable';
  const [line = '', declared] = SEPARATOR.exec(text) ?? [];
  const content = text.slice(line.length);
  const delimiter = declared ?? delimiterOf(content);
  const bare = bareLines(content, delimiter);
  const { data, errors } = Papa.parse<string[]>(bare.text, { newline: '\n', delimiter });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return 'cut';
  if (errors.some(({ type }) => type === 'Quotes')) return 'unreadable';
  let { count: marked } = bare;
  const lines = data
    .map((row, index) => ({
      number: index + 1 + (line === '' ? 0 : 1),
      cells: row.map((cell) => {
        const trimmed = cell.trim();
        const inner = bareCell(trimmed);
        if (inner !== trimmed) marked += 1;
        return inner;
      }),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (lines.length < 2) return 'empty';
  if (lines.some(({ cells }) => cells.length > MAX_COLUMNS)) return 'tooManyColumns';
  return lines.length > MAX_ROWS + 1 + MOST_ABOVE ? 'tooManyRows' : { lines, marked, merged: 0 };
};

/** Papa looks for lines of as many cells: where titles hide them, what occurs most often outside of quotes. */
const delimiterOf = (text: string): string => {
  const { meta, errors } = Papa.parse(text, {
    preview: 50,
    newline: '\n',
    skipEmptyLines: 'greedy',
    delimitersToGuess: DELIMITERS,
  });
  if (errors.every(({ type }) => type !== 'Delimiter')) return meta.delimiter;
  const bare = text.slice(0, 10_000).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((one) => bare.split(one).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
};

const DELIMITERS = [';', ',', '\t', '|'];

/** The table below the headings, which are one of the lines. */
export const toTable = ({ lines }: FileLines, at = 0): TableFile | TableRefusal => {
  const [top, ...below] = lines.slice(at);
  const all = top?.cells ?? [];
  const headings = at === 0 ? all : all.slice(0, all.findLastIndex((cell) => cell !== '') + 1);
  if (below.length === 0) return 'empty';
  if (below.length > MAX_ROWS) return 'tooManyRows';
  const size = headings.length;
  return {
    headings,
    rows: below.map(({ cells }) => [
      ...headings.map((_, index) => cells[index] ?? ''),
      ...cells.slice(size, cells.findLastIndex((cell) => cell !== '') + 1),
    ]),
  };
};

/** UTF-16 and UTF-8 where the bytes say so, else what French spreadsheets on Windows write; each line ends alike. */
const decode = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const read = (): string => {
    if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
    if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return new TextDecoder('windows-1252').decode(bytes);
    }
  };
  // Files that were put together have a mark of the byte order each, some read as letters.
  return read()
    .replace(/^(?:\uFEFF|ï»¿)+/, '')
    .replace(/\r\n?/g, '\n');
};

/** A cell written as a formula so that a spreadsheet keeps its text: `="01000"`. */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/;

/** Puts texts written as formulas into plain quotes before a line is cut at its separators. */
const bareLines = (text: string, delimiter: string): { readonly text: string; readonly count: number } => {
  const ends = `[\\n\\u{${delimiter.codePointAt(0)?.toString(16) ?? '3b'}}]`;
  const quoted = '"(?:[^"]|"")*"';
  // Cells in quotes are passed over whole: what looks like a formula in them is their text.
  const cells = new RegExp(`(^|${ends})(?:(${quoted})|=("(?:[^"\\n]|"")*")(?=${ends}|$))`, 'gu');
  let count = 0;
  const bare = text.replace(cells, (whole: string, before: string, _kept, formula: string | undefined) => {
    if (formula === undefined) return whole;
    count += 1;
    return before + formula;
  });
  return { text: bare, count };
};

/** A cell without what a spreadsheet puts around its text to keep it a text. */
const bareCell = (cell: string): string => {
  const [, inner] = TEXT_FORMULA.exec(cell) ?? [];
  if (inner !== undefined) return inner.replaceAll('""', '"').trim();
  const armed = undefuse(cell);
  if (armed !== cell) return armed;
  return cell.startsWith("'") && !ownsApostrophe(cell) ? cell.slice(1).trim() : cell;
};
