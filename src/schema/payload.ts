import { identityOf, iriOf } from '../lib/iri.ts';
import { isEmpty } from '../lib/placeholder.ts';
import { isBlankObject, isEmptied, keptRows } from './blank.ts';
import { isFile, isNested, isNeverNull, type FieldDescription } from './description.ts';
import { type Json, entryOf, isAddress, isObject, toList, toMap, isTrue, toText } from './read.ts';
import { toPlain } from './toPlain.ts';

/**
 * The body of a write: described, writable fields only. `original` is the record as the server sent it, null for a new
 * one: a field whose value is still the same goes back as it came (see `asReceived`), or not at all where the server sent
 * none, and of a new record nothing that is empty where the server takes no null. What was typed is converted
 * (`toPlain`): relations become their IRI; an embedded object keeps its `@id` so that the server updates it
 * instead of making a new one; a file is sent with its content when it is new.
 */
export const toPayload = (
  fields: readonly FieldDescription[],
  values: Json,
  original: Json | null = null,
): Record<string, unknown> =>
  Object.fromEntries(
    writable(fields).flatMap((field): [string, unknown][] => {
      const value = entryOf(values, field);
      const was = original === null ? undefined : entryOf(original, field);
      if (original === null && isNeverNull(field) && isLeftEmpty(field, value)) return [];
      if (original === null || !isUntouched(field, value, was))
        return [[field.name, clean(field, value, was)]];
      return was === undefined ? [] : [[field.name, asReceived(field, was)]];
    }),
  );

const isLeftEmpty = (field: FieldDescription, value: unknown): boolean =>
  isNested(field) && !field.multiple
    ? !field.required && clean(field, value) === null
    : field.type !== 'bool' && isEmpty(value);

/**
 * The body of a PATCH: of the same fields those alone that differ from what the server sent. API Platform (3.4 to 5.0)
 * makes the rows of a merge patch anew: it reads them as plain JSON into the list that it holds, where it looks for
 * neither `@id` nor `id`, and takes no PATCH of another type (415). Rows that nobody has changed go as their addresses
 * and stay.
 */
export const toPatch = (
  fields: readonly FieldDescription[],
  values: Json,
  original: Json,
): Record<string, unknown> => {
  const touched = fields.filter(
    (field) => !isUntouched(field, entryOf(values, field), entryOf(original, field)),
  );
  const body = toPayload(touched, values, original);
  const rows = touched.filter((field) => !field.readOnly && field.multiple && isNested(field));
  return {
    ...body,
    ...Object.fromEntries(
      rows.map((field) => [field.name, withKeptRows(field, body[field.name], entryOf(original, field))]),
    ),
  };
};

const withKeptRows = (field: FieldDescription, sent: unknown, original: unknown): readonly unknown[] => {
  const kept = new Map(
    toList(original).flatMap((row) =>
      identityOf(row) !== null ? [[JSON.stringify(entryAsReceived(field, row)), iriOf(row)]] : [],
    ),
  );
  return toList(sent).map((row) => kept.get(JSON.stringify(row)) ?? row);
};

/** True where a value equals the server's, however an input writes it (`507,10`, a day without its time). */
export const isUntouched = (field: FieldDescription, value: unknown, original: unknown): boolean =>
  Object.is(value, original) || isNowWhole(value, original) || areAlike(field, value, original, original);

/** True where two values of a field are sent alike: null and empty text are, a record and its address. */
export const isSentAlike = (field: FieldDescription, one: unknown, other: unknown): boolean =>
  field.readOnly || areAlike(field, one, other);

/** As it would be sent. Nested values are compared without their originals, which costs less and says the same. */
const textOf = (field: FieldDescription, value: unknown, original?: unknown): string =>
  JSON.stringify(clean(field, value, isNested(field) ? undefined : original));

/** Two objects by their parts: both may hold nothing beyond the defaults, and still differ. */
const areAlike = (field: FieldDescription, one: unknown, other: unknown, original?: unknown): boolean =>
  isNested(field) && !field.multiple && isObject(one) && isObject(other)
    ? JSON.stringify(cleanBody(field, one, undefined)) === JSON.stringify(cleanBody(field, other, undefined))
    : textOf(field, one, original) === textOf(field, other, original);

/** A record that was sent as its address alone, and is known whole by now. */
const isNowWhole = (value: unknown, original: unknown): boolean =>
  isAddress(value) && identityOf(original) !== null && iriOf(original) === value;

const writable = (fields: readonly FieldDescription[]): readonly FieldDescription[] =>
  fields.filter(({ readOnly }) => !readOnly);

/**
 * An unedited value as the server sent it, byte for byte; but a related record or stored file goes as its IRI, a
 * null boolean as false, and a generated IRI of an object without identity is left out.
 */
const asReceived = (field: FieldDescription, original: unknown): unknown => {
  if (!field.multiple || original === null) return entryAsReceived(field, original);
  if (Array.isArray(original)) return original.map((entry) => entryAsReceived(field, entry));
  // PHP writes a list with holes as an object; read back, it would be no list any more.
  return isObject(original) && (isNested(field) || isRelation(field) || isFile(field))
    ? toList(original).map((entry) => entryAsReceived(field, entry))
    : original;
};

