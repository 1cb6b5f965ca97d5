import { toClock, toFullClock } from './clock.ts';
import { isRealDate } from './dates.ts';

const FORMS = [
  /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
];
const CLOCK = /^(\d{1,2})(?:\s?[h:.]\s?(\d{1,2})?)?$/i;
const BARE_CLOCK = /^(\d{2})(\d{2})$/;

/**
 * `2026-03-05` out of `05/03/2026`, `5-3-2026`, `05032026` or `2026-03-05`; null when it is no day. Years of two
 * figures are refused: a birth date would be guessed into the wrong century.
 */
export const parseTypedDate = (typed: string): string | null => {
  const text = typed.trim();
  const { year, month, day } = FORMS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
};

/** Whether a text begins with a day whose century nobody knows: `5/3/26`. */
export const hasShortYear = (typed: string): boolean =>
  /^\s*\d{1,2}([/.\- ])\d{1,2}\1\d{2}(?!\d)/.test(typed);

/** `20:45` out of `20:45`, `20h45`, `2045`, `20h` or `20`; null when it is no time of a day. */
export const parseTypedClock = (typed: string): string | null => {
  const text = typed.trim();
  const [, hour, minute = '0'] = BARE_CLOCK.exec(text) ?? CLOCK.exec(text) ?? [];
  return hour ? toClock(`${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`) : null;
};

/** The same, with its seconds where they are typed: `20:45:30`. */
export const parseTypedFullClock = (typed: string): string | null =>
  parseTypedClock(typed) ?? toFullClock(typed.trim().replace(/^\d:/, '0$&'));

/** The same where a day may be typed as well: `9h30` and `9:30` are a clock, `20` is the beginning of a day. */
export const parseMarkedClock = (typed: string): string | null =>
  /[:h]/i.test(typed) ? parseTypedFullClock(typed) : null;

/** `2026-03-05T09:05` out of `05/03/2026 09:05`, `05/03/2026 à 9h05` or ISO; null when either part is missing. */
export const parseTypedDateTime = (typed: string): string | null => {
  const [, day = '', clock = ''] = /^(\S+?)(?:T|\s*,?\s+(?:à\s+)?)(\S.*)$/.exec(typed.trim()) ?? [];
  const date = parseTypedDate(day);
  const time = parseTypedFullClock(clock);
  return date && time ? `${date}T${time}` : null;
};
