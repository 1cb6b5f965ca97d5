import type { FieldDescription } from './description.ts';
import { isObject } from './read.ts';

/**
 * What a form starts with: every described field of the record, null where the server left it out (absent
 * equals null, contract 0.3). Undescribed keys stay out, so that they can neither show as changed nor be sent.
 */
export const toFormValues = (
  fields: readonly FieldDescription[],
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const identity = Object.fromEntries(
    ['@id', 'id'].flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])),
  );
  return {
    ...identity,
    ...Object.fromEntries(
      fields.map((field) => {
        const value = (Object.hasOwn(record, field.name) ? record[field.name] : null) ?? null;
        const nested = field.embedded && !field.multiple && field.fields.length > 0;
        return [field.name, nested ? toFormValues(field.fields, isObject(value) ? value : {}) : value];
      }),
    ),
  };
};
