import { identityOf } from '../lib/iri.ts';
import { isEmpty } from '../lib/placeholder.ts';
import { isNested, type FieldDescription } from './description.ts';
import { entryOf, isAddress, isObject, toList } from './read.ts';

/** True for an embedded object that was left empty: it is then absent, not invalid. */
export const isBlankObject = (value: unknown, fields: readonly FieldDescription[]): boolean =>
  !isObject(value) || fields.every((field) => isBlank(entryOf(value, field), field, field.defaultValue));

/**
 * Indexes of the sent rows of an embedded list: new rows without any value are left out; stored ones are removed by
 * their button alone.
 */
export const keptRows = (field: FieldDescription, value: unknown): readonly number[] =>
  toList(value).flatMap((row, index) => (isKept(row, field.fields) ? [index] : []));

const isKept = (row: unknown, fields: readonly FieldDescription[]): boolean =>
  identityOf(row) !== null ||
  (isObject(row) && !fields.every((field) => isBlank(entryOf(row, field), field, null)));

/** True where each part of an object is empty, whatever its defaults are. */
export const isEmptied = (value: unknown, { fields }: FieldDescription): boolean =>
  !isObject(value) || fields.every((part) => isBlank(entryOf(value, part), part, null));

const isBlank = (value: unknown, field: FieldDescription, untouched: unknown): boolean =>
  isNested(field) && !field.multiple
    ? !isAddress(value) && isBlankObject(value, field.fields)
    : isEmpty(value) || value === false || value === untouched;
