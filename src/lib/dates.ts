import { isValid } from 'date-fns';
import { toDate } from 'date-fns-tz';

/** The only zone the specification names. */
export const ZONE = 'Europe/Berlin';

const WIRE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads what the server writes: RFC 3339 with offset, or wall time without one, which is taken as Europe/Berlin.
 * Returns null for anything else.
 */
export const parseInstant = (value: unknown): Date | null => {
  if (typeof value !== 'string' || !WIRE.test(value)) return null;
  const instant = toDate(value, { timeZone: ZONE });
  return isValid(instant) ? instant : null;
};

/**
 * Parts of the wall time in Europe/Berlin. By Intl and not by date-fns-tz, which goes through the machine's own
 * wall time and so shifts the hour that the machine's zone skips in spring.
 */
const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

interface WallTime {
  /** `2026-03-05` */
  readonly date: string;
  /** `09:05:07` */
  readonly time: string;
}

const toWallTime = (value: unknown): WallTime | null => {
  const instant = parseInstant(value);
  if (!instant) return null;
  const parts = new Map(PARTS.formatToParts(instant).map(({ type, value: text }) => [type, text]));
  const [year = '', month, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => parts.get(type));
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}:${second}` };
};

/** `05/03/2026` of `2026-03-05`. */
export const toFrenchDate = (date: string): string => date.split('-').toReversed().join('/');

/** `05/03/2026`, or null when `value` is no date. */
export const formatDate = (value: unknown): string | null => {
  const wall = toWallTime(value);
  return wall && toFrenchDate(wall.date);
};

/** `2026-03-05`: what a date input holds. */
export const toDateInput = (value: unknown): string => toWallTime(value)?.date ?? '';

/** `2026-03-05T09:05`: Europe/Berlin wall time to the minute; empty when `value` is no date. */
export const toWallDateTime = (value: unknown): string => {
  const wall = toWallTime(value);
  return wall ? `${wall.date}T${wall.time.slice(0, 5)}` : '';
};

/** `2026-03-05T09:05:07`, the wire form of a date-time: Europe/Berlin wall time without offset (R9.19, R9.20). */
export const toLocalDateTime = (value: unknown): string | null => {
  const wall = toWallTime(value);
  return wall && `${wall.date}T${wall.time}`;
};

/** `2026-03-05T00:00:00`, the wire form of a date. */
export const fromDateInput = (value: string): string | null => (value === '' ? null : `${value}T00:00:00`);

/** `2026-03-05T09:05:00`, the wire form of a date-time without offset (R9.19). */
export const fromDateTimeInput = (value: string): string | null =>
  value === '' ? null : value.length === 16 ? `${value}:00` : value;

/** True for a calendar date that exists, with or without a time part. */
export const isRealDate = (value: string): boolean => parseInstant(value) !== null;
