import { iriOf } from '../lib/iri.ts';
import { isEmpty } from '../lib/placeholder.ts';
import { isBlankObject, keptRows } from './blank.ts';
import type { Check, Situation } from './checks/Check.ts';
import {
  checkConstraint,
  hasCount,
  lengthOf,
  isOfOwnType,
  isDate,
  isTime,
} from './checks/constraintChecks.ts';
import { constraint, isValue } from './constraints.ts';
import type { FieldDescription } from './description.ts';
import { kindOf, type Kind } from './kinds.ts';
import { say, type Message } from './message.ts';
import { isUntouched } from './payload.ts';
import { type Json, isAddress, isObject, toList } from './read.ts';
import { toStoredText } from './toPlain.ts';

/** Messages by form path (`mainAddress.postalCode`, `contactPoints.0.telephone`). */
type Violations = ReadonlyMap<string, Message>;

/** The kind of a field by its path without indexes. */
export type KindAt = (path: string, field: FieldDescription) => Kind;

interface Walk {
  readonly excluded: ReadonlySet<string>;
  readonly now: Date;
  readonly kindAt: KindAt;
  readonly violations: Map<string, Message>;
}

export interface Situated {
  /** Fields by form path, or without index for every row, which the server alone checks. */
  readonly excluded?: ReadonlySet<string> | undefined;
  readonly now?: Date;
  /** By the description alone when absent. */
  readonly kindAt?: KindAt | undefined;
  /** The record as the server sent it; null for a new one. */
  readonly original?: Json | null;
}

/**
 * Checks values against their descriptions before they are sent, recursively.
 * Fields that cannot be typed into (`readOnly`) are passed over, as are those named in `excluded`: by form path
 * (`contactPoints.0.telephone`), or without index for every row (`contactPoints.telephone`). So is whatever nobody
 * edited: the server wrote it, and it alone can say whether it still takes it.
 */
export const validate = (
  fields: readonly FieldDescription[],
  values: Json,
  {
    excluded = new Set(),
    now = new Date(),
    kindAt = (_, field) => kindOf(field),
    original = null,
  }: Situated = {},
): Violations => {
  const violations = new Map<string, Message>();
  collect(fields, values, original, ['', ''], { excluded, now, kindAt, violations });
  return violations;
};

/** `prefix` is that of the form path and that of the path without indexes. */
const collect = (
  fields: readonly FieldDescription[],
  values: Json,
  original: Json | null,
  [prefix, barePrefix]: readonly [string, string],
  walk: Walk,
): void => {
  for (const field of fields) {
    const path = prefix + field.name;
    const barePath = barePrefix + field.name;
    if (field.readOnly || walk.excluded.has(path) || walk.excluded.has(barePath)) continue;
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const was = original && Object.hasOwn(original, field.name) ? original[field.name] : undefined;
    if (original && isUntouched(field, value, was)) continue;
    const message = firstMessage(value, {
      field,
      kind: walk.kindAt(barePath, field),
      siblings: values,
      now: walk.now,
      original: was,
    });
    if (message) walk.violations.set(path, message);
    if (!field.embedded || field.fields.length === 0) continue;
    if (field.multiple) {
      toList(value).forEach((row, index) => {
        if (isObject(row))
          collect(field.fields, row, sameOf(toList(was), row), [`${path}.${index}.`, `${barePath}.`], walk);
      });
    } else if (!isAddress(value) && (field.required || !isBlankObject(value, field.fields))) {
      const inner = isObject(value) ? value : {};
      collect(field.fields, inner, sameOf([was], inner), [`${path}.`, `${barePath}.`], walk);
    }
  }
};

/** The object with an address as the server sent it. */
const sameOf = (original: readonly unknown[], value: Json): Json | null =>
  original.filter(isObject).find((entry) => iriOf(entry) !== null && iriOf(entry) === iriOf(value)) ?? null;

const firstMessage = (typed: unknown, situation: Situation): Message | null => {
  const { field, original } = situation;
  const value = field.choices === null && field.path === null ? toStoredText(field, typed, original) : typed;
  const isNested = field.embedded && field.fields.length > 0;
  // A required embedded object reports its own missing fields, which helps more than 'not empty'.
  if (isNested && !field.multiple) return null;
  const size = isNested ? keptRows(field, value).length : toList(value).length;
  const missing = isMissing(value, field) ? say('required') : null;
  if (missing || isEmpty(value)) return missing ?? hasCount(size, field);
  for (const check of TYPE_CHECKS) {
    const message = check(value, NO_OPTIONS, situation);
    if (message) return message;
  }
  for (const { name, options } of field.constraints) {
    const message = checkConstraint(name, value, options, situation);
    if (message) return message;
  }
  return fitsColumn(value, field) ?? isChoice(value, original, field) ?? hasCount(size, field);
};

const isMissing = (value: unknown, field: FieldDescription): boolean => {
  // An untouched checkbox is sent as false, so that a boolean is never missing.
  if (!field.required || field.type === 'bool') return false;
  // NotNull lets an empty list and spaces pass, as the server does.
  if (!constraint(field.constraints, 'NotBlank')) {
    return Array.isArray(value) ? false : isEmpty(value);
  }
  return isEmpty(value) || (typeof value === 'string' && value.trim() === '');
};

const NO_OPTIONS: Json = {};

const onlyFor =
  (types: readonly string[], check: Check): Check =>
  (value, options, situation) =>
    types.includes(situation.field.type) ? check(value, options, situation) : null;

const isRelated: Check = (value, _, { field }) => {
  if (field.path === null || field.embedded) return null;
  const related = field.multiple ? toList(value) : [value];
  return related.every((entry) => iriOf(entry) !== null) ? null : say('relation');
};

/** Checks of a field by its type, before its constraints. */
const TYPE_CHECKS: readonly Check[] = [
  isOfOwnType,
  onlyFor(['date', 'datetime'], isDate),
  onlyFor(['time'], isTime),
  isRelated,
];

const fitsColumn = (value: unknown, field: FieldDescription): Message | null => {
  const isText = field.type === 'string' || field.type === 'text';
  if (typeof value !== 'string' || !isText || field.multiple || field.path !== null) return null;
  const limit = field.columnLength ?? field.maxLength;
  return limit !== null && lengthOf(value) > limit ? say('column', { limit }) : null;
};

/** A value that the server sent beside its own choices may stay. */
const isChoice = (value: unknown, original: unknown, field: FieldDescription): Message | null => {
  if (field.choices === null) return null;
  // Compared as text: the server may write the number 2 as '2'.
  const known = new Set([...field.choices.map((choice) => choice.value), ...toList(original)].map(String));
  const chosen = field.multiple ? toList(value) : [value];
  return chosen.every((entry) => isValue(entry) && known.has(String(entry)))
    ? null
    : say('choice', { list: field.choices.map(({ label }) => label).join(', ') });
};
