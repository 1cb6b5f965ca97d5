import type { FieldDescription } from '../../schema/description.ts';
import { kindOf } from '../../schema/kinds.ts';
import { toList, toMap, type Json } from '../../schema/read.ts';

/**
 * Values that a new record takes from the filters of its list: the one choice or related record (IRI) that a
 * field is filtered by. Texts, numbers and days are filtered by parts and ranges, and start nothing.
 */
export const startsOfFilters = (fields: readonly FieldDescription[], filters: unknown): Json =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const [value, ...others] = toList([toMap(filters)[field.name]].flat());
      return others.length === 0 && fits(field, value)
        ? [[field.name, field.multiple ? [value] : value]]
        : [];
    }),
  );

const fits = (field: FieldDescription, value: unknown): boolean => {
  const { choices, readOnly } = field;
  if (readOnly || typeof value !== 'string') return false;
  if (choices) return choices.some((choice) => choice.value === value && !choice.disabled);
  return ['relation', 'relations'].includes(kindOf(field)) && value.startsWith('/');
};
