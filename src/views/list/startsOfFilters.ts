import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';
import { isObject, toList, type Json } from '../../schema/read.ts';

/**
 * What a new record started from a filtered list has of the filters: the one choice or related record (IRI) that a
 * field is filtered by. Texts, numbers and days are filtered by parts and ranges, and start nothing.
 */
export const startsOfFilters = (fields: readonly FieldDescription[], filters: unknown): Json =>
  isObject(filters)
    ? Object.fromEntries(
        fields.flatMap((field) => {
          const values = toList([filters[field.name]].flat());
          const [value] = values;
          return values.length === 1 && fits(field, value)
            ? [[field.name, field.multiple ? [value] : value] as const]
            : [];
        }),
      )
    : {};

const fits = (field: FieldDescription, value: unknown): boolean => {
  const { choices, readOnly } = field;
  if (readOnly || typeof value !== 'string') return false;
  if (choices) return choices.some((choice) => choice.value === value && !choice.disabled);
  return RELATIONS.has(kindOf(field)) && value.startsWith('/');
};

const RELATIONS: ReadonlySet<Kind> = new Set<Kind>(['relation', 'relations']);
