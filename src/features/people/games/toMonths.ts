import type { Single } from './toSingles.ts';

/** The singles of a person in a month. */
interface Month {
  /** `yyyy-MM` */
  readonly month: string;
  readonly won: number;
  readonly lost: number;
  readonly points: number;
}

/** How many singles were won and lost, month by month, and the points that they brought. */
export const toMonths = (singles: readonly Single[]): readonly Month[] => {
  const months = new Map<string, Month>();
  for (const { day, won, points } of singles) {
    const month = day.slice(0, 7);
    const before = months.get(month) ?? { month, won: 0, lost: 0, points: 0 };
    months.set(month, {
      month,
      won: before.won + (won ? 1 : 0),
      lost: before.lost + (won ? 0 : 1),
      points: before.points + (points ?? 0),
    });
  }
  return [...months.values()].toSorted((a, b) => a.month.localeCompare(b.month));
};
