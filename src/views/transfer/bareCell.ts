import { ownsApostrophe, undefuse } from './csv.ts';

/** A cell written as a formula so that a spreadsheet keeps its text: `="01000"`. */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/;

/** Puts texts written as formulas into plain quotes before a line is cut at its separators. */
export const bareLines = (
  text: string,
  delimiter: string,
): { readonly text: string; readonly count: number } => {
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
export const bareCell = (cell: string): string => {
  const [, inner] = TEXT_FORMULA.exec(cell) ?? [];
  if (inner !== undefined) return inner.replaceAll('""', '"').trim();
  const armed = undefuse(cell);
  if (armed !== cell) return armed;
  return cell.startsWith("'") && !ownsApostrophe(cell) ? cell.slice(1).trim() : cell;
};
