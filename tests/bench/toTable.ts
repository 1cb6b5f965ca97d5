import { isWithinLimit } from './Row.ts';
import type { Row } from './Row.ts';

const HEADINGS = ['what', 'measured', 'limit', 'ok', 'before'] as const;

/** The rows as a table for a terminal; `before` is the measured difference to the last run. */
export const toTable = (rows: readonly Row[], last: readonly Row[]): string => {
  const cells = [HEADINGS, ...rows.map((row) => [...toCells(row), toDifference(row, last)])];
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)));
  return cells
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
};

/** The rows as a Markdown table, without the difference, which says something only where it was measured. */
export const toMarkdown = (rows: readonly Row[]): string =>
  [
    '| what | measured | limit | ok |',
    '|---|---:|---:|---|',
    ...rows.map((row) => `| ${toCells(row).join(' | ')} |`),
  ].join('\n');

const toCells = (row: Row): readonly string[] => [
  row.what,
  toAmount(row.measured, row.unit),
  row.limit === null ? '' : toAmount(row.limit, row.unit),
  row.limit === null ? '' : isWithinLimit(row) ? 'yes' : 'NO',
];

const toDifference = ({ what, measured, unit }: Row, last: readonly Row[]): string => {
  const before = last.find((row) => row.what === what && row.unit === unit);
  if (!before) return 'new';
  const difference = measured - before.measured;
  return `${difference > 0 ? '+' : ''}${toAmount(difference, unit)}`;
};

const toAmount = (value: number, unit: Row['unit']): string => {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) < 1 ? 2 : 1;
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === 'requests' ? text : `${text} ${unit}`;
};
