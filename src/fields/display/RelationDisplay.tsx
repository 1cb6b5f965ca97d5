import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { toList } from '../../schema/read.ts';
import { useDirectory } from '../DirectoryContext.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { labelOf } from '../labelOf.ts';

/** Names of the related records, from what the row itself carries. */
export const RelationDisplay = ({ field, value }: DisplayProps) => {
  const definition = useDirectory().byPath(field.path ?? '');
  if (isEmpty(value)) return PLACEHOLDER;
  const related = field.multiple ? toList(value) : [value];
  return related.map((record) => labelOf(record, definition)).join(', ');
};
