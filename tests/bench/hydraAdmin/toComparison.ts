import { goals, type Goal } from './goals.ts';
import type { Figures } from './measureAdmin.ts';

export interface Compared {
  readonly name: string;
  /** Headings of its list. */
  readonly columns: readonly string[];
  readonly none: Figures;
  readonly slow: Figures;
}

/** The table of ratios, and what each of the two showed, as Markdown. */
export const toComparison = ([theirs, ours]: readonly Compared[]): string => {
  if (!theirs || !ours) throw new Error('It takes two to compare');
  const rows = goals.map((goal) => toRow(goal, theirs[goal.line][goal.what], ours[goal.line][goal.what]));
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

const toRow = ({ what, line, unit, goal, ...set }: Goal, theirs = NaN, ours = NaN) => {
  const ratio = ours / theirs;
  const isKept = set.isAmount ? ours <= goal : ratio <= goal / set.theirs;
  const amount = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
  const wanted = set.isAmount ? `${goal} ${unit}` : (goal / set.theirs).toFixed(2);
  return {
    isKept,
    cells: [what, line, amount(theirs), amount(ours), ratio.toFixed(2), wanted, isKept ? 'ok' : 'NO'],
  };
};
