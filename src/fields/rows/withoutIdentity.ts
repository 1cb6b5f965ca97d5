import type { FieldDescription } from '../../schema/description.ts';
import { isObject, toList, toMap, type Json } from '../../schema/read.ts';

/**
 * The described values of a row as those of another, new one: neither it nor what is embedded in it keeps an
 * identity, or the server would change the original. Relations stay what they point to.
 */
export const withoutIdentity = (fields: readonly FieldDescription[], row: Json): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (!Object.hasOwn(row, field.name)) return [];
      // What only the server fills belongs to the original.
      if (field.readOnly) return [[field.name, null]];
      const value = row[field.name];
      return [[field.name, isNested(field) ? copyNested(field, value) : structuredClone(value)]];
    }),
  );

const isNested = (field: FieldDescription): boolean => field.embedded && field.fields.length > 0;

const copyNested = (field: FieldDescription, value: unknown): unknown => {
  const copy = (entry: unknown): unknown =>
    isObject(entry) ? withoutIdentity(field.fields, toMap(entry)) : entry;
  return field.multiple ? toList(value).map(copy) : copy(value);
};
