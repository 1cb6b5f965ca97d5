import { fromDateInput, midnightOf, toDateInput, toLocalDateTime, toServerDateTime } from '../lib/dates.ts';
import { fromClock, isBareClock, toFullClock } from '../lib/clock.ts';
import { isExact, toDecimalText } from '../lib/decimal.ts';
import { fromApiPath, iriOf } from '../lib/iri.ts';
import { isEmpty } from '../lib/placeholder.ts';
import { toLine } from '../lib/text.ts';
import { isFile, isLine, isNested, type FieldDescription } from './description.ts';
import { type Json, isAddress, isObject, isTrue, toList, toMap, toNumber } from './read.ts';
import { toFilePayload } from './toFilePayload.ts';

/**
 * The body of a write: described, writable fields only. `told` is the record as the server sent it, null for a new
 * one: a field whose value is still the same goes back as it came (see `asTold`), or not at all where the server told
 * none, and of a new record nothing that is empty where the server takes no null. What was typed is converted: relations become their IRI, text its line (`toLine`), empty text null, null booleans false, typed numbers
 * numbers, dates and times wall time without offset; an embedded object keeps its `@id` so that the server updates it
 * instead of making a new one; a file is sent with its content when it is new.
 */
export const toPayload = (
  fields: readonly FieldDescription[],
  values: Json,
  told: Json | null = null,
): Record<string, unknown> =>
  Object.fromEntries(
    writable(fields).flatMap((field): [string, unknown][] => {
      const value = entryOf(values, field);
      const was = told === null ? undefined : entryOf(told, field);
      if (told === null && isNeverNull(field) && field.type !== 'bool' && isEmpty(value)) return [];
      if (told === null || !isUntouched(field, value, was)) return [[field.name, clean(field, value, was)]];
      return was === undefined ? [] : [[field.name, asTold(field, was)]];
    }),
  );

/**
 * The body of a PATCH: of the same fields those alone that differ from what the server sent. API Platform (3.4 to 5.0)
 * makes the rows of a merge patch anew: it reads them as plain JSON into the list that it holds, where it looks for
 * neither `@id` nor `id`, and takes no PATCH of another type (415). Rows that nobody has changed go as their addresses
 * and stay.
 */
export const toPatch = (
  fields: readonly FieldDescription[],
  values: Json,
  told: Json,
): Record<string, unknown> => {
  const touched = fields.filter((field) => !isUntouched(field, entryOf(values, field), entryOf(told, field)));
  const body = toPayload(touched, values, told);
  const rows = touched.filter((field) => !field.readOnly && field.multiple && isNested(field));
  return {
    ...body,
    ...Object.fromEntries(
      rows.map((field) => [field.name, withKeptRows(field, body[field.name], entryOf(told, field))]),
    ),
  };
};

const withKeptRows = (field: FieldDescription, sent: unknown, told: unknown): readonly unknown[] => {
  const kept = new Map(
    toList(told).flatMap((row) =>
      isNamed(row) ? [[JSON.stringify(entryAsTold(field, row)), iriOf(row)]] : [],
    ),
  );
  return toList(sent).map((row) => kept.get(JSON.stringify(row)) ?? row);
};

/** True where a value equals the server's, however an input writes it (`507,10`, a day without its time). */
export const isUntouched = (field: FieldDescription, value: unknown, told: unknown): boolean =>
  Object.is(value, told) ||
  isToldWhole(value, told) ||
  textOf(field, value, told) === textOf(field, told, told);

/** True where two values of a field are sent alike: null and empty text are, a record and its address. */
export const isSentAlike = (field: FieldDescription, one: unknown, other: unknown): boolean =>
  field.readOnly || textOf(field, one) === textOf(field, other);

/** As it would be sent. What is nested is compared without what was told of it, which costs less and says the same. */
const textOf = (field: FieldDescription, value: unknown, told?: unknown): string =>
  JSON.stringify(clean(field, value, isNested(field) ? undefined : told));

/** A record that was sent as its address alone, and is known whole by now. */
const isToldWhole = (value: unknown, told: unknown): boolean =>
  isAddress(value) && isNamed(told) && iriOf(told) === value;

const isNamed = (value: unknown): boolean => {
  const iri = iriOf(value);
  return iri !== null && isIdentity(iri);
};

