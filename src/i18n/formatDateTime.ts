import { midnightOf, toFrenchDate, toLocalDateTime } from '../lib/dates.ts';

/**
 * `05/03/2026 à 09:05:07`, its seconds where there are some: `05/03/2026 à 09:05`. Null when `value` is no date; a
 * midnight is a day where `isDayOrMoment`.
 */
export const formatDateTime = (value: unknown, isDayOrMoment = false): string | null =>
  format(value, isDayOrMoment, (wall) => wall.slice(11, 19).replace(/(?<=:\d\d):00$/, ''));

/** The same to the minute: stamps, and moments below each other. */
export const formatToMinute = (value: unknown, isDayOrMoment = false): string | null =>
  format(value, isDayOrMoment, (wall) => wall.slice(11, 16));

const format = (value: unknown, isDayOrMoment: boolean, clockOf: (wall: string) => string): string | null => {
  const day = isDayOrMoment ? midnightOf(value) : null;
  if (day !== null) return toFrenchDate(day);
  const wall = toLocalDateTime(value);
  return wall && `${toFrenchDate(wall.slice(0, 10))} à ${clockOf(wall)}`;
};
