/** The only zone the specification names. */
export const ZONE = 'Europe/Berlin';

const WIRE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}(?:\.\d+)?))?(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/;

/**
 * Reads what the server writes: RFC 3339 with offset, or wall time without one, which is taken as Europe/Berlin.
 * Returns null for anything else.
 */
export const parseInstant = (value: unknown): Date | null => {
  const parts = typeof value === 'string' ? WIRE.exec(value) : null;
  if (!parts) return null;
  const [, date = '', minute = '00:00', second = '00', isUtc, hours, minutes] = parts;
  const wall = new Date(`${date}T${minute}:${second}Z`);
  // A day that its month lacks would be one of the next.
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(date)) return null;
  if (isUtc) return wall;
  const instant = hours
    ? new Date(`${date}T${minute}:${second}${hours}:${minutes}`)
    : fromWall(wall.getTime());
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/** The instant of a wall time in Europe/Berlin that is given as if it were UTC, both in milliseconds. */
const fromWall = (wall: number): Date => {
  // The offset of that night, unless the clock was changed in between.
  const near = wall - offsetAt(wall);
  return new Date(wall - offsetAt(near));
};

/** How far Europe/Berlin is ahead of UTC, in milliseconds. */
const offsetAt = (instant: number): number => {
  const { date, time } = toWall(new Date(instant));
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant / 1000) * 1000;
};

/**
 * Sweden writes `2026-03-05 09:05:07`. By Intl and not by date-fns-tz, which goes through the machine's own wall time
 * and so shifts the hour that the machine's zone skips in spring, and weighs on every public page.
 */
const WALL = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** The wall time in Europe/Berlin: `2026-03-05` and `09:05:07`. */
const toWall = (instant: Date): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = WALL.format(instant).split(' ');
  return { date: date.padStart(10, '0'), time };
};

const toWallTime = (value: unknown) => {
  const instant = parseInstant(value);
  return instant && toWall(instant);
};

/** `05/03/2026` of `2026-03-05`. */
export const toFrenchDate = (date: string): string => date.split('-').toReversed().join('/');

/** `05/03/2026`, or null when `value` is no date. Of a moment that no calendar day is meant by, see `formatDay`. */
export const formatDate = (value: unknown): string | null => {
  const date = toDateInput(value);
  return date === '' ? null : toFrenchDate(date);
};

/**
 * `2026-03-05`: what a date input holds. A date is its first ten characters, whatever time and offset follow: a day
 * has no zone, and its midnight elsewhere is the day before here.
 */
export const toDateInput = (value: unknown): string =>
  typeof value === 'string' && parseInstant(value) ? value.slice(0, 10) : '';

/** The day of a moment in Europe/Berlin, `2026-03-05`; empty when `value` is none. */
export const dayOf = (value: unknown): string =>
  toWallTime(value instanceof Date ? value.toISOString() : value)?.date ?? '';

/** The same as `05/03/2026`, or null. */
export const formatDay = (value: unknown): string | null => formatDate(dayOf(value));

/** `2026-03-05T09:05`: Europe/Berlin wall time to the minute; empty when `value` is no date. */
export const toWallDateTime = (value: unknown): string => {
  const wall = toWallTime(value);
  return wall ? `${wall.date}T${wall.time.slice(0, 5)}` : '';
};

/** `09:05` of an instant in milliseconds: the clock in Europe/Berlin, whatever zone the reader's machine has. */
export const clockOf = (instant: number): string => toWall(new Date(instant)).time.slice(0, 5);

/** `2026-03-05T09:05:07`, the wire form of a date-time: Europe/Berlin wall time without offset. */
export const toLocalDateTime = (value: unknown): string | null => {
  const wall = toWallTime(value);
  return wall && `${wall.date}T${wall.time}${fractionOf(value)}`;
};

/** Parts of a second, which no zone shifts. */
const fractionOf = (value: unknown): string =>
  typeof value === 'string' ? (/\.\d*[1-9]/.exec(value)?.[0] ?? '') : '';

/**
 * Formats in the zone of a server that has its own: one that sends wall time without offset. In a zone with summer
 * time `received` decides the half year.
 */
export const toServerDateTime = (value: unknown, received: unknown): string | null => {
  const [instant, other] = [parseInstant(value), parseInstant(received)];
  const zone = typeof received === 'string' ? /(?:Z|([+-])(\d{2}):?(\d{2}))$/.exec(received.slice(10)) : null;
  if (!instant || !other || !zone) return toLocalDateTime(value);
  const [, sign = '+', hours = '0', minutes = '0'] = zone;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const isLocal = offset === offsetAt(other.getTime());
  // A format of the server's own is read as strictly as it is written.
  const [, digits] = /\.(\d+)\D/.exec(String(received)) ?? [];
  if (digits !== undefined && zone[0] !== 'Z')
    return inZone(instant, isLocal ? offsetAt(instant.getTime()) : offset, digits.length, zone[0]);
  return isLocal
    ? toLocalDateTime(value)
    : new Date(instant.getTime() + offset).toISOString().slice(0, 19) + fractionOf(value);
};

/** `2026-07-14T18:30:00.000+00:00`: a moment with as many figures of a second, and an offset written as `like` is. */
const inZone = (instant: Date, offset: number, digits: number, like: string): string => {
  const [wall, fraction = ''] = new Date(instant.getTime() + offset).toISOString().slice(0, -1).split('.');
  const minutes = Math.abs(offset) / 60_000;
  const [hh, mm] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const zone = [hh, mm].join(like.includes(':') ? ':' : '');
  return `${wall}.${fraction.padEnd(digits, '0').slice(0, digits)}${offset < 0 ? '-' : '+'}${zone}`;
};

/** `2026-03-05T00:00:00`, the wire form of a date. */
export const fromDateInput = (value: string): string | null => (value === '' ? null : `${value}T00:00:00`);

/** `2026-03-05T09:05:00`, the wire form of a date-time without offset. */
export const fromDateTimeInput = (value: string): string | null =>
  value === '' ? null : value.length === 16 ? `${value}:00` : value;

/** `2026-03-05` of a day, or of a moment written as midnight, in any zone; null for any other. */
export const midnightOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\d-]{10}(?:T00:00(?::00(?:\.0+)?)?(?:Z|[+-][\d:]+)?)?$/.test(value)
    ? toDateInput(value) || null
    : null;

/** True for a calendar date that exists, with or without a time part. */
export const isRealDate = (value: string): boolean => parseInstant(value) !== null;
