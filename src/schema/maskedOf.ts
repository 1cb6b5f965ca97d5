import type { FieldDescription } from './description.ts';
import { isObject, toList, toText } from './read.ts';

/** Names of the masked fields of a record, which the server sends on request only. */
export const maskedOf = (record: unknown): readonly string[] =>
  isObject(record) ? toList(record['@masked']).flatMap((name) => toText(name) ?? []) : [];

/** The described fields that a record shows: masked ones are no fields of its page until they are revealed. */
export const recordFields = (
  fields: readonly FieldDescription[],
  record: unknown,
): readonly FieldDescription[] => {
  const masked = new Set(maskedOf(record));
  return masked.size === 0 ? fields : fields.filter(({ name }) => !masked.has(name));
};
