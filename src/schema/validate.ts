import { isRealDate } from '../lib/dates.ts';
import { iriOf } from '../lib/iri.ts';
import { isEmpty } from '../lib/placeholder.ts';
import { constraint, isValue } from './constraints.ts';
import type { Constraint, Count, FieldDescription } from './description.ts';
import { isBlankObject } from './payload.ts';
import { isObject, toLength, toList, toNumber, toText } from './read.ts';

/** A message of the catalogue with its figures, or a text that the server supplied. */
export type Message =
  | { readonly key: string; readonly args?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** Messages by form path (`mainAddress.postalCode`, `contactPoints.0.telephone`). */
export type Violations = ReadonlyMap<string, Message>;

export type FieldValues = Readonly<Record<string, unknown>>;

type Check = (value: unknown, field: FieldDescription) => Message | null;

/**
 * Checks values against their descriptions before they are sent, recursively (specification, section 5).
 * Fields that cannot be typed into (`readOnly`) and those named in `excluded` (form paths) are passed over.
 */
export const validate = (
  fields: readonly FieldDescription[],
  values: FieldValues,
  excluded: ReadonlySet<string> = new Set(),
): Violations => {
  const violations = new Map<string, Message>();
  collect(fields, values, '', excluded, violations);
  return violations;
};

const collect = (
  fields: readonly FieldDescription[],
  values: FieldValues,
  prefix: string,
  excluded: ReadonlySet<string>,
  violations: Map<string, Message>,
): void => {
  for (const field of fields) {
    const path = prefix + field.name;
    if (field.readOnly || excluded.has(path)) continue;
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const message = firstMessage(value, field);
    if (message) violations.set(path, message);
    if (!field.embedded || field.fields.length === 0) continue;
    if (field.multiple) {
      toList(value).forEach((entry, index) => {
        if (isObject(entry)) collect(field.fields, entry, `${path}.${index}.`, excluded, violations);
      });
    } else if (field.required || !isBlankObject(value, field.fields)) {
      collect(field.fields, isObject(value) ? value : {}, `${path}.`, excluded, violations);
    }
  }
};

const firstMessage = (value: unknown, field: FieldDescription): Message | null => {
  // A required embedded object tells which of its own fields are missing, which helps more than 'not empty'.
  if (field.embedded && !field.multiple && field.fields.length > 0) return null;
  for (const check of CHECKS) {
    const message = check(value, field);
    if (message) return message;
  }
  return null;
};

const say = (key: string, args?: Readonly<Record<string, string | number>>): Message =>
  args ? { key: `validation.${key}`, args } : { key: `validation.${key}` };

const required: Check = (value, field) => {
  // An untouched checkbox is sent as false, so that a boolean is never missing.
  if (!field.required || field.type === 'bool') return null;
  // NotNull lets an empty list and spaces pass, as the server does (R5.35, R5.36, R5.42).
  const missing = constraint(field.constraints, 'NotBlank')
    ? isEmpty(value) || (typeof value === 'string' && value.trim() === '')
    : value === null || value === undefined || value === '';
  return missing ? say('required') : null;
};

const isType: Check = (value, field) => {
  if (isEmpty(value) || field.multiple) return null;
  if (field.type === 'int') return Number.isSafeInteger(toNumber(value)) ? null : say('integer');
  if (field.type === 'float') return toNumber(value) === null ? say('decimal') : null;
  if (field.choices !== null || field.path !== null) return null;
  if (field.type === 'string' || field.type === 'text') return typeof value === 'string' ? null : say('text');
  return null;
};

const isDate: Check = (value, field) => {
  const dated =
    field.type === 'date' ||
    field.type === 'datetime' ||
    constraint(field.constraints, 'DateTime') ||
    constraint(field.constraints, 'Date');
  if (!dated || isEmpty(value)) return null;
  const dates = field.multiple ? toList(value) : [value];
  return dates.every((date) => typeof date === 'string' && isRealDate(date)) ? null : say('date');
};

/** Characters as the server counts them: code points, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

const hasLength: Check = (value, field) => {
  const options = constraint(field.constraints, 'Length')?.options;
  if (!options || typeof value !== 'string' || value === '') return null;
  const length = lengthOf(value);
  const min = toLength(options.min);
  const max = toLength(options.max);
  if (min !== null && min === max) return length === min ? null : say('length.exact', { limit: min });
  if (min !== null && max !== null) {
    return length >= min && length <= max ? null : say('length.between', { min, max });
  }
  if (min !== null && length < min) return say('length.min', { min });
  if (max !== null && length > max) return say('length.max', { max });
  return null;
};

const fitsColumn: Check = (value, field) => {
  const isText = field.type === 'string' || field.type === 'text';
  if (typeof value !== 'string' || !isText || field.multiple || field.path !== null) return null;
  const limit = field.columnLength ?? field.maxLength;
  return limit !== null && lengthOf(value) > limit ? say('column', { limit }) : null;
};

const isChoice: Check = (value, field) => {
  if (field.choices === null || isEmpty(value)) return null;
  // Compared as text: the server may write the number 2 as '2' (contract 0.3).
  const known = new Set(field.choices.map((choice) => String(choice.value)));
  const chosen = field.multiple ? toList(value) : [value];
  return chosen.every((entry) => isValue(entry) && known.has(String(entry)))
    ? null
    : say('choice', { list: field.choices.map(({ label }) => label).join(', ') });
};

/** The server's own words for a bound when its description carries them. */
const worded = (rule: Constraint | undefined, key: string, otherwise: Message): Message => {
  const text = toText(rule?.options[key]);
  return text && !text.includes('{{') ? { text } : otherwise;
};

const isInBounds: Check = (value, field) => {
  const { min, max } = field.bounds;
  const number = toNumber(value);
  if (number === null || field.multiple || (field.type !== 'int' && field.type !== 'float')) return null;
  if (min !== null && max !== null && (number < min || number > max)) {
    return worded(constraint(field.constraints, 'Range'), 'notInRangeMessage', say('range', { min, max }));
  }
  if (min !== null && number < min) {
    return worded(constraint(field.constraints, 'GreaterThanOrEqual'), 'message', say('min', { min }));
  }
  if (max !== null && number > max) {
    return worded(constraint(field.constraints, 'LessThanOrEqual'), 'message', say('max', { max }));
  }
  return null;
};

const hasCount: Check = (value, field) => {
  const { count } = field;
  if (!count || !field.multiple) return null;
  const size = toList(value).length;
  if (size === 0 && !field.required && (count.min ?? 0) === 0) return null;
  if (count.min !== null && count.min === count.max && size !== count.min) {
    return counted(count, 'exactMessage', count.min, size);
  }
  if (count.min !== null && size < count.min) return counted(count, 'minMessage', count.min, size);
  if (count.max !== null && size > count.max) return counted(count, 'maxMessage', count.max, size);
  return null;
};

/** Fills the figures into a server's message; of `singular|plural` takes the first for a limit of 0 or 1. */
const counted = (
  count: Count,
  key: 'minMessage' | 'maxMessage' | 'exactMessage',
  limit: number,
  size: number,
): Message => {
  const message = count[key];
  if (!message) return say(`count.${key}`, { limit, smart_count: limit });
  const [singular = '', plural = singular] = message.split('|');
  const form = limit <= 1 ? singular : plural;
  const text = form
    .replaceAll(/\{\{ ?limit ?\}\}|%limit%/g, String(limit))
    .replaceAll(/\{\{ ?count ?\}\}/g, String(size));
  return { text };
};

const isRelation: Check = (value, field) => {
  if (field.path === null || field.embedded || isEmpty(value)) return null;
  const related = field.multiple ? toList(value) : [value];
  return related.every((entry) => iriOf(entry) !== null) ? null : say('relation');
};

const CHECKS: readonly Check[] = [
  required,
  isType,
  isDate,
  isRelation,
  hasLength,
  fitsColumn,
  isChoice,
  isInBounds,
  hasCount,
];
