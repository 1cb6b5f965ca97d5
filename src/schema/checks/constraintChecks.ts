import { iriOf } from '../../lib/iri.ts';
import { isBareClock, toClock } from '../../lib/clock.ts';
import { isRealDate } from '../../lib/dates.ts';
import { toConstraints } from '../constraints.ts';
import { say, worded, type Message, type ValidationKey, wordedByLimit } from '../message.ts';
import { type Json, toLength, toList, toNumber } from '../read.ts';
import type { Count, FieldDescription } from '../description.ts';
import { refusalOfText } from '../typedText.ts';
import type { Check, Situation } from './Check.ts';
import { comparison, isInRange } from './compare.ts';
import { matchesPattern } from './fromPcre.ts';

/** The form that browsers require of `type="email"`, with a point in the host; Symfony's modes html5 and strict. */
const HTML5 =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An email address in a mode of Symfony's `Email` constraint, the loose one by default. */
const isEmailAddress = (text: string, mode: unknown): boolean =>
  mode === 'html5' || mode === 'strict' || mode === 'html5-allow-no-tld'
    ? HTML5.test(text) || (mode === 'html5-allow-no-tld' && isLoose(`${text}.tld`))
    : isLoose(text);

/**
 * Symfony's loose mode requires `name@host.tld` without spaces in the host, no more: what the server takes must
 * not be refused here.
 */
const isLoose = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return at > 0 && !/\s/.test(host) && /[^.]\.[^.]/.test(host);
};

