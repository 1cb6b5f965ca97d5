import { isDecimalText } from '../../lib/decimal.ts';
import type { RelatedClass } from '../hydra/classes.ts';
import { toList, toMap, toNumber, toText, type Json } from '../read.ts';
import { isAddressSchema, readSchema, type Schema } from './readOpenApi.ts';
import { toWords } from '../toWords.ts';
import { fromPcre } from '../checks/fromPcre.ts';
import { rulesOf } from './rulesOf.ts';

/** Context in which fields are read. */
interface Place {
  readonly document: Json;
  /** The object around in the Hydra documentation; null where it is not documented. */
  readonly described: RelatedClass | null;
  /** Schemas around this one: an object within itself is sent as its address. */
  readonly refs: readonly string[];
  /** Type of the object that holds this one; null for the record itself. */
  readonly holder: string | null;
  /** The record goes as the parts of a form, each of which may be a file. */
  readonly isForm: boolean;
  /** Fields that may still be read before objects are left as they are: classes may hold one another. */
  readonly budget: { left: number };
}

/** Objects within objects are followed this far. */
const MAX_DEPTH = 4;

/** Addresses and e-mails without a length of their own. */
const LONG_LINE = 2_000;

/** Properties of a schema in the words of a field description. */
export const toFields = (schema: Schema, place: Place): readonly Json[] =>
  schema.properties
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, property]) => {
      place.budget.left -= 1;
      const field = toField(
        name,
        readSchema(place.document, property),
        schema.required.includes(name),
        place,
      );
      return isOfHolder(field, place) ? [] : [field];
    });

/** The number of a part, and the way back to what it is a part of: neither is typed. */
const isOfHolder = ({ name, readOnly, multiple, type, path }: Json, { holder }: Place): boolean =>
  holder !== null &&
  ((name === 'id' && readOnly === true) || (type === holder && path !== null && !multiple));

const toField = (name: string, schema: Schema, isRequired: boolean, place: Place): Json => {
  const { keywords } = schema;
  const described = place.described?.property(name) ?? null;
  const value = toValue(schema, place, described?.related ?? null);
  return {
    name,
    ...toWords(toText(keywords.title), toText(keywords.description) ?? described?.label ?? null),
    readOnly: keywords.readOnly === true,
    isWriteOnly: keywords.writeOnly === true,
    jsonTypes: [...schema.types, ...(schema.isNullable ? ['null'] : [])],
    ...(keywords.default === undefined || keywords.default === null ? {} : { default: keywords.default }),
    ...value,
    ...(isUnmeasured(value) && !LONG.test(name) ? { type: 'string', isOfAnyLength: true } : {}),
    ...(isPassword(name, schema) ? { type: 'password' } : {}),
    ...(described?.isDecimal && isPlainText(schema) ? { type: 'decimal' } : {}),
    constraints: [...(isRequired ? [FILLED] : []), ...toList(value.constraints)],
  };
};

/** Few classes limit their texts: most of these are a name or a code, and a line that grows holds any. */
const isUnmeasured = ({ type, length, multiple }: Json): boolean =>
  type === 'text' && length === undefined && multiple !== true;

/** Texts that are written in an area from the start. */
const LONG =
  /(?:body|bio(?:graphy)?|comments?|content|description|details|html|message|notes?|remarks?|report|summary|te?xte?|commentaires?|contenu|observations?|remarques?|rapport)$/i;

/** Marked as one, or a text of that name which nobody can read back. */
const isPassword = (name: string, { keywords, types }: Schema): boolean =>
  types.includes('string') &&
  (keywords.format === 'password' || (keywords.writeOnly === true && /password|mot_?de_?passe/i.test(name)));

/** A text of which nothing says what it holds. */
const isPlainText = ({ types, keywords }: Schema): boolean =>
  types.every((type) => type === 'string') && types.length > 0 && !keywords.format && !keywords.enum;

const FILLED = { name: 'NotNull', options: {} };

const UNKNOWN = { type: 'unknown', multiple: false };

const ANY_JSON = { type: 'json', multiple: false };

/** Type, limits and choices of a value. */
const toValue = (schema: Schema, place: Place, related: RelatedClass | null): Json => {
  if (isAddressSchema(schema)) return toRelation(related, false);
  if (place.isForm && isBinary(schema)) return FILE;
  const { types, keywords, properties } = schema;
  if (types.includes('array') || (types.length === 0 && keywords.items !== undefined))
    return types.length > 1 ? ANY_JSON : toListValue(schema, place, related);
  if (properties.length > 0) return toObject(schema, place, related, false);
  if (types.includes('object')) return ANY_JSON;
  return toPlain(schema);
};

