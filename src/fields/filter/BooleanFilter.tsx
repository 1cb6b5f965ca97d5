import { useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldProps.ts';
import { SelectFilter } from './SelectFilter.tsx';

export const BooleanFilter = ({ source, label }: FilterProps) => {
  const translate = useTranslate();
  const choices = [
    { value: 'true', label: translate('boolean.yes') },
    { value: 'false', label: translate('boolean.no') },
  ];
  return <SelectFilter source={source} label={label} choices={choices} />;
};
