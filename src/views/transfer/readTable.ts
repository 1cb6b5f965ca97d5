import Papa from 'papaparse';
import { undefuse } from './csv.ts';

/** A CSV file as its cells' texts. */
export interface TableFile {
  readonly headings: readonly string[];
  /** A cell for each heading, and behind them what stands beyond the last one. */
  readonly rows: readonly (readonly string[])[];
}

/** Why a file is no table: a key of the catalogue under `import.refusals`. */
export type TableRefusal = 'tooLarge' | 'empty' | 'unreadable' | 'tooManyRows' | 'sameHeadings';

const MAX_BYTES = 5 * 1024 * 1024;
export const MAX_ROWS = 5000;

/** Tells Excel the separator, and is no row. */
const SEPARATOR = /^"?sep=(.)"?\n/i;

/** Reads a CSV file with a line of headings; the separator is found out, as is whether it is UTF-8. */
export const readTable = async (file: Blob): Promise<TableFile | TableRefusal> => {
  if (file.size > MAX_BYTES) return 'tooLarge';
  const text = decode(await file.arrayBuffer());
  // A spreadsheet saved under another name: no text holds zeros.
  if (text.includes('\u0000')) return 'unreadable';
  const [line = '', delimiter = ''] = SEPARATOR.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(line.length), {
    skipEmptyLines: 'greedy',
    newline: '\n',
    delimiter,
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) return 'unreadable';
  const [headings = [], ...rows] = data.map((row) => row.map((cell) => undefuse(cell.trim())));
  if (rows.length === 0 || headings.every((heading) => heading === '')) return 'empty';
  if (rows.length > MAX_ROWS) return 'tooManyRows';
  const named = headings.filter((heading) => heading !== '');
  if (new Set(named).size < named.length) return 'sameHeadings';
  const size = headings.length;
  return {
    headings,
    rows: rows.map((row) => [
      ...headings.map((_, index) => row[index] ?? ''),
      ...row.slice(size, row.findLastIndex((cell) => cell !== '') + 1),
    ]),
  };
};

/** UTF-8 where the bytes are, else what French spreadsheets on Windows write; each line ends alike. */
const decode = (bytes: ArrayBuffer): string => {
  const read = (): string => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return new TextDecoder('windows-1252').decode(bytes);
    }
  };
  return read().replace(/\r\n?/g, '\n');
};
