import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../../src/schema/defaults.ts';
import type { Description } from '../../../src/schema/description.ts';
import { toFormValues } from '../../../src/schema/formValues.ts';
import { kindOf } from '../../../src/schema/kinds.ts';
import { MappingError, parseMapping } from '../../../src/schema/parseMapping.ts';
import { toPayload } from '../../../src/schema/payload.ts';
import { validate } from '../../../src/schema/validate.ts';
import { toFrench } from '../../support/toFrench.ts';

const PINNED = { seed: 20_260_705, numRuns: 500 };

const name = fc.oneof(
  fc.constantFrom('name', 'person', 'address', '__proto__', 'constructor', 'toString', '0', 'a.b', ''),
  fc.string({ maxLength: 6 }),
);
const type = fc.constantFrom(
  'string',
  'text',
  'integer',
  'decimal',
  'bool',
  'date',
  'datetime',
  'array',
  'person',
);
const rule = fc.constantFrom('NotNull', 'NotBlank', 'Length', 'Choice', 'Count', 'Range', 'DateTime', 'Odd');
const json = fc.jsonValue({ maxDepth: 3 });
const bounds = fc.record({ min: fc.option(fc.integer()), max: fc.option(fc.integer()) });
const constraints = fc.oneof(
  json,
  fc.array(fc.record({ name: rule, options: fc.oneof(json, bounds) }), { maxLength: 4 }),
  fc.dictionary(rule, fc.oneof(json, bounds), { maxKeys: 3 }),
);

/** Half right, half garbage: fields of the usual keys whose values are often of another type. */
const { field } = fc.letrec<{ field: unknown }>((tie) => ({
  field: fc.oneof(
    { maxDepth: 3 },
    json,
    fc.record(
      {
        type: fc.oneof(type, json),
        constraints,
        choices: fc.oneof(json, fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 })),
        length: fc.oneof(json, fc.integer()),
        count: fc.oneof(json, bounds),
        column: fc.oneof(json, fc.record({ length: fc.integer() })),
        mapping: json,
        multiple: fc.oneof(fc.boolean(), json),
        embedded: fc.oneof(fc.boolean(), json),
        readOnly: fc.oneof(fc.boolean(), json),
        path: fc.oneof(fc.constant('people'), json),
        default: json,
        fields: fc.oneof(fc.dictionary(name, tie('field'), { maxKeys: 3 }), json),
      },
      { requiredKeys: [] },
    ),
  ),
}));

const mapping = fc.oneof(
  json,
  fc.record({ fields: fc.oneof(fc.dictionary(name, field, { maxKeys: 5 }), fc.array(field)), methods: json }),
);
const record = fc.dictionary(name, fc.oneof(json, fc.dictionary(name, json, { maxKeys: 3 })), { maxKeys: 5 });

/** Null for a refused answer; any other failure than the one promised goes through. */
const readOrRefuse = (raw: unknown): Description | null => {
  try {
    return parseMapping(raw);
  } catch (error) {
    if (error instanceof MappingError) return null;
    throw error;
  }
};

describe('any JSON whatever as a field description', () => {
  it('is refused with a MappingError or can be shown, checked and sent', () => {
    fc.assert(
      fc.property(mapping, record, (raw, values) => {
        const description = readOrRefuse(raw);
        if (description === null) return;
        const { fields } = description;
        for (const one of fields) expect(kindOf(one)).toMatch(/^[a-z]+$/);
        for (const [path, message] of validate(fields, values)) {
          expect(path).not.toBe('');
          expect(typeof toFrench(message)).toBe('string');
        }
        expect(() => JSON.stringify(toPayload(fields, toFormValues(fields, values)))).not.toThrow();
        expect(typeof defaultsOf(fields)).toBe('object');
      }),
      PINNED,
    );
  });

  it('is never sent with a key that the description does not name', () => {
    fc.assert(
      fc.property(fc.dictionary(name, field, { maxKeys: 5 }), record, (raw, values) => {
        const { fields } = parseMapping({ fields: raw });
        const writable = fields.filter(({ readOnly }) => !readOnly).map(({ name: key }) => key);
        expect(Object.keys(toPayload(fields, values)).toSorted()).toEqual([...new Set(writable)].toSorted());
      }),
      PINNED,
    );
  });
});
