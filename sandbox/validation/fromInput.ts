import type { ScalarField, ScalarType } from '../model/field.ts';
import { fromDateText, fromDateTimeText, fromTimeText } from '../model/fromText.ts';
import { hidesSigns, toLine } from '../model/text.ts';
import { UNSTORABLE } from '../model/toOperand.ts';
import { toViolation } from './toViolation.ts';
import type { Violation } from './violation.ts';

export type Parsed = { readonly value: unknown } | { readonly violation: Violation };

/** A scalar out of a JSON body, as it is stored; another JSON type or an impossible value is a violation. */
export const fromInput = (propertyPath: string, field: ScalarField, input: unknown): Parsed => {
  if (input === null || (input === '' && field.type !== 'json')) return { value: null };
  if (typeof input === 'string' && (UNSTORABLE.test(input) || isHiding(field, input)))
    return { violation: toViolation(propertyPath, 'HiddenCharacters') };
  const { parse, type, malformed } = parsers[field.type];
  const value = parse(input);
  if (value !== undefined) return { value };
  return malformed && typeof input === 'string'
    ? { violation: toViolation(propertyPath, malformed) }
    : { violation: toViolation(propertyPath, 'Type', { type }) };
};

/** A text of several lines may hold lines and tabs, one line of text neither. */
const isHiding = ({ type }: ScalarField, input: string): boolean =>
  (type === 'string' || type === 'text') && hidesSigns(input, type === 'text');

interface Parser {
  /** Undefined when the input is no such value. */
  readonly parse: (input: unknown) => unknown;
  /** The type as violations name it. */
  readonly type: string;
  /** Constraint that a text of the wrong form breaks. */
  readonly malformed?: 'Date' | 'DateTime' | 'Time';
}

const asString = (input: unknown) => (typeof input === 'string' ? input : undefined);
const fromString = (parse: (text: string) => string | undefined) => (input: unknown) =>
  typeof input === 'string' ? parse(input) : undefined;
const asInt = (input: unknown) =>
  typeof input === 'number' && Number.isInteger(input) && Math.abs(input) < 2 ** 31 ? input : undefined;

/** A list of texts; a list with holes arrives as an object with number keys, as PHP writes it. */
const asTexts = (input: unknown): readonly string[] | undefined => {
  const list = Array.isArray(input) ? input : fromHoles(input);
  return list?.every((entry) => typeof entry === 'string' && !UNSTORABLE.test(entry)) ? list : undefined;
};

const fromHoles = (input: unknown): unknown[] | undefined =>
  typeof input === 'object' && input !== null && Object.keys(input).every((key) => /^\d+$/.test(key))
    ? Object.values(input)
    : undefined;

const MAX_DEPTH = 32;

/** Whether a JSON value can be stored: bounded depth, no text that PostgreSQL refuses. */
const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([key, inner]) => !UNSTORABLE.test(key) && isStorable(inner, depth + 1));
};

const parsers: Record<ScalarType, Parser> = {
  string: { parse: fromString(toLine), type: 'string' },
  text: { parse: fromString((text) => text.normalize('NFC')), type: 'string' },
  choice: { parse: asString, type: 'string' },
  int: { parse: asInt, type: 'int' },
  cents: { parse: asInt, type: 'int' },
  float: {
    parse: (input) => (typeof input === 'number' && Number.isFinite(input) ? input : undefined),
    type: 'float',
  },
  bool: { parse: (input) => (typeof input === 'boolean' ? input : undefined), type: 'bool' },
  date: { parse: fromString(fromDateText), type: 'string', malformed: 'Date' },
  datetime: { parse: fromString(fromDateTimeText), type: 'string', malformed: 'DateTime' },
  time: { parse: fromString(fromTimeText), type: 'string', malformed: 'Time' },
  array: { parse: asTexts, type: 'array' },
  json: { parse: (input) => (isStorable(input) ? input : undefined), type: 'array' },
};
