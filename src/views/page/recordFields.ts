import type { FieldDescription } from '../../schema/description.ts';
import { maskedOf } from '../../schema/maskedOf.ts';

/** The described fields that a record tells: masked ones are no fields of its page until somebody asks for them. */
export const recordFields = (
  fields: readonly FieldDescription[],
  record: unknown,
): readonly FieldDescription[] => {
  const masked = new Set(maskedOf(record));
  return masked.size === 0 ? fields : fields.filter(({ name }) => !masked.has(name));
};
