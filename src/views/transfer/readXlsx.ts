import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
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
export type XlsxRefusal = 'unreadable' | 'password' | 'oldExcel' | 'inflated' | SheetRefusal;

/** All that a file of 5 MB may contain once it is inflated. */
const MAX_INFLATED = 100 * 1024 * 1024;
/** Texts may be stored once and shown a thousand times. */
const MAX_LETTERS = 20 * 1024 * 1024;

/**
 * The worksheets of an XLSX file that are not hidden, in their order. Formulas give the values that they had when the
 * file was saved, errors their sign (`#N/A`), days and moments their French form. Nothing is inflated that says to be
 * larger than 100 MB in all. Costly: run it in a worker.
 */
export const readXlsx = async (bytes: Uint8Array): Promise<readonly Sheet[] | XlsxRefusal> => {
  if (isOldOrLocked(bytes)) return isEncrypted(bytes) ? 'password' : 'oldExcel';
  try {
    const contents = inflate(bytes);
    return contents === null ? 'inflated' : await toSheets(contents);
  } catch {
    // Whatever the library or the archive stumbles over.
    return 'unreadable';
  }
};

/** The name of the stream with an encrypted package, in UTF-16. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage');

const inflate = (bytes: Uint8Array): Readonly<Record<string, Uint8Array>> | null => {
  let total = 0;
  const contents = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(?:\.rels)?$/.test(name)) return false;
      total += originalSize;
      return total <= MAX_INFLATED;
    },
  });
  return total > MAX_INFLATED ? null : contents;
};

const toSheets = async (
  contents: Readonly<Record<string, Uint8Array>>,
): Promise<readonly Sheet[] | XlsxRefusal> => {
  const decode = (path: string): string => new TextDecoder().decode(contents[path]);
  const shown = shownSheets(decode('xl/workbook.xml'), decode('xl/_rels/workbook.xml.rels'));
  if (shown.length === 0) return 'xl/workbook.xml' in contents ? [] : 'unreadable';
  const opened: OpenedSheet[] = [];
  for (const { path } of shown) {
    const sheet = openSheet(decode(path));
    if (typeof sheet === 'string') return sheet;
    opened.push(sheet);
  }
  const written = opened.map((one, index) => [shown[index]?.path ?? '', new TextEncoder().encode(one.xml)]);
  // Stored as it is: what is deflated would be inflated in workers made of blobs, which our policy forbids.
  const archive = zipSync({ ...contents, ...Object.fromEntries(written) }, { level: 0 });
  // The library's types know neither `sheets` nor that a moment is a Date and not its class.
  const options = { sheets: shown.map(({ position }) => position), parseNumber: Number };
  const sheets = await readXlsxFile(new Blob([archive]), options);
  const read = sheets.map(({ sheet, data }, index) => ({
    name: sheet,
    ...fillMerged(
      data.map((row) => row.map((cell) => sheetText(cell as SheetValue))),
      opened[index]?.merges ?? [],
    ),
  }));
  const letters = read.flatMap(({ rows }) =>
    rows.map((row) => row.reduce((sum, { length }) => sum + length, 0)),
  );
  return letters.reduce((sum, count) => sum + count, 0) > MAX_LETTERS ? 'inflated' : read;
};

interface ShownSheet {
  /** Position in the workbook, from 1. */
  readonly position: number;
  readonly path: string;
}

/** The sheets of a workbook that have cells and that its reader sees. */
const shownSheets = (workbook: string, relations: string): readonly ShownSheet[] => {
  const targets = new Map(
    tags(relations, 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target') ?? '']),
  );
  return tags(workbook, 'sheet').flatMap((tag, index) => {
    const target = targets.get(attribute(tag, '\\w+:id')) ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const isShown = (attribute(tag, 'state') ?? 'visible') === 'visible';
    return isShown && target.includes('worksheets/') ? [{ position: index + 1, path }] : [];
  });
};

const tags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** Gives the lines beside a merged cell its text: only its first line has it. */
const fillMerged = (
  rows: readonly string[][],
  merges: readonly { readonly column: number; readonly first: number; readonly last: number }[],
): Pick<Sheet, 'rows' | 'merged'> => {
  let merged = 0;
  for (const { column, first, last } of merges) {
    const text = rows[first]?.[column] ?? '';
    for (const row of text === '' ? [] : rows.slice(first + 1, last + 1)) {
      if (row.length <= column || row[column] !== '') continue;
      row[column] = text;
      merged += 1;
    }
  }
  return { rows, merged };
};

const DAY_MS = 86_400_000;
/** The day of which a spreadsheet says that it is none, in days before 1970. */
const DAY_ZERO = 25_569;

type SheetValue = string | number | boolean | Date | null;

/** Text of a cell, as its reader would write it: `05/06/1988`, `12,5`, `VRAI`; empty for an empty one. */
const sheetText = (value: SheetValue): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'VRAI' : 'FAUX';
  if (typeof value === 'number') return ofNumber(value);
  return typeof value === 'string' ? value.trim() : ofMoment(value);
};

