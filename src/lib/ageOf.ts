import { parseInstant } from './dates.ts';

/** A year as ages are counted. */
const YEAR_MS = 365.25 * 24 * 3_600_000;

/** Completed years between a birth date and `now`; null when the date is absent, unreadable or to come. */
export const ageOf = (birthDate: unknown, now: Date): number | null => {
  const born = parseInstant(birthDate);
  if (!born || born > now) return null;
  return Math.floor((now.getTime() - born.getTime()) / YEAR_MS);
};
