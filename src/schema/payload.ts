import { fromDateInput, toDateInput, toLocalDateTime } from '../lib/dates.ts';
import { iriOf, pathOf } from '../lib/iri.ts';
import { isEmpty } from '../lib/placeholder.ts';
import type { FieldDescription } from './description.ts';
import { isObject, toList, toMap, toNumber } from './read.ts';
import { toFilePayload } from './toFilePayload.ts';

/**
 * The body of a write: described, writable fields only. Relations become their IRI, empty text
 * null, null booleans false, typed numbers numbers, dates and times wall time without offset; an embedded object
 * keeps its `@id` so that the server updates it instead of making a new one; a file is sent with its
 * content when it is new.
 */
export const toPayload = (
  fields: readonly FieldDescription[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => !field.readOnly)
      .map((field) => [
        field.name,
        clean(field, Object.hasOwn(values, field.name) ? values[field.name] : undefined),
      ]),
  );

const clean = (field: FieldDescription, value: unknown): unknown => {
  if (!field.multiple) return cleanOne(field, value);
  if (isNested(field)) {
    const rows = toList(value);
    return keptRows(field, value).map((index) => cleanRow(field, rows[index]));
  }
  // An entry that nobody filled in is no entry.
  return toList(value)
    .map((entry) => cleanOne(field, entry))
    .filter((entry) => entry !== null);
};

const isNested = (field: FieldDescription): boolean => field.embedded && field.fields.length > 0;

const cleanOne = (field: FieldDescription, value: unknown): unknown => {
  if (isNested(field)) return cleanObject(field, value);
  if (field.type === 'file' || field.type === 'image') return toFilePayload(value);
  if (field.path !== null) return iriOf(value);
  if (field.type === 'bool') return value === true;
  if (isEmpty(value)) return null;
  if (field.type === 'int' || field.type === 'float') return toNumber(value) ?? value;
  if (field.choices !== null) return value;
  if (field.type === 'date') return fromDateInput(toDateInput(value)) ?? value;
  if (field.type === 'datetime') return toLocalDateTime(value) ?? value;
  if (field.type === 'time') return toWallClock(value) ?? value;
  return value;
};

/** `1970-01-01T20:45:30` out of what the server or an input wrote: the clock as it stands. */
const toWallClock = (value: unknown): string | null => {
  const clock = typeof value === 'string' ? /(?:^|[T ])(\d{2}:\d{2})(:\d{2})?/.exec(value) : null;
  return clock && `1970-01-01T${clock[1]}${clock[2] ?? ':00'}`;
};

const cleanObject = (field: FieldDescription, value: unknown): unknown =>
  // A required object is sent even when each of its fields is empty: validation has told what it lacks.
  isBlankObject(value, field.fields) && !field.required ? null : cleanBody(field, value);

/** A row that the server named by its address alone was not opened to be edited, and goes back as it came. */
const cleanRow = (field: FieldDescription, row: unknown): unknown =>
  typeof row === 'string' ? row : cleanBody(field, row);

const cleanBody = (field: FieldDescription, value: unknown): unknown => {
  const iri = iriOf(value);
  const body = toPayload(field.fields, toMap(value));
  return iri !== null && isIdentity(iri) ? { '@id': iri, ...body } : body;
};

/** An address that API Platform generated for an object without identity is not sent back. */
const isIdentity = (iri: string): boolean =>
  pathOf(iri).startsWith('/api/') && !iri.includes('/.well-known/genid/');

/** True when nobody typed anything into an embedded object: it is then absent, not invalid. */
export const isBlankObject = (value: unknown, fields: readonly FieldDescription[]): boolean =>
  !isObject(value) || fields.every((field) => isBlank(entryOf(value, field), field, field.defaultValue));

/**
 * Places of the rows of an embedded list that are sent. A new row without any value is left out; one with a default
 * only was asked for, and one that the server knows is removed by its button alone.
 */
export const keptRows = (field: FieldDescription, value: unknown): readonly number[] =>
  toList(value).flatMap((row, index) => (isKept(row, field.fields) ? [index] : []));

const isKept = (row: unknown, fields: readonly FieldDescription[]): boolean => {
  const iri = iriOf(row);
  if (iri !== null && isIdentity(iri)) return true;
  return isObject(row) && !fields.every((field) => isBlank(entryOf(row, field), field, null));
};

const entryOf = (value: Readonly<Record<string, unknown>>, { name }: FieldDescription): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

const isBlank = (value: unknown, field: FieldDescription, untouched: unknown): boolean =>
  isNested(field) && !field.multiple
    ? isBlankObject(value, field.fields)
    : isEmpty(value) || value === false || value === untouched;
