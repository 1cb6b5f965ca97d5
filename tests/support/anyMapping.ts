import fc from 'fast-check';
import type { Description, FieldDescription } from '../../src/schema/description.ts';
import { MappingError, parseMapping } from '../../src/schema/parseMapping.ts';

/** Names that mean something to a form, to JavaScript or to nobody. */
export const name = fc.oneof(
  fc.constantFrom('name', 'person', 'rows', 'toString', '0', '@id', 'a.b', 'a[0]', '', '__proto__'),
  fc.constantFrom('constructor', 'hasOwnProperty', 'root', 'length', 'é'),
  fc.string({ maxLength: 6 }),
);

const anyOf = (words: string): fc.Arbitrary<string> => fc.constantFrom(...words.split(' '));
const type = anyOf(
  'string text integer decimal bool date datetime time_immutable array json file image referential address person',
);
const rule = anyOf(
  'NotNull NotBlank Length Choice Count Email Regex Range GreaterThan LessThan GreaterThanOrEqual Positive ' +
    'LessThanOrEqual PositiveOrZero Date DateTime Time Url Iban File Image Valid Unique All Type toString App\\Luhn',
);
const json = fc.jsonValue({ maxDepth: 1 });
const figure = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom('3', 'now', 'today', '-1 day', null),
);
const options = fc.oneof(
  json,
  fc.record(
    {
      min: figure,
      max: figure,
      value: figure,
      propertyPath: name,
      pattern: fc.oneof(
        fc.constantFrom('/^(a+)+$/', '/[/', '/^\\d{2}$/u', '(a)'),
        fc.string({ maxLength: 8 }),
      ),
      message: fc.constantFrom('Non', '{{ limit }}', '{{ value }} {{ compared_value }}', '|', '%limit%'),
      choices: fc.oneof(json, fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 })),
      multiple: fc.boolean(),
      constraints: fc.array(fc.record({ name: rule, options: json }), { maxLength: 2 }),
      type: fc.constantFrom('int', 'string', 'constructor'),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
);
const rules = fc.array(fc.record({ name: rule, options }), { maxLength: 3 });
const constraints = fc.oneof(
  { weight: 4, arbitrary: rules },
  { weight: 2, arbitrary: fc.dictionary(rule, options, { maxKeys: 3, noNullPrototype: true }) },
  { weight: 1, arbitrary: json },
);
/** Now and then another type than the one promised. */
const mostly = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary }, { weight: 1, arbitrary: json });

const keys = {
  type: mostly(type),
  constraints,
  choices: fc.oneof(json, fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 })),
  length: mostly(fc.integer()),
  count: mostly(fc.record({ min: figure, max: figure })),
  column: mostly(fc.record({ length: fc.integer({ max: 20 }) })),
  mapping: mostly(fc.record({ type: fc.constantFrom(1, 2, 4, 8) })),
  multiple: mostly(fc.boolean()),
  embedded: mostly(fc.boolean()),
  readOnly: mostly(fc.boolean()),
  path: mostly(fc.constant('people')),
  default: json,
  groups: json,
};

/** Half right, half garbage: fields of the usual keys, of which some are missing and some of another type. */
const { field } = fc.letrec<{ field: unknown; nested: unknown }>((tie) => ({
  field: fc.oneof(
    { maxDepth: 3 },
    { weight: 1, arbitrary: json },
    { weight: 6, arbitrary: fc.record(keys, { requiredKeys: [], noNullPrototype: true }) },
    { weight: 4, arbitrary: tie('nested') },
  ),
  nested: fc.record(
    {
      constraints,
      count: keys.count,
      multiple: fc.boolean(),
      fields: mostly(fc.dictionary(name, tie('field'), { minKeys: 1, maxKeys: 3, noNullPrototype: true })),
    },
    { requiredKeys: ['fields'] },
  ),
}));

/** Fields by name, half right and half garbage. */
export const fieldMap = fc.dictionary(name, field, { minKeys: 1, maxKeys: 4, noNullPrototype: true });
/** Possible answers of a mapping call. */
export const mapping = fc.oneof(
  { weight: 1, arbitrary: json },
  { weight: 6, arbitrary: fc.record({ fields: fieldMap, methods: json }, { requiredKeys: ['fields'] }) },
  { weight: 1, arbitrary: fc.record({ fields: fc.array(field, { maxLength: 4 }) }) },
);
const scalar = fc.oneof(
  fc.constantFrom<unknown>('', ' ', 'a', '12', '2026-02-30', '2026-02-28T10:00:00', '20:45', '/api/people/1'),
  fc.constantFrom<unknown>(null, true, false, 0, -1.5, 1e300, '\ud800', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!'),
  fc.constantFrom<unknown>(
    3,
    7,
    12,
    'jean@example.org',
    'https://example.org',
    [],
    {},
    { '@id': '/api/x/1' },
  ),
  json,
);
/** Values of every type, for `toRecord` to hand out. */
export const values = fc.array(scalar, { minLength: 3, maxLength: 12 });

/** Null for a refused answer; any other failure than the one promised goes through. */
export const readOrRefuse = (raw: unknown): Description | null => {
  try {
    return parseMapping(raw);
  } catch (error) {
    if (error instanceof MappingError) return null;
    throw error;
  }
};

/** A record with the names that the description has, the values taken in turn; now and then no object at all. */
export const toRecord = (
  fields: readonly FieldDescription[],
  given: readonly unknown[],
): Record<string, unknown> => {
  let taken = 0;
  const next = (): unknown => given[(taken += 1) % given.length];
  const fill = (inside: readonly FieldDescription[]): Record<string, unknown> =>
    Object.fromEntries(
      inside.map((one) => {
        const value = next();
        if (one.fields.length === 0 || value === true)
          return [one.name, one.multiple ? [value, next()] : value];
        return [one.name, one.multiple ? [fill(one.fields), value, fill(one.fields)] : fill(one.fields)];
      }),
    );
  return fill(fields);
};
