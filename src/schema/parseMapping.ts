import { constraint, toChoices, toConstraints, toCount } from './constraints.ts';
import type { Bounds, Constraint, Description, FieldDescription } from './description.ts';
import { isObject, isTrue, toLength, toList, toMap, toNumber, toText, type Json } from './read.ts';

/** The server answered something that is no field description. */
export class MappingError extends Error {
  override name = 'MappingError';
}

/** Deeper embedded fields are dropped: a description may be cyclic or hostile. */
const MAX_DEPTH = 6;
const DEFAULT_MAX_LENGTH = 255;

const ALIASES: Readonly<Record<string, string>> = {
  integer: 'int',
  smallint: 'int',
  bigint: 'int',
  decimal: 'float',
  double: 'float',
  boolean: 'bool',
};
/** Names that react-hook-form refuses to set: a field of that name could neither be typed into nor be refused. */
const UNUSABLE = new Set(['__proto__', 'constructor', 'prototype']);
const MANY_ASSOCIATIONS = new Set([4, 8]);

/** Reads the answer of a mapping call (contract 5). Throws `MappingError` when it holds no fields. */
export const parseMapping = (raw: unknown): Description => {
  if (!isObject(raw) || typeof raw.fields !== 'object' || raw.fields === null) {
    throw new MappingError('The answer holds no field description');
  }
  const methods = toList(raw.methods).filter((verb): verb is string => typeof verb === 'string');
  return { fields: parseFields(raw.fields, 0), methods: methods.length > 0 ? methods : null };
};

const parseFields = (raw: unknown, depth: number): readonly FieldDescription[] => {
  const named: [string, unknown][] = Array.isArray(raw)
    ? raw.map((field) => [toText(toMap(field).name) ?? '', field])
    : // PHP writes a list with holes as an object with number keys (contract 0.3).
      Object.entries(toMap(raw)).map(([key, field]) => [
        /^\d+$/.test(key) ? (toText(toMap(field).name) ?? key) : key,
        field,
      ]);
  return named
    .filter(([name]) => name !== '' && !UNUSABLE.has(name))
    .map(([name, field]) => parseField(name, toMap(field), depth));
};

const parseField = (name: string, raw: Json, depth: number): FieldDescription => {
  const constraints = toConstraints(raw.constraints);
  const mapping = toMap(raw.mapping);
  const column = toMap(raw.column);
  const type = toType(raw.type);
  const nested = toList(raw.fields).length > 0 ? raw.fields : mapping.fields;
  const count = toCount(raw.count) ?? toCount(constraint(constraints, 'Count')?.options);
  const choiceOptions = constraint(constraints, 'Choice')?.options;
  const association = toNumber(mapping.type);
  const columnLength = toLength(column.length);
  const hasFields = toList(nested).length > 0;
  return {
    name,
    type,
    label: toText(raw.label),
    help: toText(raw.help),
    multiple:
      raw.multiple === undefined || raw.multiple === null
        ? (association !== null && MANY_ASSOCIATIONS.has(association)) ||
          type === 'array' ||
          count !== null ||
          isTrue(choiceOptions?.multiple)
        : isTrue(raw.multiple) || isTrue(choiceOptions?.multiple),
    embedded: raw.embedded === undefined || raw.embedded === null ? hasFields : isTrue(raw.embedded),
    readOnly: isTrue(raw.readOnly),
    required: constraints.some(({ name: rule }) => rule === 'NotNull' || rule === 'NotBlank'),
    constraints,
    choices: toChoices(raw.choices, type) ?? toChoices(choiceOptions?.choices, type),
    maxLength: toMaxLength(type, raw, mapping, columnLength),
    columnLength,
    bounds: toBounds(constraints),
    count,
    path: toCollection(raw.path),
    referential: toText(raw.referential),
    defaultValue: raw.default ?? null,
    groups: toList(raw.groups).filter((group): group is string => typeof group === 'string'),
    fields: hasFields && depth < MAX_DEPTH ? parseFields(nested, depth + 1) : [],
  };
};

const toType = (raw: unknown): string => {
  const type = (toText(raw) ?? 'string').replace(/_(im)?mutable$/, '');
  return Object.hasOwn(ALIASES, type) ? (ALIASES[type] ?? type) : type;
};

/** Mapped length, else column length, else 255; long text has a limit only when the server gives one (5.4). */
const toMaxLength = (type: string, raw: Json, mapping: Json, columnLength: number | null): number | null => {
  const given =
    toLength(raw.length) ?? toLength(toMap(raw.length).max) ?? toLength(mapping.length) ?? columnLength;
  if (type === 'text') return given;
  return type === 'string' ? (given ?? DEFAULT_MAX_LENGTH) : null;
};

const toBounds = (constraints: readonly Constraint[]): Bounds => {
  const option = (name: string, key: string): number | null =>
    toNumber(constraint(constraints, name)?.options[key]);
  const zero = constraint(constraints, 'PositiveOrZero') ? 0 : null;
  return {
    min: option('Range', 'min') ?? option('GreaterThanOrEqual', 'value') ?? zero,
    max: option('Range', 'max') ?? option('LessThanOrEqual', 'value'),
  };
};

/** `people`, `/people` and `/api/people` all give `/people`; anything else gives null. */
const toCollection = (raw: unknown): string | null => {
  const match = /^(?:\/?api)?\/?([a-z0-9_]+)$/i.exec(toText(raw) ?? '');
  return match ? `/${match[1]}` : null;
};
