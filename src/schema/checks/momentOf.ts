import { toLocalDateTime } from '../../lib/dates.ts';

const RELATIVE = /^([+-] ?\d{1,4}) (day|week|month|year)s?$/;
const DAYS: Readonly<Record<string, number>> = { yesterday: -1, today: 0, midnight: 0, tomorrow: 1 };

/**
 * A bound of a date as PHP reads it, in Europe/Berlin wall time (`2026-03-05T00:00:00`, which sorts by time):
 * `now`, `today`, `-18 years` or a date. Null for the many other forms, which the server alone can tell.
 */
export const momentOf = (bound: unknown, now: Date): string | null => {
  if (typeof bound !== 'string') return null;
  const present = toLocalDateTime(now.toISOString()) ?? '';
  if (bound === 'now') return present;
  if (Object.hasOwn(DAYS, bound)) return `${shift(present, 'day', DAYS[bound] ?? 0).slice(0, 10)}T00:00:00`;
  const [, amount, unit] = RELATIVE.exec(bound) ?? [];
  if (amount && unit) return shift(present, unit, Number(amount.replace(' ', '')));
  return toLocalDateTime(bound);
};

/** Shifts wall time as PHP does: a month after 31 January is 3 March. */
const shift = (wall: string, unit: string, amount: number): string => {
  const moment = new Date(`${wall}Z`);
  if (unit === 'year') moment.setUTCFullYear(moment.getUTCFullYear() + amount);
  else if (unit === 'month') moment.setUTCMonth(moment.getUTCMonth() + amount);
  else moment.setUTCDate(moment.getUTCDate() + amount * (unit === 'week' ? 7 : 1));
  return Number.isNaN(moment.getTime()) ? wall : moment.toISOString().slice(0, 19);
};
