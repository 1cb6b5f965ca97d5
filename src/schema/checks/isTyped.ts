import type { FieldDescription } from '../description.ts';
import { say, type ValidationKey } from '../message.ts';
import { toList, toNumber } from '../read.ts';
import { refusalOfText } from '../typedText.ts';
import type { Check } from './Check.ts';

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

export const isTyped: Check = (value, { type }, { field }) => {
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
