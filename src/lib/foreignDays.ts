import { isRealDate } from './dates.ts';
import { parseTypedClock } from './typedMoments.ts';
import { toClock } from './clock.ts';

/**
 * What has to be agreed to before a day is read so: the century of a year of two figures, the days that a spreadsheet
 * counts, the month before the day.
 */
export const ASSUMPTIONS = ['century', 'serial', 'monthFirst'] as const;

export type Assumption = (typeof ASSUMPTIONS)[number];

/** `2026-03-05`, and what it takes for granted; null takes nothing. */
interface DayReading {
  readonly date: string;
  readonly assumes: Assumption | null;
}

/** Which of day and month comes first where both could. */
export type DayOrder = 'day' | 'month';

/**
 * The day that another program or a person wrote:
 *
 * - `05/06/1988`, `5.6.1988`, `5-6-1988`, `5 6 1988`, `05061988`; `1988-06-05`, `1988/6/5`, `19880605`;
 * - the same with a time, `05/06/1988 14:30`, `1988-06-05T14:30:00`, which says nothing of the day;
 * - with a time and `Z` or an offset, `1988-06-04T22:00:00.000Z`: the day in Paris. A midnight elsewhere that is another
 *   day there is none: nobody knows which was meant;
 * - `5.6.88`, taking the century for granted that ends with the year `until`;
 * - `32299` or `32299,5`, taking days counted by a spreadsheet for granted. Up to 60 programs count differently, and
 *   what looks like a year alone is none;
 * - `06/25/1988`, taking the order for granted: where `order` says so, or a clock of twelve hours does.
 *
 * Null for anything else, days that their month lacks and years before 1800 among it.
 */
export const readForeignDay = (
  typed: string,
  { order = 'day', until }: { readonly order?: DayOrder; readonly until: number },
): DayReading | null => {
  const text = typed.trim();
  const serial = ofSerial(text);
  if (serial !== null) return { date: serial, assumes: 'serial' };
  const { day = text, clock, meridiem, zone } = MOMENT.exec(text)?.groups ?? {};
  if (clock !== undefined && toSeconds(clock) === null) return null;
  const reading = ofDay(day.trim(), meridiem === undefined ? order : 'month', until);
  if (!reading || zone === undefined) return reading;
  const date = inParis(reading.date, clock ?? '', zone);
  return date === null ? null : { ...reading, date };
};

/** `month` where some of the texts can only be read with the month first, and none with the day first. */
export const orderOf = (texts: readonly string[]): DayOrder => {
  const orders = texts.map((text) => {
    const [, first = '', second = ''] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ]\d/.exec(text.trim()) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) return 'day';
    return Number(second) > 12 && Number(first) <= 12 ? 'month' : null;
  });
  return orders.includes('month') && !orders.includes('day') ? 'month' : 'day';
};

const MOMENT =
  /^(?<day>.+?)(?:T|\s+(?:à\s+)?)(?<clock>\d{1,2}(?:[:h]\d{0,2}(?::\d{2}(?:[.,]\d+)?)?)?)(?:\s?(?<meridiem>[ap]m))?(?:\s?(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?))?$/i;
const YEAR_LAST = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;

const ofDay = (text: string, order: DayOrder, until: number): DayReading | null => {
  const [, year, , month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return plainly(toDate(year, month, day));
  if (/^\d{8}$/.test(text)) {
    // Never both: what reads as a year at one end is none at the other.
    const last = toDate(text.slice(4), text.slice(2, 4), text.slice(0, 2));
    return plainly(last ?? toDate(text.slice(0, 4), text.slice(4, 6), text.slice(6)));
  }
  const [, first = '', , second = '', short] = YEAR_LAST.exec(text) ?? [];
  if (short === undefined) return null;
  const full = short.length === 4 ? short : withCentury(short, until);
  const [dayFirst, monthFirst] = [toDate(full, second, first), toDate(full, first, second)];
  const isMonthFirst = order === 'month' && monthFirst !== null && monthFirst !== dayFirst;
  const date = isMonthFirst ? monthFirst : dayFirst;
  if (date === null) return null;
  return { date, assumes: isMonthFirst ? 'monthFirst' : full === short ? null : 'century' };
};

const plainly = (date: string | null): DayReading | null => (date === null ? null : { date, assumes: null });

const withCentury = (short: string, until: number): string => {
  const century = Math.floor(until / 100) * 100;
  const year = century + Number(short);
  return String(year > until ? year - 100 : year);
};

const toDate = (year: string, month: string, day: string): string | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isYear(Number(year)) && isRealDate(date) ? date : null;
};

const isYear = (year: number): boolean => year >= 1800 && year < 2200;

const DAY_MS = 86_400_000;
/** The day of which a spreadsheet says that it is none. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

const ofSerial = (text: string): string | null => {
  const days = /^(\d{2,5})(?:[.,]\d+)?$/.exec(text)?.[1];
  if (days === undefined || Number(days) <= 60 || isYear(Number(days))) return null;
  return new Date(DAY_ZERO + Number(days) * DAY_MS).toISOString().slice(0, 10);
};

/** `14:30:00.5` of `14:30`, `14h30`, `14h`, `2:30:00,5`; null when it is no time of a day. */
const toSeconds = (clock: string): string | null => {
  const whole = clock.replace(',', '.').padStart(clock.search(/[:h]/i) === 1 ? clock.length + 1 : 0, '0');
  if (toClock(whole) !== null) return whole.length === 5 ? `${whole}:00` : whole;
  const typed = parseTypedClock(clock);
  return typed && `${typed}:00`;
};

const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/**
 * Paris, where the machines of the clubs are, and not the zone of the server: from 1976 to 1979 it had summer time and
 * Berlin had none.
 */
const inParis = (date: string, clock: string, zone: string): string | null => {
  const [, sign = '+', hours = '00', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const time = toSeconds(clock) ?? '';
  const instant = new Date(`${date}T${time.slice(0, 12)}${sign}${hours}:${minutes}`);
  if (Number.isNaN(instant.getTime())) return null;
  const day = PARIS.format(instant);
  const isMidnight = /^00:00:00(?:\.0+)?$/.test(time);
  const isUtc = Number(hours) === 0 && Number(minutes) === 0;
  return isMidnight && !isUtc && day !== date ? null : day;
};
