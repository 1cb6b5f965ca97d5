import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { formatDate, fromDateInput, toDateInput, toLocalDateTime } from '../../lib/dates.ts';
import { toFullClock } from '../../lib/clock.ts';
import { earliestFromNow } from '../../lib/earliestFromNow.ts';
import { say, worded, type Message, type ValidationKey } from '../message.ts';
import { toNumber, type Json } from '../read.ts';
import type { Check, Situation } from './Check.ts';
import { constraint } from '../constraints.ts';
import type { FieldDescription } from '../description.ts';

/** A bound and how it is shown; both sides of a comparison are numbers, or wall times and clocks that sort as text. */
interface Bound {
  readonly value: number | string;
  readonly shown: string;
  /** The first moment that a date-time may take, instead of one that it must come after. */
  readonly isFirst: boolean;
}

type Side = 'min' | 'max';

type Holds = (value: number | string, bound: number | string) => boolean;

/**
 * Holds a value to a minimum or a maximum: `fixed`, else the `value` of the options, else the field beside it that
 * their `propertyPath` names. `key` is the message where the options carry none.
 */
export const comparison =
  (side: Side, holds: Holds, key: ValidationKey, fixed?: number): Check =>
  (value, options, situation) => {
    const subject = subjectOf(value, situation);
    const bound = toBound(fixed ?? comparedOf(options, situation), situation, side);
    if (subject === null || bound === null || typeof subject !== typeof bound.value) return null;
    if (bound.isFirst ? subject >= bound.value : holds(subject, bound.value)) return null;
    return worded(
      options,
      'message',
      { compared_value: bound.shown, value: String(value), limit: bound.shown },
      say(key, { [side]: bound.shown }),
    );
  };

/** Inclusive bounds on one or both sides. */
export const isInRange: Check = (value, options, situation) => {
  const subject = subjectOf(value, situation);
  const min = toBound(options.min, situation, 'min');
  const max = toBound(options.max, situation, 'max');
  // Bounds that exclude one another would refuse everything: the server says what is wrong.
  if (subject === null || (min && max && min.value > max.value)) return null;
  const tooSmall = min !== null && typeof subject === typeof min.value && subject < min.value;
  const tooBig = max !== null && typeof subject === typeof max.value && subject > max.value;
  if (!tooSmall && !tooBig) return null;
  return min && max
    ? worded(
        options,
        'notInRangeMessage',
        { min: min.shown, max: max.shown, value: String(value) },
        say('range', { min: min.shown, max: max.shown }),
      )
    : oneSided(options, tooSmall ? min : max, tooSmall ? 'min' : 'max');
};

const oneSided = (options: Json, bound: Bound | null, side: Side): Message =>
  worded(options, `${side}Message`, { limit: bound?.shown ?? '' }, say(side, { [side]: bound?.shown ?? '' }));

const isDated = ({ field }: Situation): boolean => field.type === 'date' || field.type === 'datetime';

const subjectOf = (value: unknown, situation: Situation): number | string | null => {
  if (situation.field.multiple) return null;
  if (situation.field.type === 'time') return toFullClock(value);
  if (situation.field.type === 'date') return fromDateInput(toDateInput(value));
  return isDated(situation) ? toLocalDateTime(value) : toNumber(value);
};

/** A path into another object is left to the server. */
const comparedOf = ({ propertyPath, value }: Json, { siblings }: Situation): unknown => {
  if (typeof propertyPath !== 'string') return value;
  return Object.hasOwn(siblings, propertyPath) ? siblings[propertyPath] : null;
};

const toBound = (bound: unknown, situation: Situation, side: Side): Bound | null => {
  if (situation.field.type === 'time') {
    const clock = toFullClock(bound);
    return clock === null ? null : { value: clock, shown: clock, isFirst: false };
  }
  if (!isDated(situation)) {
    const value = toNumber(bound);
    return value === null ? null : { value, shown: String(value).replace('.', ','), isFirst: false };
  }
  const { field, now } = situation;
  // Date-time fields with the minimum 'now' begin two hours later.
  const isFirst = side === 'min' && bound === 'now' && field.type === 'datetime';
  const moment =
    field.type === 'date'
      ? (fromDateInput(toDateInput(bound)) ?? momentOf(bound, now))
      : momentOf(bound, now);
  const value = isFirst ? `${earliestFromNow(now)}:00` : moment;
  const shown = field.type === 'date' ? formatDate(value) : formatDateTime(value);
  return value === null || shown === null ? null : { value, shown, isFirst };
};

const RELATIVE = /^([+-] ?\d{1,4}) (day|week|month|year)s?$/;
const DAYS: Readonly<Record<string, number>> = { yesterday: -1, today: 0, midnight: 0, tomorrow: 1 };

/**
 * A bound of a date as PHP reads it, in Europe/Berlin wall time (`2026-03-05T00:00:00`, which sorts by time):
 * `now`, `today`, `-18 years` or a date. Null for the many other forms, which only the server can check.
 */
const momentOf = (bound: unknown, now: Date): string | null => {
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

/** Whether a field takes no moment before the present one, which its screens shift by two hours. */
export const startsAtNow = (field: FieldDescription): boolean =>
  ['GreaterThan', 'GreaterThanOrEqual'].some(
    (name) => constraint(field.constraints, name)?.options.value === 'now',
  );