const writable = (fields: readonly FieldDescription[]): readonly FieldDescription[] =>
  fields.filter(({ readOnly }) => !readOnly);

/**
 * An unedited value as the server sent it, byte for byte; but a related record or stored file goes as its IRI, a
 * null boolean as false, and a generated IRI of an object without identity is left out.
 */
const asTold = (field: FieldDescription, told: unknown): unknown => {
  if (!field.multiple || told === null) return entryAsTold(field, told);
  if (Array.isArray(told)) return told.map((entry) => entryAsTold(field, entry));
  // PHP writes a list with holes as an object; read back, it would be no list any more.
  return isObject(told) && (isNested(field) || isRelation(field) || isFile(field))
    ? toList(told).map((entry) => entryAsTold(field, entry))
    : told;
};

const entryAsTold = (field: FieldDescription, told: unknown): unknown => {
  if (isFile(field)) return toFilePayload(told);
  if (isNested(field)) return isObject(told) ? objectAsTold(field, told) : told;
  if (isRelation(field)) return iriOf(told) ?? told;
  return field.type === 'bool' && !field.multiple ? (told ?? false) : told;
};

const objectAsTold = (field: FieldDescription, told: Json): Json => {
  const inner = field.fields.filter(({ name }) => Object.hasOwn(told, name));
  const { '@id': iri, ...rest } = told;
  return {
    ...(typeof iri === 'string' && !isIdentity(iri) ? rest : told),
    ...Object.fromEntries(inner.map((part) => [part.name, asTold(part, told[part.name])])),
  };
};

const clean = (field: FieldDescription, value: unknown, told?: unknown): unknown => {
  if (!field.multiple) return cleanOne(field, value, told);
  if (isNested(field)) return cleanRows(field, value, told);
  const isPlain = !isRelation(field) && !isFile(field);
  if (isPlain && (field.type === 'json' || isMap(value))) return value ?? null;
  const was = isPlain ? toList(told) : [];
  return toList(value).flatMap((entry) => {
    if (was.includes(entry)) return [entry];
    const cleaned = cleanOne(field, entry, undefined);
    // An empty row is no entry.
    return cleaned === null ? [] : [cleaned];
  });
};

/** Told or typed for a list, and none: its names are more than places. */
const isMap = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).some((key) => !/^\d+$/.test(key));

const isRelation = (field: FieldDescription): boolean => field.path !== null && !isNested(field);

const cleanOne = (field: FieldDescription, value: unknown, told: unknown): unknown => {
  if (isNested(field)) return cleanObject(field, value, told);
  if (isFile(field)) return toFilePayload(value);
  if (isRelation(field)) return iriOf(value);
  // A shape that the description does not know.
  if (field.type === 'json' || (typeof value === 'object' && value !== null)) return value ?? null;
  if (field.type === 'bool') return typeof value === 'string' && !isTruth(value) ? value : isTrue(value);
  if (isEmpty(value)) return null;
  // Doctrine reads a decimal as text and refuses a number.
  if (field.type === 'decimal') return toDecimalText(value) ?? value;
  if (field.type === 'int' || field.type === 'float') return toNumeric(field, value, told);
  if (field.choices !== null) return value;
  if (field.type === 'date') return fromDateInput(toDateInput(value)) ?? value;
  if (field.type === 'datetime') return toMoment(field, value, told) ?? value;
  if (field.type === 'time') return toWallClock(value, told) ?? value;
  return toStoredText(field, value, told);
};

const isTruth = (text: string): boolean => ['', '0', '1', 'true', 'false'].includes(text);

/**
 * Text as it is stored: composed (NFC), and one line of it with one plain blank between words, none around. A text that
 * the server itself tells in another form keeps that, line breaks of Windows too, which an input makes plain ones.
 */
export const toStoredText = (field: FieldDescription, value: unknown, told?: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (typeof told !== 'string' || told === toTidyText(field, told)) return toTidyText(field, value);
  const isWindows = told.includes('\r\n') && !/(?:^|[^\r])\n/.test(told);
  return isWindows ? value.replaceAll(/\r?\n/g, '\r\n') : value;
};

const toTidyText = (field: FieldDescription, text: string): string => {
  const plain = text.replaceAll('\r\n', '\n');
  if (field.type === 'text' || (field.type === 'string' && !isLine(field) && plain.includes('\n')))
    return plain.normalize('NFC');
  // Blanks alone are a value to NotNull.
  return field.type === 'string' ? toLine(text) || text : plain;
};

