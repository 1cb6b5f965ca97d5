import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entities } from '../../sandbox/entities/index.ts';
import { createModel } from '../../sandbox/model/createModel.ts';
import type { ScalarField } from '../../sandbox/model/field.ts';
import { toMapping } from '../../sandbox/rest/toMapping.ts';
import { fromInput } from '../../sandbox/validation/fromInput.ts';
import { validateField } from '../../sandbox/validation/validateField.ts';
import { parseMapping } from '../../src/schema/parseMapping.ts';
import { toPayload } from '../../src/schema/payload.ts';
import { validate } from '../../src/schema/validate.ts';
import type { FieldDescription } from '../../src/schema/description.ts';

const NOW = new Date('2026-01-15T09:02:00Z');

/** Every scalar that a client may write, as the server declares it and as its description says. */
const model = createModel(entities);
const scalars = entities.flatMap(({ name }) => {
  const entity = model.entity(name);
  const described = parseMapping({ fields: toMapping(model, entity, 'POST') }).fields;
  return described.flatMap((description): [string, FieldDescription, ScalarField][] => {
    const field = entity.fields[description.name];
    const isChecked = field?.kind === 'scalar' && !description.readOnly && field.notBefore === undefined;
    return isChecked ? [[`${name}.${description.name}`, description, field]] : [];
  });
});

const typed = fc.oneof(
  fc.constantFrom('', ' ', 'a', 'Marie', '67000', '12', '12.5', '2026-01-15', '2026-01-16T00:00:00', '20:45'),
  fc.constantFrom('2026-02-30', 'jean@example.org', 'jean@', 'https://example.org', 'x.y', '0123456789'),
  fc.constantFrom('FR1420041010050500013M02606', 'M', 'F', '9C953', '+33123456789'),
  fc.string({ unit: fc.constantFrom('a', 'B', '1', '0', '-', '.', '@', 'é', ' '), maxLength: 14 }),
  fc.integer({ min: 1, max: 300 }).map((length) => 'x'.repeat(length)),
);
const value = fc.oneof(
  typed,
  fc.integer({ min: -5, max: 5000 }),
  fc.double({ min: -5, max: 5000, noNaN: true }),
  fc.boolean(),
  fc.constant(null),
  fc.array(typed, { maxLength: 5 }),
);

const isRefusedHere = (description: FieldDescription, input: unknown): boolean =>
  validate([description], { [description.name]: input }, { now: NOW }).size > 0;

const isRefusedThere = ({ name }: FieldDescription, field: ScalarField, sent: unknown): boolean => {
  const parsed = fromInput(name, field, sent);
  if ('violation' in parsed) return true;
  return validateField(name, field, parsed.value, { values: {}, clock: () => NOW }).length > 0;
};

describe('a value checked by the form and by the server', () => {
  it.each(scalars)(
    'is refused by the form only where the server refuses it too: %s',
    (_, description, field) => {
      fc.assert(
        fc.property(value, (input) => {
          if (!isRefusedHere(description, input)) return;
          const sent = toPayload([description], { [description.name]: input })[description.name];
          expect([input, sent, isRefusedThere(description, field, sent)]).toEqual([input, sent, true]);
        }),
        { seed: 20_260_720, numRuns: 150 },
      );
    },
  );
});
