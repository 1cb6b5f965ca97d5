import { collectionOfClass, collectionOfType, entityName } from './collectionOfType.ts';
import { constraint, toChoices, toConstraints, toCount } from './constraints.ts';
import {
  FILTER_WAYS,
  type Constraint,
  type Description,
  type FieldDescription,
  type LeftOutField,
  type NumberBounds,
  type OfferedFilter,
} from './description.ts';
import { isObject, isTrue, toLength, toList, toMap, toNumber, toText, type Json } from './read.ts';

/** The server answered something that is no field description. */
export class MappingError extends Error {
  override name = 'MappingError';
}

/** Deeper embedded fields are dropped: a description may be cyclic or hostile. */
const MAX_DEPTH = 6;
/** No form holds more; a description without end is refused before it fills the memory. */
const MAX_FIELDS = 20_000;
const DEFAULT_MAX_LENGTH = 255;

const ALIASES: Readonly<Record<string, string>> = {
  integer: 'int',
  smallint: 'int',
  bigint: 'int',
  numeric: 'decimal',
  double: 'float',
  boolean: 'bool',
};
/** Types of plain values: whatever else is named is an entity. */
const SCALARS: ReadonlySet<string> = new Set([
  'string',
  'text',
  'password',
  'int',
  'float',
  'decimal',
  'bool',
  'date',
  'datetime',
  'time',
  'array',
  'json',
  'file',
  'image',
]);
const STEPS = /[.[\]"'|]/;
const MANY_ASSOCIATIONS = new Set([4, 8]);

/** Reads the answer of a mapping call. Throws `MappingError` when it holds no fields. */
export const parseMapping = (raw: unknown): Description => {
  if (!isObject(raw) || typeof raw.fields !== 'object' || raw.fields === null) {
    throw new MappingError('The answer holds no field description');
  }
  const methods = toVerbs(raw.methods);
  const leftOut: LeftOutField[] = [];
  return {
    fields: parseFields(raw.fields, { trail: [], budget: { left: MAX_FIELDS }, leftOut }),
    methods: methods.length > 0 ? methods : null,
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...toOffer(toMap(raw.offer)),
    ...(Array.isArray(raw.recordMethods) ? { recordMethods: toVerbs(raw.recordMethods) } : {}),
    ...(raw.isCreatedByForm === true ? { isCreatedByForm: true as const } : {}),
    ...(raw.isGuessed === true ? { isGuessed: true as const } : {}),
  };
};

const toVerbs = (raw: unknown): readonly string[] =>
  toList(raw).filter((verb): verb is string => typeof verb === 'string');

/** Offers of a list, which only documents other than field descriptions have. */
const toOffer = ({
  filters,
  orders,
  largestPage,
}: Json): Pick<Description, 'filters' | 'orders' | 'largestPage'> => ({
  ...(Array.isArray(filters) ? { filters: filters.flatMap(toFilter) } : {}),
  ...(Array.isArray(orders) ? { orders: orders.map(String) } : {}),
  ...(toLength(largestPage) === null ? {} : { largestPage: Number(largestPage) }),
});

const toFilter = (raw: unknown): OfferedFilter[] => {
  const { path, of = path, by, isMany, value } = toMap(raw);
  const way = FILTER_WAYS.find((one) => one === by);
  if (typeof path !== 'string' || typeof of !== 'string' || way === undefined) return [];
  if (![path, of].every((name) => name.split('.').every(isUsable))) return [];
  const place = { trail: [], budget: { left: 1 }, leftOut: [] };
  const paths = of === path ? { path } : { path, of };
  return [{ ...paths, by: way, isMany: isMany === true, value: parseField(of, toMap(value), place) }];
};

interface Place {
  /** Labels of the fields around. */
  readonly trail: readonly string[];
  /** Fields that the whole description may still have. */
  readonly budget: { left: number };
  /** Takes the fields that no form can hold. */
  readonly leftOut: LeftOutField[];
}

const parseFields = (given: unknown, place: Place): readonly FieldDescription[] => {
  const named: [string, unknown][] = Array.isArray(given)
    ? given.map((field) => [toText(toMap(field).name) ?? '', field])
    : // PHP writes a list with holes as an object with number keys.
      Object.entries(toMap(given)).map(([key, field]) => [
        /^\d+$/.test(key) ? (toText(toMap(field).name) ?? key) : key,
        field,
      ]);
  place.budget.left -= named.length;
  if (place.budget.left < 0) throw new MappingError('The answer describes too many fields');
  // Of two fields of one name the first counts, as no form could distinguish them.
  const seen = new Set<string>();
  return named.flatMap(([name, raw]) => {
    if (name.trim() === '' || seen.has(name)) return [];
    seen.add(name);
    const field = toMap(raw);
    if (isUsable(name)) return [parseField(name, field, place)];
    const isSent = place.trail.length === 0 && !isTrue(field.readOnly);
    place.leftOut.push({ name, label: [...place.trail, toText(field.label) ?? name].join(' › '), isSent });
    return [];
  });
};

/**
 * False for names that react-hook-form refuses to set, finds on every object, takes for a path of several steps or,
 * being numbers, for places in a list: such a field could neither be typed into nor be refused.
 */
const isUsable = (name: string): boolean =>
  name !== 'prototype' &&
  !Object.hasOwn(Object.prototype, name) &&
  !STEPS.test(name) &&
  Number.isNaN(Number(name));

const parseField = (name: string, raw: Json, place: Place): FieldDescription => {
  const constraints = toConstraints(raw.constraints);
  const mapping = toMap(raw.mapping);
  const column = toMap(raw.column);
  const target = toText(mapping.targetEntity);
  const type = toType(toText(raw.type) ?? (target === null ? 'string' : entityName(target)));
  const nested = toList(raw.fields).length > 0 ? raw.fields : mapping.fields;
  const choiceOptions = constraint(constraints, 'Choice')?.options;
  const count =
    toCount(raw.count) ??
    toCount(constraint(constraints, 'Count')?.options) ??
    (isTrue(choiceOptions?.multiple) ? toCount(choiceOptions) : null);
  const association = toNumber(mapping.type);
  const columnLength = toLength(column.length);
  const hasFields = toList(nested).length > 0;
  const trail = [...place.trail, toText(raw.label) ?? name];
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
    ...(isTrue(raw.isDayOrMoment) ? { isDayOrMoment: true as const } : {}),
    ...(Array.isArray(raw.jsonTypes) ? { jsonTypes: raw.jsonTypes.map(String) } : {}),
    bounds: toBounds(type, constraints),
    count,
    path: SCALARS.has(type) ? null : toPath(raw, type, target),
    referential: toText(raw.referential),
    defaultValue: raw.default ?? null,
    groups: toList(raw.groups).filter((group): group is string => typeof group === 'string'),
    fields: hasFields && place.trail.length < MAX_DEPTH ? parseFields(nested, { ...place, trail }) : [],
  };
};

