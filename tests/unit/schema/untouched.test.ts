import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNested, type FieldDescription } from '../../../src/schema/description.ts';
import { toFormValues } from '../../../src/schema/formValues.ts';
import { isUntouched, toPatch, toPayload } from '../../../src/schema/payload.ts';
import { describeFields } from '../../support/describeFields.ts';
import { rawOf, receivedOf, receivedRecord } from '../../support/receivedRecords.ts';

const CASES = 2_000;

/** A value sent back unedited: the same JSON, but for relations as addresses and null booleans. */
const expected = (field: FieldDescription, original: unknown): unknown => {
  const entries = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(one)
      : isMap(value) && !('@id' in value)
        ? Object.values(value).map(one)
        : value;
  const one = (value: unknown): unknown => {
    if (field.type === 'file') return isMap(value) && '@id' in value ? { '@id': value['@id'] } : value;
    if (field.type === 'bool') return value ?? false;
    if (field.type === 'person') return isMap(value) ? value['@id'] : value;
    if (!isNested(field) || !isMap(value)) return value;
    const parts = new Map(field.fields.map((part) => [part.name, part]));
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, stored]) => name !== '@id' || !String(stored).includes('genid'))
        .map(([name, stored]) => {
          const part = parts.get(name);
          return [name, part ? expected(part, stored) : stored];
        }),
    );
  };
  const isList = field.multiple && (isNested(field) || field.type === 'person');
  return isList && original !== null ? entries(original) : one(original);
};

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const opened = fc.tuple(receivedRecord, fc.nat()).map(([record, pick]) => {
  const fields = describeFields(rawOf(record));
  const original = { '@id': '/api/things/1', id: 1, undescribed: 7, ...receivedOf(record) };
  const touched = fields[pick % fields.length]?.name ?? '';
  // As a form holds it: opened, then typed into once.
  const values = { ...toFormValues(fields, original), [touched]: record[touched]?.typed };
  return { fields, original, touched, values };
});

describe('a record of which one field was edited', () => {
  it(`goes back as the server sent it but for that field, in ${CASES} descriptions and records`, () => {
    fc.assert(
      fc.property(opened, ({ fields, original, touched, values }) => {
        const body = toPayload(fields, values, original);
        const others = fields.filter(({ name }) => name !== touched);
        const kept = others.filter(({ name }) => name in original);
        const expectedOf = (field: FieldDescription): [string, unknown] => [
          field.name,
          expected(field, (original as Record<string, unknown>)[field.name]),
        ];
        const sentOf = ({ name }: FieldDescription): [string, unknown] => [name, body[name]];
        expect(JSON.stringify(kept.map(sentOf))).toBe(JSON.stringify(kept.map(expectedOf)));
        // What the server did not send is not sent either, nor what it did not describe.
        expect(Object.keys(body).toSorted()).toEqual(
          fields
            .filter(({ name }) => name in original || (name === touched && name in body))
            .map(({ name }) => name)
            .toSorted(),
        );
      }),
      { numRuns: CASES },
    );
  });

  it('is patched with that field alone', () => {
    fc.assert(
      fc.property(opened, ({ fields, original, touched, values }) => {
        const field = fields.find(({ name }) => name === touched);
        const was = (original as Record<string, unknown>)[touched];
        const isSame = field !== undefined && isUntouched(field, values[touched], was);
        expect(Object.keys(toPatch(fields, values, original))).toEqual(isSame ? [] : [touched]);
      }),
      { numRuns: 500 },
    );
  });
});