const entryAsReceived = (field: FieldDescription, original: unknown): unknown => {
  if (isFile(field)) return toFilePayload(original);
  if (isNested(field)) return isObject(original) ? objectAsReceived(field, original) : original;
  if (isRelation(field)) return iriOf(original) ?? original;
  return field.type === 'bool' && !field.multiple ? (original ?? false) : original;
};

const objectAsReceived = (field: FieldDescription, original: Json): Json => {
  const inner = field.fields.filter(({ name }) => Object.hasOwn(original, name));
  const { '@id': iri, ...rest } = original;
  return {
    ...(typeof iri === 'string' && identityOf(original) === null ? rest : original),
    ...Object.fromEntries(inner.map((part) => [part.name, asReceived(part, original[part.name])])),
  };
};

const clean = (field: FieldDescription, value: unknown, original?: unknown): unknown => {
  if (!field.multiple) return cleanOne(field, value, original);
  if (isNested(field)) return cleanRows(field, value, original);
  const isPlain = !isRelation(field) && !isFile(field);
  if (isPlain && (field.type === 'json' || isMap(value))) return value ?? null;
  const was = isPlain ? toList(original) : [];
  return toList(value).flatMap((entry) => {
    if (was.includes(entry)) return [entry];
    const cleaned = cleanOne(field, entry, undefined);
    // An empty row is no entry.
    return cleaned === null ? [] : [cleaned];
  });
};

/** An object in the place of a list: its keys are more than positions. */
const isMap = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).some((key) => !/^\d+$/.test(key));

const isRelation = (field: FieldDescription): boolean => field.path !== null && !isNested(field);

const cleanOne = (field: FieldDescription, value: unknown, original: unknown): unknown => {
  if (isNested(field)) return cleanObject(field, value, original);
  if (isFile(field)) return toFilePayload(value);
  if (isRelation(field)) return iriOf(value);
  return toPlain(field, value, original);
};

const cleanObject = (field: FieldDescription, value: unknown, original: unknown): unknown => {
  if (isAddress(value)) return value;
  // A required object is sent even when each of its fields is empty: validation has named what it lacks.
  // What equals the defaults was typed, or stored, where there was an object already.
  const isLeftOut = isObject(original)
    ? isEmptied(value, field) && !isNeverNull(field)
    : isBlankObject(value, field.fields);
  return isLeftOut && !field.required ? null : cleanBody(field, value, original);
};

/** Rows are known again by their address, else by what they say. */
const cleanRows = (field: FieldDescription, value: unknown, original: unknown): readonly unknown[] => {
  const rows = toList(value);
  const left = [...toList(original)];
  const take = (isIt: (entry: unknown) => boolean): unknown => {
    const index = left.findIndex(isIt);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  return keptRows(field, value).map((index) => {
    const row = rows[index];
    const was =
      identityOf(row) !== null
        ? take((entry) => iriOf(entry) === iriOf(row))
        : take((entry) => rowText(field, entry) === rowText(field, row));
    if (was !== undefined && rowText(field, was) === rowText(field, row)) return entryAsReceived(field, was);
    // A row that the server named by its address alone was not opened to be edited, and goes back as it came.
    return isAddress(row) ? row : cleanBody(field, row, was);
  });
};

const rowText = (field: FieldDescription, row: unknown): string =>
  JSON.stringify(isAddress(row) ? row : cleanBody(field, row, undefined));

const cleanBody = (field: FieldDescription, value: unknown, original: unknown): Json => {
  const identity = identityOf(value);
  // A generated address is another with every answer.
  const isSame = isObject(original) && identityOf(original) === identity;
  const body = toPayload(field.fields, toMap(value), isSame ? original : null);
  if (identity !== null) return { '@id': identity, ...body };
  // An object without identity is replaced whole: what its description does not name would be gone.
  return isSame ? { ...undescribedOf(field.fields, original), ...body } : body;
};

const undescribedOf = (fields: readonly FieldDescription[], original: Json): Json => {
  const described = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(original).filter(([name]) => !described.has(name) && !name.startsWith('@')),
  );
};

/** The payload of a file: a new one with its content, a stored one as its IRI; null without file. */
const toFilePayload = (value: unknown): unknown => {
  if (!isObject(value)) return typeof value === 'string' && value !== '' ? value : null;
  const { originalFilename = null, base64File, url } = value;
  const content = toText(base64File);
  if (content !== null) return { originalFilename, base64File: content, public: isTrue(value.public) };
  const iri = iriOf(value);
  if (iri !== null) return { '@id': iri };
  // Some servers give a stored file no address of its own: it goes back as it came.
  return toText(url) === null ? null : { originalFilename, url, public: isTrue(value.public) };
};

/** Whether the body of a write carries the content of a file, at any depth. */
export const hasNewFiles = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasNewFiles);
  if (!isObject(value)) return false;
  return typeof value.base64File === 'string' || Object.values(value).some(hasNewFiles);
};
