import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { formatDate, fromDateInput, toDateInput, toLocalDateTime } from '../../lib/dates.ts';
import { earliestFromNow } from '../../lib/earliestFromNow.ts';
import { say, worded, type Message } from '../message.ts';
import { toNumber, type Json } from '../read.ts';
import type { Check, Situation } from './Check.ts';
import { momentOf } from './momentOf.ts';

/** A bound and how it is shown; both sides of a comparison are numbers, or wall times that sort as text. */
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
  (side: Side, holds: Holds, key: string, fixed?: number): Check =>
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
  if (situation.field.type === 'date') return fromDateInput(toDateInput(value));
  return isDated(situation) ? toLocalDateTime(value) : toNumber(value);
};

/** A path into another object is left to the server. */
const comparedOf = ({ propertyPath, value }: Json, { siblings }: Situation): unknown => {
  if (typeof propertyPath !== 'string') return value;
  return Object.hasOwn(siblings, propertyPath) ? siblings[propertyPath] : null;
};

const toBound = (bound: unknown, situation: Situation, side: Side): Bound | null => {
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
