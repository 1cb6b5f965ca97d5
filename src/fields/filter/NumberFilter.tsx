import type { FilterProps } from '../FieldProps.ts';
import { InputFilter } from './InputFilter.tsx';

export const NumberFilter = ({ source, label }: FilterProps) => (
  <InputFilter source={source} label={label} inputMode="decimal" />
);