/** An address with a host and a protocol of the options, http and https by default. */
const isWebAddress = (text: string, options: Json): boolean => {
  const named = toList(options.protocols).filter((name): name is string => typeof name === 'string');
  const protocols = named.length > 0 ? named : ['http', 'https'];
  const address = options.relativeProtocol === true && text.startsWith('//') ? `https:${text}` : text;
  // Spaces and a missing host are mended by browsers and refused by the server.
  if (/\s/.test(address) || !/^[a-z][a-z0-9+.-]*:\/\/[^/?#]/i.test(address)) return false;
  return URL.canParse(address) && protocols.includes(new URL(address).protocol.slice(0, -1));
};

/** Country, check figures, account: 15 to 34 characters once the spaces are out; remainder 1 by 97 (ISO 13616). */
const isIban = (text: string): boolean => {
  const iban = text.replaceAll(/[\s\u00a0\u202f]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return [...moved].reduce((remainder, character) => addFigures(remainder, character), 0) === 1;
};

/** A letter counts as two figures, A being 10. */
const addFigures = (remainder: number, character: string): number => {
  const value = Number.parseInt(character, 36);
  return (remainder * (value > 9 ? 100 : 10) + value) % 97;
};

/** A text in a `format` of the server's own is left to it; dates and date-times travel in the one wire form. */
export const isDate: Check = (value, options, { field }) => {
  const isOwnForm = field.type === 'date' || field.type === 'datetime';
  if (!isOwnForm && options.format !== undefined) return null;
  const dates = Array.isArray(value) ? value : [value];
  const isKnown = (date: unknown): boolean =>
    typeof date === 'string' && (isRealDate(date) || (field.isDayOrMoment === true && isBareClock(date)));
  return dates.every(isKnown) ? null : say('date');
};

export const isTime: Check = (value, options) => {
  const times = Array.isArray(value) ? value : [value];
  return times.every((time) => toClock(time) !== null) ? null : worded(options, 'message', {}, say('time'));
};

const isDecimal = (value: unknown): boolean => toNumber(value) !== null;

const isInteger = (value: unknown): boolean =>
  typeof value === 'string' ? /^[+-]?\d+$/.test(value) : Number.isSafeInteger(toNumber(value));

const isText = (value: unknown): boolean => typeof value === 'string';

/** A value of another shape than described is typed as JSON, and left to the server. */
const isComposed = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The types of which the specification knows a message; those that a form cannot confuse are not checked. */
const TYPES: Readonly<Record<string, readonly [key: ValidationKey, holds: (value: unknown) => boolean]>> = {
  int: ['integer', isInteger],
  integer: ['integer', isInteger],
  float: ['decimal', isDecimal],
  decimal: ['decimal', isDecimal],
  numeric: ['decimal', isDecimal],
  string: ['text', isText],
  text: ['text', isText],
};

const isTyped: Check = (value, { type }, { field }) => {
  if (field.multiple || typeof type !== 'string' || !Object.hasOwn(TYPES, type)) return null;
  const [key = 'text', holds = () => true] = TYPES[type] ?? [];
  return holds(value) ? null : say(key);
};

/** The same for the type of the field itself, each entry of a list by itself; of what was typed it says what is wrong. */
export const isOfOwnType: Check = (value, _, { field, kind, original }) => {
  for (const entry of entriesOf(value, field)) {
    const refused = refusalOfText(entry, field, kind);
    if (refused) return refused;
  }
  if (field.embedded || !Object.hasOwn(TYPES, field.type)) return null;
  if (!field.multiple && isComposed(value) && isComposed(original)) return null;
  const [key = 'text', holds = () => true] = TYPES[field.type] ?? [];
  // A choice may have values of any type, a relation is named by its address.
  if (key === 'text' && (field.choices !== null || field.path !== null || isAlsoOther(field))) return null;
  return entriesOf(value, field).every(holds) ? null : say(key);
};

/** Whether the server takes a number or a boolean in place of a text, and may have sent one. */
const isAlsoOther = ({ jsonTypes = [] }: FieldDescription): boolean =>
  jsonTypes.some((type) => type !== 'string' && type !== 'null');

const entriesOf = (value: unknown, { multiple }: FieldDescription): readonly unknown[] =>
  multiple ? toList(value) : [value];

/** Characters as the server counts them: code points, not UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length;

/** Speaks with the specification's words, whatever the options say. */
const hasLength: Check = (value, options) => {
  if (typeof value !== 'string' || !isCodePoints(options.countUnit)) return null;
  const exactly = toLength(options.exactly);
  const min = exactly ?? toLength(options.min);
  const max = exactly ?? toLength(options.max);
  const length = lengthOf(options.normalizer === 'trim' ? value.trim() : value);
  if (min !== null && max !== null) {
    // Limits that exclude one another would refuse everything: the server says what is wrong.
    if (min > max || (length >= min && length <= max)) return null;
    return min === max ? say('length.exact', { limit: min }) : say('length.between', { min, max });
  }
  if (min !== null && length < min) return say('length.min', { min });
  if (max !== null && length > max) return say('length.max', { max });
  return null;
};

const isCodePoints = (unit: unknown): boolean => unit === undefined || unit === null || unit === 'codepoints';

type Key = 'minMessage' | 'maxMessage' | 'exactMessage';

/** Holds the number of entries to the limits of the mapping, in the words of the server. */
export const hasCount = (size: number, { count, multiple, required }: FieldDescription): Message | null => {
  if (!count || !multiple) return null;
  const { min, max } = count;
  if (min !== null && max !== null && min > max) return null;
  if (size === 0 && !required && (min ?? 0) === 0) return null;
  if (min !== null && min === max) return size === min ? null : counted(count, 'exactMessage', min, size);
  if (min !== null && size < min) return counted(count, 'minMessage', min, size);
  if (max !== null && size > max) return counted(count, 'maxMessage', max, size);
  return null;
};

const counted = (count: Count, key: Key, limit: number, size: number): Message =>
  wordedByLimit(
    { [key]: count[key] },
    key,
    { limit, count: size },
    say(`count.${key}`, { limit, smart_count: limit }),
  );

/** A check of a text, with the message of the options or ours. */
const text =
  (key: ValidationKey, holds: (value: string, options: Json) => boolean): Check =>
  (value, options) =>
    typeof value !== 'string' || holds(value, options)
      ? null
      : worded(options, 'message', { value }, say(key));

/** Each entry of a list by itself; the first refused one speaks for the list. */
const all: Check = (value, options, situation) => {
  if (!Array.isArray(value)) return null;
  const constraints = toConstraints(options.constraints);
  const single = { ...situation, field: { ...situation.field, multiple: false } };
  for (const entry of value) {
    for (const { name, options: inner } of constraints) {
      const message = checkConstraint(name, entry, inner, single);
      if (message) return message;
    }
  }
  return null;
};

/** Rows with fields of their own are compared by the server. */
const isUnique: Check = (value, options) => {
  if (!Array.isArray(value) || options.fields !== undefined) return null;
  const keys = value.map((entry: unknown) => iriOf(entry) ?? JSON.stringify(entry));
  return new Set(keys).size === keys.length ? null : worded(options, 'message', {}, say('unique'));
};

/**
 * The constraints that the client checks besides those of presence, choice and number, which the description
 * itself contains. Every other name is left to the server.
 */
const CHECKS: Readonly<Record<string, Check>> = {
  Length: hasLength,
  Email: text('email', (value, { mode }) => isEmailAddress(value, mode)),
  Url: text('url', isWebAddress),
  Iban: text('iban', isIban),
  Regex: matchesPattern,
  Range: isInRange,
  GreaterThan: comparison('min', (value, bound) => value > bound, 'greaterThan'),
  GreaterThanOrEqual: comparison('min', (value, bound) => value >= bound, 'min'),
  LessThan: comparison('max', (value, bound) => value < bound, 'lessThan'),
  LessThanOrEqual: comparison('max', (value, bound) => value <= bound, 'max'),
  Positive: comparison('min', (value, bound) => value > bound, 'positive', 0),
  PositiveOrZero: comparison('min', (value, bound) => value >= bound, 'positiveOrZero', 0),
  Negative: comparison('max', (value, bound) => value < bound, 'negative', 0),
  NegativeOrZero: comparison('max', (value, bound) => value <= bound, 'negativeOrZero', 0),
  Date: isDate,
  DateTime: isDate,
  Time: isTime,
  Type: isTyped,
  Unique: isUnique,
  All: all,
};

/** Checks one constraint by its short name; null also where only the server can check it. */
export const checkConstraint = (
  name: string,
  value: unknown,
  options: Json,
  situation: Situation,
): Message | null =>
  Object.hasOwn(CHECKS, name) ? (CHECKS[name]?.(value, options, situation) ?? null) : null;
