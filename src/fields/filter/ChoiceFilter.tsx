import type { FilterProps } from '../FieldProps.ts';
import { SelectFilter } from './SelectFilter.tsx';

export const ChoiceFilter = ({ field, source, label }: FilterProps) => (
  <SelectFilter
    source={source}
    label={label}
    choices={(field.choices ?? []).map((choice) => ({ value: String(choice.value), label: choice.label }))}
  />
);