/** Type, limits and choices of a plain value. */
export const toPlain = (schema: Schema): Json => ({
  ...toScalar(schema),
  ...choicesOf(schema.keywords),
  multiple: false,
  constraints: rulesOf(schema),
});

const toRelation = (related: RelatedClass | null, multiple: boolean): Json => ({
  type: related?.type ?? 'unknown',
  multiple,
  embedded: false,
  path: related?.path ?? null,
});

/** Edited in place; what would hold itself, or is too deep, is sent as its address or as it is. */
const toObject = (schema: Schema, place: Place, related: RelatedClass | null, multiple: boolean): Json => {
  // Read, made and changed, one class has several schemas.
  const isOfSameClass =
    related !== null && related.path !== null && related.type === place.described?.type && !multiple;
  // What all schemas are composed of (`HydraItemBaseSchema`) is none.
  const [own = ''] = schema.refs;
  const isCircle = isOfSameClass || (own !== '' && place.refs.includes(own));
  if (isCircle || place.refs.length >= MAX_DEPTH || place.budget.left <= 0)
    return related?.path ? toRelation(related, multiple) : ANY_JSON;
  const refs = [...place.refs, own];
  const holder = place.described?.type ?? 'object';
  const fields = toFields(schema, { ...place, refs, holder, described: related });
  if (fields.length === 0) return ANY_JSON;
  const { type = 'object', path = null } = related ?? {};
  return { type, multiple, embedded: true, path, fields };
};

const toListValue = (schema: Schema, place: Place, related: RelatedClass | null): Json => {
  const { keywords } = schema;
  const entry = readSchema(place.document, keywords.items);
  const count = countOf(keywords);
  if (isAddressSchema(entry)) return { ...toRelation(related, true), ...count };
  if (place.isForm && isBinary(entry)) return { ...FILE, multiple: true, ...count };
  if (entry.properties.length > 0) {
    const value = toObject(entry, place, related, true);
    return value.type === 'json' ? value : { ...value, ...count };
  }
  // API Platform writes entries of which it knows nothing as texts that may be null.
  const isUntyped = entry.types.length === 0 || entry.isNullable;
  const isPlain = entry.types.every((type) => type !== 'array' && type !== 'object');
  if (isUntyped || !isPlain) return ANY_JSON;
  const unique = keywords.uniqueItems === true ? [{ name: 'Unique', options: {} }] : [];
  const all = rulesOf(entry);
  const within = all.length > 0 ? [{ name: 'All', options: { constraints: all } }] : [];
  const { type, length } = toScalar(entry);
  return {
    type: type === 'text' ? 'string' : type,
    length: length ?? LONG_LINE,
    ...choicesOf(entry.keywords),
    ...count,
    multiple: true,
    embedded: false,
    constraints: [...within, ...unique],
  };
};

const countOf = ({ minItems, maxItems }: Json): Json => {
  const [min, max] = [toNumber(minItems), toNumber(maxItems)];
  return min === null && max === null ? {} : { count: { min: min === 0 ? null : min, max } };
};

/** Type of a plain value; a text without length may have several lines. */
const toScalar = ({ types, keywords }: Schema): { type: string; length?: number; isDayOrMoment?: true } => {
  const format = toText(keywords.format) ?? '';
  const [type, ...others] = types;
  if (type === undefined) return { type: choicesOf(keywords).choices ? 'string' : 'unknown' };
  if (others.length > 0) return toMixed(types);
  if (type === 'boolean') return { type: 'bool' };
  if (type === 'integer') return { type: 'int' };
  if (type === 'number') return { type: 'float' };
  if (type !== 'string' || BINARY.has(format)) return UNKNOWN;
  if (format === 'date') return { type: 'date' };
  if (format === 'time') return { type: 'time' };
  // Doctrine's dates are date-times to PHP, and so to its documentation.
  if (format === 'date-time') return { type: 'datetime', isDayOrMoment: true };
  if (keywords.enum === undefined && isDecimal(keywords)) return { type: 'decimal' };
  const length = toNumber(keywords.maxLength);
  const isLine =
    LINES.has(format) ||
    keywords.enum !== undefined ||
    keywords.pattern !== undefined ||
    (length !== null && length <= 255);
  if (isLine) return { type: 'string', length: length ?? LONG_LINE };
  return { type: 'text', ...(length === null ? {} : { length }) };
};

