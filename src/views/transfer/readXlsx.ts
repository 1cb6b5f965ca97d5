import { unzipSync } from 'fflate';
import {
  readXlsx as readWorkbook,
  type CellValue,
  type MergeRange,
  type Sheet as ReadSheet,
} from 'hucre/xlsx';
import { toFrenchDate } from '../../lib/dates.ts';
import { isOldOrLocked } from './isWorkbook.ts';
import { MAX_COLUMNS } from './tableLimits.ts';

/** A worksheet as the texts of its cells, empty lines among them. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Cells that merged ones above them gave their text. */
  readonly merged: number;
}

/** Why a file is no workbook: a key of the catalogue under `import.refusals`. */
export type XlsxRefusal =
  'unreadable' | 'password' | 'oldExcel' | 'inflated' | 'tooManyRows' | 'tooManyColumns';

/** All that a file of 5 MB may contain once it is inflated. */
const MAX_INFLATED = 100 * 1024 * 1024;
/** Texts may be stored once and shown a thousand times. */
const MAX_LETTERS = 20 * 1024 * 1024;
/** Lines of a worksheet with its empty ones. */
const MAX_LINES = 50_000;
/** Merged cells of one sheet. */
const MAX_MERGES = 5000;

/**
 * The worksheets of an XLSX file that are not hidden, in their order. Formulas give the values that they had when the
 * file was saved, errors their sign (`#N/A`), days and moments their French form. Nothing is inflated that says to be
 * larger than 100 MB in all. Costly: run it in a worker.
 */
export const readXlsx = async (bytes: Uint8Array): Promise<readonly Sheet[] | XlsxRefusal> => {
  if (isOldOrLocked(bytes)) return isEncrypted(bytes) ? 'password' : 'oldExcel';
  try {
    if (inflatedSize(bytes) > MAX_INFLATED) return 'inflated';
    const { sheets } = await readWorkbook(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
    return toSheets(sheets);
  } catch {
    // Whatever the library or the archive stumbles over.
    return 'unreadable';
  }
};

/** The name of the stream with an encrypted package, in UTF-16. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage');

/** As the archive's own list says it: a part that inflates to more is refused when it is read. */
const inflatedSize = (bytes: Uint8Array): number => {
  let total = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      return false;
    },
  });
  return total;
};

const toSheets = (sheets: readonly ReadSheet[]): readonly Sheet[] | XlsxRefusal => {
  sheets.forEach(markUncalculated);
  if (sheets.some(({ rows }) => rows.findLastIndex(isFilled) >= MAX_LINES)) return 'tooManyRows';
  if (sheets.some(({ rows }) => rows.some((row) => row.findLastIndex(hasValue) >= MAX_COLUMNS)))
    return 'tooManyColumns';
  const read = sheets.map(({ name, rows, merges = [] }) => {
    const filled = rows.slice(0, rows.findLastIndex(isFilled) + 1);
    const texts = filled.map((row) => row.slice(0, MAX_COLUMNS).map(sheetText));
    return { name, ...fillMerged(texts, merges) };
  });
  let letters = 0;
  for (const { rows } of read) for (const row of rows) for (const { length } of row) letters += length;
  return letters > MAX_LETTERS ? 'inflated' : read;
};

/** A formula without a value gets a sign in place of an empty cell, so that its row says what it lacks. */
const markUncalculated = ({ rows, cells }: ReadSheet): void => {
  for (const [at, { type, value }] of cells ?? []) {
    const [row = 0, column = 0] = at.split(',').map(Number);
    const line = rows[row];
    if (line && type === 'formula' && value === null) line[column] = '#CALC!';
  }
};

/** Cells that were only coloured are read too, however far away. */
const hasValue = (value: CellValue): boolean => value !== null;
const isFilled = (row: readonly CellValue[]): boolean => row.some(hasValue);

/** Gives the lines beside a merged cell its text: only its first line has it. */
const fillMerged = (rows: string[][], merges: readonly MergeRange[]): Pick<Sheet, 'rows' | 'merged'> => {
  let merged = 0;
  for (const { startRow, endRow, startCol } of merges.slice(0, MAX_MERGES)) {
    const text = rows[startRow]?.[startCol] ?? '';
    for (const row of text === '' ? [] : rows.slice(startRow + 1, endRow + 1)) {
      if (row[startCol] !== '') continue;
      row[startCol] = text;
      merged += 1;
    }
  }
  return { rows, merged };
};

const DAY_MS = 86_400_000;
/** The day 0 of a spreadsheet, in days before 1970. */
const DAY_ZERO = 25_568;
/** A moment as strict workbooks write it. */
const WRITTEN_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?$/;

/** Text of a cell, as its reader would write it: `05/06/1988`, `12,5`, `VRAI`; empty for an empty one. */
const sheetText = (value: CellValue): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'VRAI' : 'FAUX';
  if (typeof value === 'number') return ofNumber(value);
  if (value instanceof Date) return ofMoment(value);
  return WRITTEN_MOMENT.test(value) ? ofMoment(new Date(`${value}Z`)) : value.trim();
};

/** A spreadsheet counts with fifteen figures; what is beyond them is noise. */
const ofNumber = (value: number): string => String(Number(value.toPrecision(15))).replace('.', ',');

/** A moment of the day 0 is a time; spreadsheets disagree about the days before it, which stay numbers. */
const ofMoment = (value: Date): string => {
  const seconds = Math.round(value.getTime() / 1000);
  const moment = new Date(seconds * 1000).toISOString();
  const serial = (seconds * 1000) / DAY_MS + DAY_ZERO;
  if (serial < 0) return ofNumber(serial);
  const clock = moment.slice(11, 19).replace(/(?<=:\d\d):00$/, '');
  if (serial < 1) return clock;
  const day = toFrenchDate(moment.slice(0, 10));
  return clock === '00:00' ? day : `${day} ${clock}`;
};
