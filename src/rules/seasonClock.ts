/** Where a season stands on a day, all days as `yyyy-MM-dd`: before it, in one of its two phases, or after it. */
export type SeasonClock =
  | { readonly at: 'ahead'; readonly days: number }
  | { readonly at: 'phase'; readonly phase: 1 | 2; readonly until: string; readonly days: number }
  | { readonly at: 'over' };

/** Phase 1 ends with the year in which the season begins, phase 2 with the season; `days` are those still to come. */
export const seasonClock = (start: string, end: string, day: string): SeasonClock => {
  if (day > end) return { at: 'over' };
  if (day < start) return { at: 'ahead', days: daysBetween(day, start) };
  const newYear = `${start.slice(0, 4)}-12-31`;
  const [phase, until] = day <= newYear && newYear < end ? ([1, newYear] as const) : ([2, end] as const);
  return { at: 'phase', phase, until, days: daysBetween(day, until) };
};

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
