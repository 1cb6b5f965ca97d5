import { isDecimalText, isExact, toDecimalText } from '../lib/decimal.ts';
import { isWireDuration } from '../lib/readDuration.ts';
import { constraint } from './constraints.ts';
import { isNumeric, LONGEST_LINE, type FieldDescription } from './description.ts';
import { kindOfValue, type FieldHint, type Kind } from './kinds.ts';
import { isObject, toList, toNumber } from './read.ts';

/**
 * The kind by which a field that holds a value is typed: that of its description where the input of it shows all of the
 * value and gives all of it back. Else a line or an area of text, a list of texts, or JSON, which holds anything.
 */
export const inputKindOf = (field: FieldDescription, hint: FieldHint, value: unknown): Kind => {
  const kind = kindOfValue(field, hint, value);
  if (value === null || value === undefined || (HOLDS[kind]?.(value, field) ?? true))
    return kind === 'text' && isLong(field) ? 'textarea' : kind;
  if (typeof value === 'string') return isLine(value) ? 'text' : isArea(value) ? 'textarea' : 'json';
  return isListOfTexts(value) && !isNumeric(field) ? 'list' : 'json';
};

/** A code is a line, however long it may be. */
const isLong = ({ maxLength, constraints }: FieldDescription): boolean =>
  maxLength !== null && maxLength > LONGEST_LINE && constraint(constraints, 'Regex') === undefined;

type Holds = (value: unknown, field: FieldDescription) => boolean;

/** The input of a line drops every line break. */
const isLine = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.length <= LONGEST_LINE && !/[\n\r]/.test(value));

/** An area makes all line breaks one kind. */
const isArea = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:[^\r]*|(?:[^\r\n]|\r\n)*)$/.test(value);

const isBareLine: Holds = (value) => isLine(value) && (typeof value !== 'string' || value === value.trim());

const isText: Holds = (value) => typeof value === 'string';

/** A number that is shown and read with all its digits; any other text stays the text that it is. */
const isNumber: Holds = (value, { type }) => {
  if (typeof value === 'number') return Number(toDecimalText(value)) === value;
  if (typeof value !== 'string' || !isDecimalText(value)) return isLine(value);
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) && (type === 'decimal' || isExact(value));
};

const isPlain = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** PHP writes a list with holes as an object with number keys; any other key would be lost. */
const isListOf =
  (holds: (entry: unknown) => boolean): Holds =>
  (value) =>
    (Array.isArray(value) || (isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key)))) &&
    toList(value).every(holds);

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const TRUTHS: readonly unknown[] = [true, false, 0, 1, '0', '1', 'true', 'false'];

/** Values that the input of a kind takes; null for one that takes any. */
const HOLDS: Readonly<Record<Kind, Holds | null>> = {
  // Without a known length the line grows with its text.
  text: (value, field) => (field.maxLength === null && isArea(value)) || isLine(value),
  textarea: (value) => typeof value === 'number' || isArea(value),
  password: isText,
  richText: isText,
  email: isBareLine,
  url: isBareLine,
  // A server that writes it in words wants them back.
  duration: isWireDuration,
  phone: isLine,
  color: isLine,
  licenceNumber: (value) => /^[^\s\p{Ll}]*$/u.test(String(value)),
  integer: isNumber,
  year: isNumber,
  decimal: isNumber,
  percentage: isNumber,
  currency: (value, field) => isNumber(value, field) && Number.isInteger(toNumber(value) ?? 0),
  boolean: (value) => TRUTHS.includes(value),
  date: isText,
  time: isText,
  datetime: isText,
  choice: null,
  choices: isListOf((entry) => isPlain(entry) || typeof entry === 'boolean'),
  relation: null,
  relations: null,
  object: null,
  address: null,
  collection: null,
  list: isListOf((entry) => typeof entry === 'string' || typeof entry === 'number'),
  file: null,
  files: null,
  image: null,
  json: (value, { type }) => type === 'json' || !isListOfTexts(value),
  unknown: (value) => typeof value === 'string' && isLine(value),
};
