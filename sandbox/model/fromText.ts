import { fromLocal } from './time.ts';

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const TIME = /^(?:1970-01-01T)?(\d{2}):(\d{2})(?::(\d{2}))?(?:Z|[+-]\d{2}:?\d{2})?$/;
const DAY_MS = 86_400_000;

const isDay = (year: number, month: number, day: number): boolean => {
  const at = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
};

const isClock = (hours: number, minutes: number, seconds: number): boolean =>
  hours < 24 && minutes < 60 && seconds < 60;

/** The day a text names as written, offset or not: `2026-07-01`; undefined when it names none. */
export const fromDateText = (text: string): string | undefined => {
  const parts = DATE.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hours = '0', minutes = '0', seconds = '0'] = parts;
  const holds = isDay(Number(year), Number(month), Number(day)) && isClock(+hours, +minutes, +seconds);
  return holds ? text.slice(0, 10) : undefined;
};

/** The instant a text names, in UTC: `2026-07-01T22:00:00Z`. Without offset it is local time, without time midnight. */
export const fromDateTimeText = (text: string): string | undefined => {
  const day = fromDateText(text);
  if (day === undefined) return undefined;
  const [, , , , hours = '00', minutes = '00', seconds = '00', offset] = DATE.exec(text) ?? [];
  const local = `${day}T${hours}:${minutes}:${seconds}`;
  const instant = offset === undefined ? fromLocal(local) : new Date(`${local}${withColon(offset)}`);
  return Number.isNaN(instant.getTime()) || Math.abs(instant.getTime()) > MAX_INSTANT
    ? undefined
    : `${instant.toISOString().slice(0, 19)}Z`;
};

/** Four-digit years only, whatever the offset did to the last day of 9999. */
const MAX_INSTANT = Date.UTC(9999, 11, 31) - DAY_MS;

const withColon = (offset: string): string =>
  offset === 'Z' || offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;

/** The clock part of a pure time (`1970-01-01T20:45:00+01:00`, shown as written): `20:45:00`. */
export const fromTimeText = (text: string): string | undefined => {
  const [matched, hours = '', minutes = '', seconds = '00'] = TIME.exec(text) ?? [];
  return matched !== undefined && isClock(+hours, +minutes, +seconds)
    ? `${hours}:${minutes}:${seconds}`
    : undefined;
};
