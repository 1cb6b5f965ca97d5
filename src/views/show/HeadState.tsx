import { isEmpty } from '../../lib/placeholder.ts';
import { stateTone } from '../../schema/stateTone.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import type { HeadValue } from './useHead.ts';

/** The state of a record, or of one that it leads to, in the words of the server. */
export const HeadState = ({ state: { field, value } }: { readonly state: HeadValue }) => {
  if (isEmpty(value)) return null;
  const label = field.choices?.find((choice) => String(choice.value) === String(value))?.label;
  return <StateChip tone={stateTone(value, label)}>{label ?? String(value)}</StateChip>;
};