/** Numbers beyond what JavaScript counts travel as text, and are described as either. */
const toMixed = (types: readonly string[]): { type: string; isOfAnyLength?: true } => {
  if (types.includes('string')) return { type: 'string', isOfAnyLength: true };
  return types.every((type) => type === 'integer' || type === 'number') ? { type: 'float' } : UNKNOWN;
};

/** A file within a form, as OpenAPI writes it up to 3.0 and since. */
const isBinary = ({ types, keywords }: Schema): boolean =>
  types.every((type) => type === 'string') &&
  (keywords.format === 'binary' ||
    (keywords.contentMediaType !== undefined && keywords.contentEncoding === undefined));

const FILE = { type: 'file', multiple: false };

const BINARY: ReadonlySet<string> = new Set(['binary', 'byte']);

const LINES: ReadonlySet<string> = new Set(
  'email idn-email uri url iri uuid ulid hostname ipv4 ipv6 duration regex color'.split(' '),
);

/** Values of an enumeration with their names, where it has some. */
const choicesOf = (keywords: Json): { readonly choices?: readonly Json[] } => {
  const values = Array.isArray(keywords.enum) ? keywords.enum : [];
  const names = toList(keywords['x-enum-varnames'] ?? keywords['x-enumNames']);
  const descriptions = keywords['x-enum-descriptions'] ?? keywords['x-enumDescriptions'];
  const texts = toMap(descriptions);
  const choices = values.flatMap((value: unknown, index): Json[] => {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return [];
    const key = String(value);
    const text = Array.isArray(descriptions)
      ? descriptions[index]
      : Object.hasOwn(texts, key)
        ? texts[key]
        : null;
    return [{ value, label: toText(text) ?? toText(names[index]) ?? key }];
  });
  return choices.length > 0 ? { choices } : {};
};

/** Whether a text is described as a decimal: by its format, bounds, pattern, or the value that it starts with. */
const isDecimal = (keywords: Json): boolean =>
  FORMATS.has(toText(keywords.format) ?? '') ||
  BOUNDS.some((name) => typeof keywords[name] === 'number') ||
  isDecimalPattern(toText(keywords.pattern) ?? '') ||
  (keywords.format === undefined && keywords.pattern === undefined && hasDecimalSample(keywords));

const FORMATS: ReadonlySet<string> = new Set('decimal decimal128 numeric number double float'.split(' '));

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/** `1.0` may be a version; two figures behind the dot are those of an amount. */
const hasDecimalSample = ({ default: start, example, examples }: Json): boolean =>
  [start, example, ...toList(examples)].some(
    (one) => typeof one === 'string' && /^[+-]?\d+\.\d{2,}$/.test(one),
  );

/** Signs of a pattern that may be all that a number is written with. */
const PLAIN = /^(?:\\[d.+-]|[\d.+\-?*|(){},:^$[\]]){1,500}$/;

const PLACES = [1, 2, 3, 4, 5, 6];

const SAMPLES = ['0', ...PLACES.map((places) => '1'.repeat(places))].flatMap((whole) =>
  PLACES.map((places) => `${whole}.${'5'.repeat(places)}`),
);

const SIGNS = 'a| |,|.|:|-|+'.split('|');

/**
 * Whether all that a pattern takes are numbers with a dot, and without a part behind it only where that is counted: what
 * has one of any length, always, is a version.
 */
const isDecimalPattern = (pattern: string): boolean => {
  // What would take long is left alone, as in a check.
  const verdict = PLAIN.test(pattern) ? fromPcre(`~${pattern}~u`) : null;
  if (verdict === null) return false;
  const taken = SAMPLES.filter((sample) => verdict(sample) === true);
  const isVersion = verdict(`1.${'5'.repeat(20)}`) !== false && verdict('1') !== true;
  const isNumber = (text: string): boolean => verdict(text) === false || isDecimalText(text);
  const ends = [taken[0] ?? '', taken.at(-1) ?? ''];
  return taken.length > 0 && !isVersion && ends.flatMap(strayFrom).every(isNumber);
};

/** A text with one sign more, at each place in turn. */
const strayFrom = (text: string): readonly string[] =>
  Array.from({ length: text.length + 1 }, (_, place) => place).flatMap((place) =>
    SIGNS.flatMap((sign) => [
      text.slice(0, place) + sign + text.slice(place),
      text.slice(0, place) + sign + text.slice(place + 1),
      text.slice(0, place) + sign,
    ]),
  );
