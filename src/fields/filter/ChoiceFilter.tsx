import { SelectInput } from 'react-admin';
import type { FilterProps } from '../FieldProps.ts';

export const ChoiceFilter = ({ field, source, label }: FilterProps) => (
  <SelectInput
    source={source}
    label={label}
    choices={(field.choices ?? []).map(({ value, label: name }) => ({ id: value, name }))}
    translateChoice={false}
  />
);
