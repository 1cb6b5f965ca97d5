import { isEmpty } from '../../lib/placeholder.ts';
import { isNumeric, type FieldDescription } from '../../schema/description.ts';
import { isObject, toText, type Json } from '../../schema/read.ts';
import { truncate } from '../../lib/truncate.ts';
import { labelOf } from '../labelOf.ts';

const LENGTH = 60;

/** Name of a collapsed row among the others: the first of its filled texts, choices or relations. */
export const rowName = (fields: readonly FieldDescription[], row: Json, parts = 2): string =>
  truncate(
    fields
      .map((field) => textOf(field, Object.hasOwn(row, field.name) ? row[field.name] : null))
      .filter((text) => text !== null)
      .slice(0, parts)
      .join(', '),
    LENGTH,
  );

const textOf = (field: FieldDescription, value: unknown): string | null => {
  if (isEmpty(value) || field.multiple) return null;
  const choice = field.choices?.find((candidate) => String(candidate.value) === String(value));
  if (choice) return choice.label;
  if (field.path !== null && !field.embedded) return isObject(value) ? labelOf(value) : null;
  if (field.type === 'string' || isNumeric(field)) return toText(value);
  return null;
};
