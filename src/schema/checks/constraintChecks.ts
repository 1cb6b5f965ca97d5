import { iriOf } from '../../lib/iri.ts';
import { toConstraints } from '../constraints.ts';
import { say, worded, type Message, type ValidationKey } from '../message.ts';
import type { Json } from '../read.ts';
import type { Check, Situation } from './Check.ts';
import { comparison, isInRange } from './compare.ts';
import { hasLength } from './hasLength.ts';
import { isDate, isTime, isEmailAddress, isIban, isWebAddress } from './textFormats.ts';
import { isTyped } from './isTyped.ts';
import { matchesPattern } from './fromPcre.ts';

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
