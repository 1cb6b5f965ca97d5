import { fromZonedTime } from 'date-fns-tz';
import { toDateInput, ZONE } from '../lib/dates.ts';

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
  fromZonedTime(`${toDateInput(date)}T${time}`, ZONE).getTime();

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
