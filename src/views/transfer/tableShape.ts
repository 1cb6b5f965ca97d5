import { foldText } from '../../lib/text.ts';
import type { FileLine, TableFile } from './readTable.ts';
import { MOST_ABOVE } from './tableLimits.ts';

/**
 * The line whose cells name more fields than the first one does; null where none does. Many files have a title above
 * the headings.
 */
export const findHeadings = (
  lines: readonly FileLine[],
  countFields: (cells: readonly string[]) => number,
): number | null => {
  const counts = lines.slice(0, MOST_ABOVE + 1).map(({ cells }) => countFields(cells));
  const most = Math.max(...counts);
  const at = counts.indexOf(most);
  // A headed line has a line below it.
  return most > 0 && at > 0 && at < lines.length - 1 ? at : null;
};

/** Beginning of a line that is no record: a sum, a number of pages, where the file comes from. */
const FOOTER =
  /^(?:sous[\s-]?)?(?:total|totaux|somme|moyenne|nombre|effectif|page|edite|imprime|extrait|exporte|genere|source|fin de|nb)\b/;

/** Number of rows at the end of a table that are sums or notes rather than records. */
export const countFooters = ({ headings, rows }: TableFile): number => {
  const lastRecord = rows.findLastIndex((row) => !isFooter(row, headings.length));
  return rows.length - 1 - lastRecord;
};

/** Beside its name a sum has figures alone; one without a name has them below an empty first column. */
const isFooter = (row: readonly string[], size: number): boolean => {
  const [first = '', ...others] = row.filter((cell) => cell !== '');
  if (FOOTER.test(foldText(first))) return others.every((cell) => /\d/.test(cell));
  const areFigures = [first, ...others].every((cell) => /^[\d\s.,%€+-]+$/.test(cell));
  return row[0] === '' && areFigures && (others.length + 1) * 2 <= size;
};

/** Headings that several columns have, each once. */
export const twinHeadings = (headings: readonly string[]): readonly string[] => [
  ...new Set(headings.filter((heading, index) => heading !== '' && headings.indexOf(heading) < index)),
];
