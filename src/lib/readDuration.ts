import { foldText } from './text.ts';

const NUMBER = String.raw`(\d{1,15}(?: \d{3})*(?:[.,]\d{1,3})?)`;

/** Years, months, weeks, days, hours, minutes and seconds, each behind its number. */
const sequenceOf = (units: readonly string[], blank: string): string =>
  units.map((unit) => `(?:${NUMBER}${blank}${unit})?`).join(blank);

const ISO = new RegExp(
  `^p(?=.)${sequenceOf(['y', 'm', 'w', 'd'], '')}(?:t(?=.)${sequenceOf(['h', 'm', 's'], '')})?$`,
);
const WORDS = new RegExp(
  `^${sequenceOf(
    [
      '(?:ans?|annees?)',
      'mois',
      '(?:sem|semaines?)',
      '(?:j|jours?)',
      '(?:h|heures?)',
      '(?:min|mn|minutes?)',
      '(?:s|sec|secondes?)',
    ],
    ' ?',
  )}$`,
);
/** Hours and minutes as a spreadsheet writes them. */
const CLOCK = /^()()()()(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/;

/** How many of the next smaller unit are in one; parts of a month and of a second are in none. */
const SMALLER = [12, null, 7, 24, 60, 60, null] as const;

/**
 * `PT1H30M` out of `1 h 30`, `1h30 min`, `1,5 h`, `1:30` or ISO 8601 itself, and `PT90M` out of `90 min`; null for what is
 * no duration, a number without its unit for one. Weeks become days, for Symfony takes none.
 */
export const readDuration = (typed: string): string | null => {
  const [, sign = '', text = ''] = /^([-+]?) ?(.*)$/.exec(toPlain(typed)) ?? [];
  const found = text === '' ? null : (ISO.exec(text) ?? CLOCK.exec(text) ?? WORDS.exec(withUnits(text)));
  const numbers = found && toWhole(found.slice(1).map(toNumber));
  return numbers && `${sign === '-' ? sign : ''}${toIso(numbers)}`;
};

/** Whether this is a duration of ISO 8601, as it travels: `P0Y0M0DT1H30M0S` of PHP's is one, words are none. */
export const isWireDuration = (value: unknown): value is string =>
  typeof value === 'string' && /^[+-]?P/.test(value) && readDuration(value) !== null;

/** The same, else the text as it was typed; null for none. */
export const toTypedDuration = (typed: string): string | null =>
  typed.trim() === '' ? null : (readDuration(typed) ?? typed);

/** Folded but for the minus, which has no plain sign of its own. */
const toPlain = (typed: string): string => foldText(typed.replaceAll('\u2212', '-'));

/** `1 h 30` has minutes behind its hours, `5 min 30` seconds behind its minutes. */
const withUnits = (text: string): string =>
  text.replace(/(h(?:eures?)? ?\d{1,2})$/, '$1 min').replace(/((?:mn|min(?:utes?)?) ?\d{1,2})$/, '$1 s');

const toNumber = (part: string | undefined): number | null =>
  part ? Number(part.replaceAll(' ', '').replace(',', '.')) : null;

/** The parts of the last number go to smaller units: 1,5 h are 1 h and 30 min; null where they fit none. */
const toWhole = (given: readonly (number | null)[]): readonly number[] | null => {
  const numbers = given.map((number) => number ?? 0);
  const at = numbers.findIndex((number) => !Number.isInteger(number));
  const isLast = given.slice(at + 1).every((number) => number === null);
  const isSeconds = at === numbers.length - 1;
  if (at < 0 || isSeconds) return numbers;
  let carried = 0;
  const whole = numbers.map((number, index) => {
    const sum = number + carried;
    const rest = sum - Math.trunc(sum);
    carried = rest === 0 ? 0 : Math.round(rest * (SMALLER[index] ?? Number.NaN) * 1e6) / 1e6;
    return Math.trunc(sum);
  });
  return isLast && carried === 0 ? whole : null;
};

const toIso = ([years = 0, months = 0, weeks = 0, days = 0, ...clock]: readonly number[]): string => {
  const day = toParts([years, months, weeks * 7 + days], 'YMD');
  const time = toParts(clock, 'HMS');
  return `P${day}${time === '' ? '' : `T${time}`}${day + time === '' ? 'T0M' : ''}`;
};

const toParts = (numbers: readonly number[], letters: string): string =>
  numbers.map((number, index) => (number === 0 ? '' : `${number}${letters[index]}`)).join('');
