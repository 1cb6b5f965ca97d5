import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { toList } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';

/** Labels of the chosen values; a value that the description does not know is shown as it is (R4.47). */
export const ChoiceDisplay = ({ field, value }: DisplayProps) => {
  if (isEmpty(value)) return PLACEHOLDER;
  const chosen = Array.isArray(value) ? toList(value) : [value];
  return chosen
    .map((entry) => field.choices?.find((choice) => choice.value === entry)?.label ?? String(entry))
    .join(', ');
};
