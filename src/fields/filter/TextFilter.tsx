import type { FilterProps } from '../FieldProps.ts';
import { InputFilter } from './InputFilter.tsx';

export const TextFilter = ({ source, label }: FilterProps) => <InputFilter source={source} label={label} />;
