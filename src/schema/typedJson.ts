import { jsonDepth } from '../lib/jsonDepth.ts';
import { tryOrNull } from '../lib/tryOrNull.ts';
import { isObject } from './read.ts';

/** Deeper values would exhaust the stack of what copies and compares them. */
const MAX_DEPTH = 100;

/** Name that no JSON-LD document has. */
const REFUSED = '@typed';

/** The value of a typed JSON text, null of none; a text that is no JSON as an object that `isRefusedJson` knows. */
export const fromTypedJson = (typed: string): unknown => {
  if (typed.trim() === '') return null;
  const read =
    jsonDepth(typed) > MAX_DEPTH ? null : tryOrNull(() => ({ value: JSON.parse(typed) as unknown }));
  return read ? read.value : { [REFUSED]: typed };
};

export const isRefusedJson = (value: unknown): value is Readonly<Record<typeof REFUSED, string>> =>
  isObject(value) && typeof value[REFUSED] === 'string' && Object.keys(value).length === 1;

/** The text that is typed further: indented, and as it was typed where it is no JSON. */
export const toTypedJson = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return isRefusedJson(value) ? value[REFUSED] : JSON.stringify(value, null, 2);
};
