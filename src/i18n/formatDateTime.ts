import { midnightOf, toFrenchDate, toLocalDateTime } from '../lib/dates.ts';

/** `05/03/2026 à 09:05:07`, or null when `value` is no date; a midnight is a day where `isDayOrMoment`. */
export const formatDateTime = (value: unknown, isDayOrMoment = false): string | null => {
  const day = isDayOrMoment ? midnightOf(value) : null;
  if (day !== null) return toFrenchDate(day);
  const wall = toLocalDateTime(value);
  return wall && `${toFrenchDate(wall.slice(0, 10))} à ${wall.slice(11, 19)}`;
};

/** The same to the minute, where moments stand below each other: `05/03/2026 à 09:05`. */
export const formatToMinute = (value: unknown, isDayOrMoment = false): string | null =>
  formatDateTime(value, isDayOrMoment)?.replace(/:\d\d$/, '') ?? null;
