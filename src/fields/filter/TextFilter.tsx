import { TextInput } from 'react-admin';
import type { FilterProps } from '../FieldProps.ts';

/** Part of a text or a number; react-admin waits for the typing to pause. */
export const TextFilter = ({ source, label }: FilterProps) => (
  <TextInput source={source} label={label} resettable />
);
