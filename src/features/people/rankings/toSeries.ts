import { toDateInput } from '../../../lib/dates.ts';
import { toNumber, type Json } from '../../../schema/read.ts';

const KINDS = ['official', 'monthly'] as const;

interface Series {
  /** `yyyy-MM-dd`, oldest first. */
  readonly days: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** The points of official rankings by day, a series for each kind that there is. */
export const toSeries = (
  rankings: readonly Json[],
  nameOf: (kind: (typeof KINDS)[number]) => string,
): Series => {
  const days = [...new Set(rankings.map(({ date }) => toDateInput(date)))]
    .filter((day) => day !== '')
    .toSorted();
  const series = KINDS.map((kind) => {
    const own = new Map(
      rankings
        .filter((ranking) => ranking.kind === kind)
        .map(({ date, points }) => [toDateInput(date), toNumber(points)]),
    );
    return { name: nameOf(kind), values: days.map((day) => own.get(day) ?? null) };
  });
  return { days, series: series.filter(({ values }) => values.some((value) => value !== null)) };
};
