import type { RaRecord } from 'react-admin';
import { fieldNamed, isNested, type FieldDescription } from '../../schema/description.ts';
import { kindOf, MANY_PARTS, type FieldHint } from '../../schema/kinds.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { isUntouched, toPayload } from '../../schema/payload.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { stepsOf } from '../../schema/stepsOf.ts';
import { isObject, toList, type Json } from '../../schema/read.ts';

/** Effect of a bulk edit on one record. */
interface PlannedChange {
  readonly record: RaRecord;
  readonly before: unknown;
  /**
   * `same`: it has the value already; `denied`: the reader may not change it; `unexplained`: a step that needs an answer
   * besides. None of these is sent.
   */
  readonly effect: 'change' | 'same' | 'denied' | 'unexplained';
}

/** Fields that may be given one value for many records. */
export const bulkFields = (
  fields: readonly FieldDescription[],
  hints: Readonly<Record<string, FieldHint>> = {},
  left: readonly string[] = [],
): readonly FieldDescription[] =>
  fields.filter(
    (field) =>
      !field.readOnly && !left.includes(field.name) && !MANY_PARTS.has(kindOf(field, hints[field.name])),
  );

/** Change of each record when the field gets the value; compared as they would be sent. */
export const planBulkEdit = (
  field: FieldDescription,
  value: unknown,
  records: readonly RaRecord[],
  fields: readonly FieldDescription[] = [field],
): readonly PlannedChange[] =>
  records.map((record) => {
    const before: unknown = record[field.name] ?? null;
    if (!permissionsOf(record).canUpdate) return { record, before, effect: 'denied' };
    if (isUntouched(field, value, before)) return { record, before, effect: 'same' };
    return { record, before, effect: isUnexplained(field, value, record, fields) ? 'unexplained' : 'change' };
  });

/** Whether a value is a step for which the record's own page has a reason to give or a choice to make. */
const isUnexplained = (
  { name }: FieldDescription,
  value: unknown,
  record: RaRecord,
  fields: readonly FieldDescription[],
): boolean =>
  stepsOf(record, fields).some(
    ({ field, to, reason, inputs }) =>
      field.name === name &&
      String(to.value) === String(value) &&
      (reason !== null || inputs.some(({ choices }) => choices !== null)),
  );

/**
 * The whole body of an update: every described field as in the record, one of them changed. A boolean that nobody
 * has answered yet is left out, where a form would answer it by no: the preview names one field alone.
 */
export const toBulkPayload = (
  fields: readonly FieldDescription[],
  record: RaRecord,
  field: FieldDescription,
  value: unknown,
): Json => {
  const body = toPayload(fields, { ...toFormValues(fields, record), [field.name]: value }, record);
  const others = fields.filter((other) => other !== field);
  return withoutUnanswered(others, body, record);
};

const withoutUnanswered = (fields: readonly FieldDescription[], body: Json, current: Json): Json =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const field = fieldNamed(fields, name);
      const was = current[name] ?? null;
      if (field?.type === 'bool' && was === null) return [];
      if (!field || !isNested(field)) return [[name, value]];
      const strip = (part: unknown, stored: unknown): unknown =>
        isObject(part) && isObject(stored) ? withoutUnanswered(field.fields, part, stored) : part;
      const rows = toList(was);
      return [
        [name, Array.isArray(value) ? value.map((row, index) => strip(row, rows[index])) : strip(value, was)],
      ];
    }),
  );
