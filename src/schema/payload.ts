import { fromDateInput, toDateInput, toLocalDateTime } from '../lib/dates.ts';
import { iriOf, pathOf } from '../lib/iri.ts';
import { isEmpty } from '../lib/placeholder.ts';
import type { FieldDescription } from './description.ts';
import { isObject, toList, toMap, toNumber } from './read.ts';

/**
 * The body of a write: described, writable fields only (contract 5.6). Relations become their IRI, empty text
 * null, null booleans false, typed numbers numbers, dates wall time without offset; an embedded object keeps
 * its `@id` so that the server updates it instead of making a new one.
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
  // An entry that nobody filled in is no entry.
  if (field.multiple)
    return toList(value)
      .map((entry) => cleanOne(field, entry))
      .filter((entry) => entry !== null);
  return cleanOne(field, value);
};

const cleanOne = (field: FieldDescription, value: unknown): unknown => {
  if (field.embedded && field.fields.length > 0) return cleanObject(field, value);
  if (field.path !== null) return iriOf(value);
  if (field.type === 'bool') return value === true;
  if (isEmpty(value)) return null;
  if (field.type === 'int' || field.type === 'float') return toNumber(value) ?? value;
  if (field.choices !== null) return value;
  if (field.type === 'date') return fromDateInput(toDateInput(value)) ?? value;
  if (field.type === 'datetime') return toLocalDateTime(value) ?? value;
  return value;
};

const cleanObject = (field: FieldDescription, value: unknown): unknown => {
  // A required object is sent even when each of its fields is empty: validation has told what it lacks.
  if (isBlankObject(value, field.fields) && (field.multiple || !field.required)) return null;
  const iri = iriOf(value);
  const body = toPayload(field.fields, toMap(value));
  return iri !== null && isIdentity(iri) ? { '@id': iri, ...body } : body;
};

/** An address that API Platform generated for an object without identity is not sent back (contract 1.2). */
const isIdentity = (iri: string): boolean =>
  pathOf(iri).startsWith('/api/') && !iri.includes('/.well-known/genid/');

/** True when nobody typed anything into an embedded object: it is then absent, not invalid. */
export const isBlankObject = (value: unknown, fields: readonly FieldDescription[]): boolean =>
  !isObject(value) ||
  fields.every((field) => {
    const entry = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
    if (field.embedded && field.fields.length > 0) return isBlankObject(entry, field.fields);
    return isEmpty(entry) || entry === false || entry === field.defaultValue;
  });
