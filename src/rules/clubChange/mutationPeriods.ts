import type { MutationLine } from './mutationLine.ts';

/** Days on which mutations of a kind may be asked for, both included, `yyyy-MM-dd`. */
export interface Period {
  readonly type: MutationLine['type'];
  readonly proListed: boolean;
  readonly from: string;
  readonly to: string;
}

/** The periods of a season's table, ordinary ones first: each from its earliest to its latest day. */
export const mutationPeriods = (lines: readonly MutationLine[]): readonly Period[] => {
  const found = new Map<string, Period>();
  for (const { type, proListed, startDate: from, endDate: to } of lines) {
    const key = `${type === 'ordinary' ? 0 : 1} ${proListed}`;
    const known = found.get(key) ?? { type, proListed, from, to };
    found.set(key, {
      ...known,
      from: known.from < from ? known.from : from,
      to: known.to > to ? known.to : to,
    });
  }
  return [...found.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, period]) => period);
};