/** A spreadsheet counts with fifteen figures; what is beyond them is noise. */
const ofNumber = (value: number): string => String(Number(value.toPrecision(15))).replace('.', ',');

/** Days that a spreadsheet's mistake of 1900 makes doubtful stay the numbers that they are stored as. */
const ofMoment = (value: Date): string => {
  const seconds = Math.round(value.getTime() / 1000);
  const moment = new Date(seconds * 1000).toISOString();
  const serial = (seconds * 1000) / DAY_MS + DAY_ZERO;
  const clock = moment.slice(11, 19).replace(/(?<=:\d\d):00$/, '');
  if (serial >= 0 && serial < 1) return clock;
  if (serial >= 1 && serial < 61) return ofNumber(serial);
  const day = toFrenchDate(moment.slice(0, 10));
  return clock === '00:00' ? day : `${day} ${clock}`;
};

/** A worksheet's XML as the library may read it. */
interface OpenedSheet {
  readonly xml: string;
  /** Cells that reach over several lines; columns and lines from 0. */
  readonly merges: readonly { readonly column: number; readonly first: number; readonly last: number }[];
}

type SheetRefusal = 'unreadable' | 'tooManyRows' | 'tooManyColumns';

/** Lines of a worksheet of ours with their gaps: the library fills them. */
const MAX_LINES = 50_000;
/** The last line that a spreadsheet has. */
const LAST_LINE = 1_048_576;
/** Merged cells of one sheet. */
const MAX_MERGES = 5000;

/**
 * Lets errors and formulas that were never calculated be read as texts, where the library takes them for empty cells,
 * and refuses lines and columns so far away that filling the gap would take the machine's memory.
 */
const openSheet = (xml: string): OpenedSheet | SheetRefusal => {
  let far: SheetRefusal | null = null;
  for (const [, line = ''] of xml.matchAll(/<(?:\w+:)?row\s(?:[^>]*?\s)?r\s*=\s*["']([^"']*)["']/g))
    if (!/^\d{1,7}$/.test(line) || Number(line) > LAST_LINE) return 'unreadable';
  const opened = xml.replace(CELL, (whole: string, prefix: string, attributes = '', inner = '') => {
    const [, column = '', line = ''] = /\sr\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/.exec(attributes) ?? [];
    const isEmpty = inner.trim() === '';
    if (column === '') far ??= 'unreadable';
    else if (!isEmpty && Number(line) > MAX_LINES) far ??= 'tooManyRows';
    else if (!isEmpty && columnAt(column) >= MAX_COLUMNS) far ??= 'tooManyColumns';
    const isError = /\st\s*=\s*["']e["']/.test(attributes);
    const isUncalculated = /<(?:\w+:)?f[\s>/]/.test(inner) && !/<(?:\w+:)?v[\s>/]/.test(inner);
    if (!isError && !isUncalculated) return whole;
    const others = attributes.replace(/\st\s*=\s*["'][^"']*["']/, '');
    const value = isUncalculated ? `<${prefix}v>#CALC!</${prefix}v>` : inner;
    return `<${prefix}c${others} t="str">${value}</${prefix}c>`;
  });
  if (far !== null) return far;
  const merges = [...xml.matchAll(MERGE)]
    .slice(0, MAX_MERGES)
    .flatMap(([, column = '', first, last]) =>
      Number(last) > Number(first)
        ? [{ column: columnAt(column), first: Number(first) - 1, last: Number(last) - 1 }]
        : [],
    );
  return { xml: opened, merges };
};

const CELL = /<((?:\w+:)?)c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/\1c>)/g;
const MERGE = /<(?:\w+:)?mergeCell\s[^>]*?ref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g;

/** 0 of A, 26 of AA. */
const columnAt = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