/** The collection of related records: by their type, else their class; `path` may help. */
const toPath = (raw: Json, type: string, target: string | null): string | null =>
  toCollection(raw.path) ??
  collectionOfType(toText(raw.referential) === null ? type : 'referential') ??
  (target === null ? null : (collectionOfType(target) ?? collectionOfClass(target)));

const toType = (raw: string): string => {
  const type = raw.replace(/_(im)?mutable$/, '');
  return Object.hasOwn(ALIASES, type) ? (ALIASES[type] ?? type) : type;
};

/** Mapped length, else column length, else 255; long text has a limit only when the server gives one (5.4). */
const toMaxLength = (type: string, raw: Json, mapping: Json, columnLength: number | null): number | null => {
  const given =
    toLength(raw.length) ?? toLength(toMap(raw.length).max) ?? toLength(mapping.length) ?? columnLength;
  if (type === 'text' || isTrue(raw.isOfAnyLength)) return given;
  return type === 'string' ? (given ?? DEFAULT_MAX_LENGTH) : null;
};

/** The narrowest bounds of all; of whole numbers the exclusive ones are inclusive bounds beside them. */
const toBounds = (type: string, constraints: readonly Constraint[]): NumberBounds => {
  const options = (name: string, key: string): readonly number[] =>
    constraints.flatMap((rule) => (rule.name === name ? (toNumber(rule.options[key]) ?? []) : []));
  const zeros = (name: string): readonly number[] => (constraint(constraints, name) ? [0] : []);
  const over = [...options('GreaterThan', 'value'), ...zeros('Positive')];
  const under = [...options('LessThan', 'value'), ...zeros('Negative')];
  const [more, less] =
    type === 'int' ? [over.map((bound) => bound + 1), under.map((bound) => bound - 1)] : [[], []];
  const min = highest([
    ...options('Range', 'min'),
    ...options('GreaterThanOrEqual', 'value'),
    ...zeros('PositiveOrZero'),
    ...more,
  ]);
  const max = lowest([
    ...options('Range', 'max'),
    ...options('LessThanOrEqual', 'value'),
    ...zeros('NegativeOrZero'),
    ...less,
  ]);
  if (type === 'int') return { min, max };
  const [above, below] = [highest(over), lowest(under)];
  const isOver = above !== null && above >= (min ?? above);
  const isUnder = below !== null && below <= (max ?? below);
  return {
    min: isOver ? null : min,
    max: isUnder ? null : max,
    ...(isOver && { over: above }),
    ...(isUnder && { under: below }),
  };
};

const highest = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? Math.max(...numbers) : null;
const lowest = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? Math.min(...numbers) : null;

/** `people`, `/people` and `/api/people` all give `/people`; anything else gives null. */
const toCollection = (raw: unknown): string | null => {
  const match = /^(?:\/?api)?\/?([a-z0-9_]+)$/i.exec(toText(raw) ?? '');
  return match ? `/${match[1]}` : null;
};

/** Whether the server left a field, at any depth, without a label. */
export const lacksLabel = (fields: readonly FieldDescription[]): boolean =>
  fields.some((field) => field.label === null || lacksLabel(field.fields));

/** The fields with a label by their name where the server gave none and the catalogue knows one. */
export const withLabels = (
  fields: readonly FieldDescription[],
  labels: Readonly<Record<string, string>>,
): readonly FieldDescription[] => fields.map((field) => withLabel(field, labels));

export const withLabel = (
  field: FieldDescription,
  labels: Readonly<Record<string, string>>,
): FieldDescription => {
  // A server that names its fields by `created_at` means the same.
  const name = field.name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return {
    ...field,
    label: field.label ?? (Object.hasOwn(labels, name) ? (labels[name] ?? null) : null),
    fields: withLabels(field.fields, labels),
  };
};
