import { toDateInput, parseInstant } from '../lib/dates.ts';
import { idOf } from '../lib/iri.ts';

export interface Season {
  readonly '@id': string;
  readonly id: number;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly dateModified: string | null;
  readonly current: boolean;
}

/** An instant of the calendar day that `date` is in Europe/Berlin, in milliseconds; NaN when it is no date. */
const instant = (date: string, time: string): number =>
  parseInstant(`${toDateInput(date)}T${time}`)?.getTime() ?? NaN;

/** A season is current while now lies between its dates, both included, or when its flag is set. */
const isCurrent = (season: Season, now: Date): boolean =>
  season.current ||
  (now.getTime() >= instant(season.startDate, '00:00:00.000') &&
    now.getTime() <= instant(season.endDate, '23:59:59.999'));

/** The current season; where several qualify the flagged one wins, then the latest. Null when there is none. */
export const currentSeason = (seasons: readonly Season[], now: Date): Season | null =>
  seasons
    .filter((season) => isCurrent(season, now))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.startDate.localeCompare(a.startDate))[0] ??
  null;

/**
 * Whether an answer's headers name another current season than `season`, or a later change of it. `id` may be an
 * integer or an IRI.
 */
export const isOutdatedSeason = (
  season: Season | null,
  id: string | null,
  update: string | null,
): boolean => {
  if (season === null) return false;
  const currentId = idOf(id);
  if (currentId !== null && currentId !== season.id) return true;
  const changed = parseInstant(update);
  const known = parseInstant(season.dateModified);
  return changed !== null && known !== null && changed > known;
};

/** State of a season on a day, all days as `yyyy-MM-dd`: before it, in one of its two phases, or after it. */
type SeasonClock =
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

/** The day of an earlier season that answers to a day of this one, all as `yyyy-MM-dd`. */
export const seasonAgo = (day: string, start: string, earlier: string): string =>
  new Date(Date.parse(day) - Date.parse(start) + Date.parse(earlier)).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
