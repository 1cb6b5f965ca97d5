import { MAX_COLUMNS } from './tableLimits.ts';

/** A worksheet's XML as the library may read it. */
export interface OpenedSheet {
  readonly xml: string;
  /** Cells that reach over several lines; columns and lines from 0. */
  readonly merges: readonly { readonly column: number; readonly first: number; readonly last: number }[];
}

export type SheetRefusal = 'unreadable' | 'tooManyRows' | 'tooManyColumns';

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
export const openSheet = (xml: string): OpenedSheet | SheetRefusal => {
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
