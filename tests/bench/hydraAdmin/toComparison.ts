import { goalsAt, type Goal } from './goals.ts';
import type { Figures } from './measureAdmin.ts';

export interface Compared {
  readonly name: string;
  /** Headings of its list. */
  readonly columns: readonly string[];
  readonly none: Figures;
  readonly slow: Figures;
}

/** The table of ratios, and what each of the two showed, as Markdown. */
export const toComparison = ([theirs, ours]: readonly Compared[], answerMs: number): string => {
  if (!theirs || !ours) throw new Error('It takes two to compare');
  const rows = goalsAt(answerMs).map((goal) =>
    toRow(goal, theirs[goal.line][goal.what], ours[goal.line][goal.what]),
  );
  const kept = rows.filter(({ isKept }) => isKept).length;
  return [
    `| what | line | ${theirs.name} | ${ours.name} | ratio | goal | ok |`,
    '|---|---|---:|---:|---:|---:|---|',
    ...rows.map(({ cells }) => `| ${cells.join(' | ')} |`),
    '',
    `${kept} of ${rows.length} hold.`,
    '',
    ...[theirs, ours].map(
      ({ name, columns }) => `- ${name} showed ${columns.length} columns: ${columns.join(', ')}.`,
    ),
  ].join('\n');
};

const toRow = ({ what, line, unit, ratio: most = 0, amount }: Goal, theirs = NaN, ours = NaN) => {
  const ratio = ours / theirs;
  const isKept = amount === undefined ? ratio <= most : ours <= amount;
  const inUnit = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
  const wanted = amount === undefined ? most.toFixed(2) : inUnit(amount);
  return {
    isKept,
    cells: [what, line, inUnit(theirs), inUnit(ours), ratio.toFixed(2), wanted, isKept ? 'ok' : 'NO'],
  };
};
