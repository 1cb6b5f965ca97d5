import type { FieldDescription } from '../../src/schema/description.ts';
import { parseMapping } from '../../src/schema/parseMapping.ts';

type RawField = Readonly<Record<string, unknown>>;

/** Descriptions of fields of which a test gives only what matters, read by the parser the application uses. */
export const describeFields = (fields: Readonly<Record<string, RawField>>): readonly FieldDescription[] =>
  parseMapping({ fields }).fields;

/** The description of one field named `value`. */
export const describeField = (raw: RawField): FieldDescription => {
  const [field] = describeFields({ value: raw });
  if (!field) throw new Error('The parser dropped the field');
  return field;
};
