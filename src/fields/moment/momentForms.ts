import type { MessageKey } from '../../i18n/MessageKey.ts';
import { fromClock, toClock, toFullClock } from '../../lib/clock.ts';
import {
  formatDate,
  fromDateInput,
  fromDateTimeInput,
  midnightOf,
  toDateInput,
  toFrenchDate,
  toLocalDateTime,
  toWallDateTime,
} from '../../lib/dates.ts';
import {
  parseMarkedClock,
  parseTypedDate,
  parseTypedDateTime,
  parseTypedFullClock,
} from '../../lib/typedMoments.ts';

/** A server may not say whether it means a day or a moment of it. */
export type MomentKind = 'date' | 'time' | 'datetime' | 'dayOrMoment';

interface MomentForm {
  /** Key of the sample in an empty field. */
  readonly sample: MessageKey;
  /** Key of the name of the button that opens the picker. */
  readonly open: MessageKey;
  /** Text that is typed and shown; empty when the value is none of the kind. */
  readonly toText: (value: unknown) => string;
  /** Wire form of a typed text, null when it is none. */
  readonly fromText: (typed: string) => string | null;
  /** Wall time as the picker counts it (`2026-03-05T09:05`), and back to the wire form. */
  readonly toWall: (value: unknown) => string | null;
  readonly fromWall: (wall: string) => string;
}

/** A clock alone is shown on a day that no zone shifts. */
export const ANY_DAY = '1970-01-01';

const orNull = <T>(text: string | null, to: (text: string) => T | null): T | null =>
  text === null ? null : to(text);

const datetime: MomentForm = {
  sample: 'inputs.dateTimeSample',
  open: 'inputs.openDateTime',
  toText: (value) => {
    const local = toLocalDateTime(value);
    return local === null ? '' : `${formatDate(local)} ${toFullClock(local)}`;
  },
  fromText: (typed) => orNull(parseTypedDateTime(typed), fromDateTimeInput),
  toWall: (value) => toWallDateTime(value) || null,
  fromWall: (wall) => `${wall}:00`,
};

/** How each kind of moment is written in French, on the wire and for the picker. */
export const momentForms: Readonly<Record<MomentKind, MomentForm>> = {
  date: {
    sample: 'inputs.dateSample',
    open: 'inputs.openDate',
    toText: (value) => formatDate(value) ?? '',
    fromText: (typed) => orNull(parseTypedDate(typed), fromDateInput),
    toWall: (value) => orNull(toDateInput(value) || null, (date) => `${date}T00:00`),
    fromWall: (wall) => `${wall.slice(0, 10)}T00:00:00`,
  },
  time: {
    sample: 'inputs.timeSample',
    open: 'inputs.openTime',
    toText: (value) => toFullClock(value) ?? '',
    fromText: (typed) => orNull(parseTypedFullClock(typed), fromClock),
    toWall: (value) => orNull(toClock(value), (clock) => `${ANY_DAY}T${clock}`),
    fromWall: (wall) => fromClock(wall.slice(11, 16)),
  },
  datetime,
  dayOrMoment: {
    ...datetime,
    sample: 'inputs.dayOrMomentSample',
    toText: (value) => orNull(midnightOf(value), toFrenchDate) ?? datetime.toText(value),
    fromText: (typed) =>
      orNull(parseTypedDate(typed), fromDateInput) ?? datetime.fromText(typed) ?? parseMarkedClock(typed),
    toWall: (value) => orNull(midnightOf(value), (date) => `${date}T00:00`) ?? datetime.toWall(value),
  },
};
