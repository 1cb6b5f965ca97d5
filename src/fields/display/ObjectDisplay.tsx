import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { valueAt } from '../../lib/paths.ts';
import { toText } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';

/** The texts of an embedded object in the order described, without empty parts. */
export const ObjectDisplay = ({ field, value }: DisplayProps) => {
  const parts = field.fields
    .map(({ name }) => toText(valueAt(value, name)))
    .filter((part): part is string => part !== null);
  return parts.length > 0 ? parts.join(', ') : PLACEHOLDER;
};
