import { fromClock, isBareClock, toFullClock } from '../lib/clock.ts';
import { fromDateInput, midnightOf, toDateInput, toServerDateTime } from '../lib/dates.ts';
import { isExact, toDecimalText } from '../lib/decimal.ts';
import { isEmpty } from '../lib/placeholder.ts';
import { isWireDuration, readDuration } from '../lib/readDuration.ts';
import { toLine } from '../lib/text.ts';
import { constraint } from './constraints.ts';
import { isLine, type FieldDescription } from './description.ts';
import { isTrue, toNumber } from './read.ts';

/**
 * One plain value as it is sent: typed numbers as numbers, dates and times as wall time without offset, text as its
 * line, empty text as null, a null boolean as false. What cannot be read goes as it was typed, for the server to judge.
 * `original` is what the server sent, whose form a value keeps: a number as text, a bare day, a clock without day.
 */
export const toPlain = (field: FieldDescription, value: unknown, original: unknown): unknown => {
  // A shape that the description does not know.
  if (field.type === 'json' || (typeof value === 'object' && value !== null)) return value ?? null;
  if (field.type === 'bool') return typeof value === 'string' && !isTruth(value) ? value : isTrue(value);
  if (isEmpty(value)) return null;
  // Doctrine reads a decimal as text and refuses a number.
  if (field.type === 'decimal') return toDecimalText(value) ?? value;
  if (field.type === 'int' || field.type === 'float') return toNumeric(field, value, original);
  if (field.choices !== null) return value;
  if (field.type === 'date') return toDay(toDateInput(value), original) ?? value;
  if (field.type === 'datetime') return toMoment(field, value, original) ?? value;
  if (field.type === 'time') return toWallClock(value, original) ?? value;
  if (constraint(field.constraints, 'Duration') && isWireDuration(value)) return readDuration(value);
  return toStoredText(field, value, original);
};

const isTruth = (text: string): boolean => ['', '0', '1', 'true', 'false'].includes(text);

/**
 * Text as it is stored: composed (NFC), and one line of it with one plain blank between words, none around. A text that
 * the server itself sends in another form keeps that, line breaks of Windows too, which an input makes plain ones.
 */
export const toStoredText = (field: FieldDescription, value: unknown, original?: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (typeof original !== 'string' || original === toTidyText(field, original))
    return toTidyText(field, value);
  const isWindows = original.includes('\r\n') && !/(?:^|[^\r])\n/.test(original);
  return isWindows ? value.replaceAll(/\r?\n/g, '\r\n') : value;
};

const toTidyText = (field: FieldDescription, text: string): string => {
  const plain = text.replaceAll('\r\n', '\n');
  if (field.type === 'text' || (field.type === 'string' && !isLine(field) && plain.includes('\n')))
    return plain.normalize('NFC');
  // Blanks alone are a value to NotNull.
  return field.type === 'string' ? toLine(text) || text : plain;
};

/** A day stays a day where it is not known to be a moment, and a clock without day a clock. */
const toMoment = (field: FieldDescription, value: unknown, original: unknown): string | null => {
  if (!field.isDayOrMoment) return toServerDateTime(value, original);
  if (isBareClock(value)) return toWallClock(value, original);
  const day = midnightOf(value);
  if (day === null) return toServerDateTime(value, original);
  // Where nothing was received a bare day is the one form that a server with a format of its own takes too.
  return toDay(day, isEmpty(original) ? day : original);
};

/** A day without a time goes back to a server that sends it so, and may take nothing else. */
const toDay = (day: string, original: unknown): string | null => {
  const isBare = typeof original === 'string' && /^\d{4}-\d\d-\d\d$/.test(original);
  return isBare ? day || null : fromDateInput(day);
};

/** A number that the server sends as text (a bigint) goes back as text, with every digit. */
const toNumeric = ({ type }: FieldDescription, value: unknown, original: unknown): unknown => {
  const number = toNumber(value);
  // `1.000` is no integer, and not the 1 that the server sent.
  if (number === null || (type === 'int' && typeof value === 'string' && /\D/.test(value.slice(1))))
    return value;
  if (typeof value === 'string' && !isExact(value)) return value;
  return typeof original === 'string' ? String(number) : number;
};

/** `1970-01-01T20:45:30` out of what the server or an input wrote: the clock as it is, without a day where none was received. */
const toWallClock = (value: unknown, original: unknown): string | null => {
  const clock = toFullClock(value);
  if (clock === null) return null;
  if (typeof original !== 'string' || !/^\d{2}:/.test(original)) return fromClock(clock);
  return original.length === 5 ? clock : fromClock(clock).slice(11);
};
