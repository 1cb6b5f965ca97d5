import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { isValid, parse } from 'date-fns';

/** The only zone the specification names. */
export const ZONE = 'Europe/Berlin';

/**
 * Reads what the server writes: RFC 3339 with offset, or wall time without one, which is taken as Europe/Berlin.
 * Returns null for anything else.
 */
export const parseInstant = (value: unknown): Date | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null;
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/.test(value.slice(10));
  const instant = zoned ? new Date(value) : fromZonedTime(value, ZONE);
  return isValid(instant) ? instant : null;
};

const format = (value: unknown, pattern: string): string | null => {
  const instant = parseInstant(value);
  return instant ? formatInTimeZone(instant, ZONE, pattern) : null;
};

/** `05/03/2026`, or null when `value` is no date. */
export const formatDate = (value: unknown): string | null => format(value, 'dd/MM/yyyy');

/** `05/03/2026 à 09:05:07`, or null when `value` is no date. */
export const formatDateTime = (value: unknown): string | null => format(value, "dd/MM/yyyy 'à' HH:mm:ss");

/** `2026-03-05`: what a date input holds. */
export const toDateInput = (value: unknown): string => format(value, 'yyyy-MM-dd') ?? '';

/** `2026-03-05T09:05`: what a date-time input holds, in Europe/Berlin wall time. */
export const toDateTimeInput = (value: unknown): string => format(value, "yyyy-MM-dd'T'HH:mm") ?? '';

/** `2026-03-05T09:05:07`, the wire form of a date-time: Europe/Berlin wall time without offset (R9.19, R9.20). */
export const toLocalDateTime = (value: unknown): string | null => format(value, "yyyy-MM-dd'T'HH:mm:ss");

/** `2026-03-05T00:00:00`, the wire form of a date (contract 0.3). */
export const fromDateInput = (value: string): string | null => (value === '' ? null : `${value}T00:00:00`);

/** `2026-03-05T09:05:00`, the wire form of a date-time without offset (R9.19). */
export const fromDateTimeInput = (value: string): string | null =>
  value === '' ? null : value.length === 16 ? `${value}:00` : value;

/** True for a calendar date that exists, with or without a time part. */
export const isRealDate = (value: string): boolean => {
  if (!isValid(parse(value.slice(0, 10), 'yyyy-MM-dd', new Date(0)))) return false;
  return parseInstant(value) !== null;
};