/** A day stays a day where it is not known to be a moment, and a clock without day a clock. */
const toMoment = (field: FieldDescription, value: unknown, told: unknown): string | null => {
  if (!field.isDayOrMoment) return toServerDateTime(value, told);
  if (isBareClock(value)) return toWallClock(value, told);
  return midnightOf(value) === null ? toServerDateTime(value, told) : toLocalDateTime(value);
};

/** A number that the server sends as text (a bigint) goes back as text, with every digit. */
const toNumeric = ({ type }: FieldDescription, value: unknown, told: unknown): unknown => {
  const number = toNumber(value);
  // `1.000` is no integer, and not the 1 that the server told.
  if (number === null || (type === 'int' && typeof value === 'string' && /\D/.test(value.slice(1))))
    return value;
  if (typeof value === 'string' && !isExact(value)) return value;
  return typeof told === 'string' ? String(number) : number;
};

/** `1970-01-01T20:45:30` out of what the server or an input wrote: the clock as it stands, without a day where none was told. */
const toWallClock = (value: unknown, told: unknown): string | null => {
  const clock = toFullClock(value);
  if (clock === null) return null;
  if (typeof told !== 'string' || !/^\d{2}:/.test(told)) return fromClock(clock);
  return told.length === 5 ? clock : fromClock(clock).slice(11);
};

const cleanObject = (field: FieldDescription, value: unknown, told: unknown): unknown => {
  if (isAddress(value)) return value;
  // A required object is sent even when each of its fields is empty: validation has named what it lacks.
  return isBlankObject(value, field.fields) && !field.required ? null : cleanBody(field, value, told);
};

/** Rows are known again by their address, else by what they say. */
const cleanRows = (field: FieldDescription, value: unknown, told: unknown): readonly unknown[] => {
  const rows = toList(value);
  const left = [...toList(told)];
  const take = (isIt: (entry: unknown) => boolean): unknown => {
    const index = left.findIndex(isIt);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  return keptRows(field, value).map((index) => {
    const row = rows[index];
    const was = isNamed(row)
      ? take((entry) => iriOf(entry) === iriOf(row))
      : take((entry) => !isNamed(entry) && rowText(field, entry) === rowText(field, row));
    if (was !== undefined && rowText(field, was) === rowText(field, row)) return entryAsTold(field, was);
    // A row that the server named by its address alone was not opened to be edited, and goes back as it came.
    return isAddress(row) ? row : cleanBody(field, row, was);
  });
};

const rowText = (field: FieldDescription, row: unknown): string =>
  JSON.stringify(isAddress(row) ? row : cleanBody(field, row, undefined));

const cleanBody = (field: FieldDescription, value: unknown, told: unknown): Json => {
  const iri = iriOf(value);
  const isSame = isObject(told) && iriOf(told) === iri;
  const body = toPayload(field.fields, toMap(value), isSame ? told : null);
  if (iri !== null && isIdentity(iri)) return { '@id': iri, ...body };
  // An object without identity is replaced whole: what its description does not name would be gone.
  return isSame ? { ...undescribedOf(field.fields, told), ...body } : body;
};

const undescribedOf = (fields: readonly FieldDescription[], told: Json): Json => {
  const described = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(told).filter(([name]) => !described.has(name) && !name.startsWith('@')),
  );
};

/** An address that API Platform generated for an object without identity is not sent back. */
const isIdentity = (iri: string): boolean =>
  fromApiPath(iri) !== null && !iri.includes('/.well-known/genid/');

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
  isNamed(row) || (isObject(row) && !fields.every((field) => isBlank(entryOf(row, field), field, null)));

const entryOf = (value: Json, { name }: FieldDescription): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

const isBlank = (value: unknown, field: FieldDescription, untouched: unknown): boolean =>
  isNested(field) && !field.multiple
    ? !isAddress(value) && isBlankObject(value, field.fields)
    : isEmpty(value) || value === false || value === untouched;

/** Documented as a value that is never null: an empty one is left out of a new record. */
const isNeverNull = ({ jsonTypes = [] }: FieldDescription): boolean =>
  jsonTypes.length > 0 && !jsonTypes.includes('null');
