import fc from 'fast-check';
import { get, set } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../../src/schema/formValues.ts';
import { toFormValues } from '../../../src/schema/formValues.ts';
import { kindOf } from '../../../src/schema/kinds.ts';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { toPayload } from '../../../src/schema/payload.ts';
import { toMap } from '../../../src/schema/read.ts';
import { validate } from '../../../src/schema/validate.ts';
import { placeErrors } from '../../../src/views/save/placeErrors.ts';
import { fieldMap, mapping, name, readOrRefuse, toRecord, values } from '../../support/anyMapping.ts';
import { toFrench } from '../../support/toFrench.ts';

const PINNED = { seed: 20_260_705, numRuns: 10_000 };
const SOME = { ...PINNED, numRuns: 1000 };

describe('any JSON whatever as a field description', () => {
  it('is refused with a MappingError or can be shown, checked and sent', () => {
    fc.assert(
      fc.property(mapping, values, (raw, given) => {
        const description = readOrRefuse(raw);
        if (description === null) return;
        const { fields } = description;
        const formValues = toFormValues(fields, toRecord(fields, given));
        const violations = [...validate(fields, formValues), ...validate(fields, defaultsOf(fields))];
        const messages = violations.map(([path, message]) => [path, toFrench(message)]);
        const read = [
          fields.every((one) => /^[a-zA-Z]+$/.test(kindOf(one))),
          messages.every(([path, sentence]) => path !== '' && typeof sentence === 'string'),
          typeof JSON.stringify(toPayload(fields, formValues)),
          Object.hasOwn(Object.prototype, 'type'),
        ];
        expect(read).toEqual([true, true, 'string', false]);
      }),
      PINNED,
    );
  });

  it('is never sent with a key that the description does not name', () => {
    fc.assert(
      fc.property(fieldMap, values, (raw, given) => {
        const { fields } = parseMapping({ fields: raw });
        const writable = fields.filter(({ readOnly }) => !readOnly).map(({ name: key }) => key);
        expect(Object.keys(toPayload(fields, toRecord(fields, given))).toSorted()).toEqual(
          writable.toSorted(),
        );
      }),
      SOME,
    );
  });

  it('has messages only where a form can hold them, each at a place of its own', () => {
    fc.assert(
      fc.property(mapping, values, (raw, given) => {
        const { fields } = readOrRefuse(raw) ?? { fields: [] };
        const violations = validate(fields, toFormValues(fields, toRecord(fields, given)));
        const errors = {};
        for (const [path, { ...message }] of violations) set(errors, path, { message });
        for (const [path, message] of violations) {
          expect(toMap(get(errors, path)).message).toEqual(message);
        }
      }),
      SOME,
    );
  });

  it('takes what the server refuses of what was sent back to an input, at whatever path', () => {
    const step = fc.oneof(name, fc.constantFrom('0', '1', '99', '-1'));
    const path = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => steps.join('.'));
    fc.assert(
      fc.property(mapping, values, path, (raw, given, refused) => {
        const { fields } = readOrRefuse(raw) ?? { fields: [] };
        const formValues = toFormValues(fields, toRecord(fields, given));
        const { placed, elsewhere } = placeErrors(fields, { [refused]: ['Refusé'] }, formValues);
        expect(Object.keys(placed).length + elsewhere.length).toBe(1);
      }),
      SOME,
    );
  });
});
