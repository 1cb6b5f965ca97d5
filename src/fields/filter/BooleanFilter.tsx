import { SelectInput, useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldProps.ts';

export const BooleanFilter = ({ source, label }: FilterProps) => {
  const translate = useTranslate();
  const choices = [
    { id: 'true', name: translate('boolean.yes') },
    { id: 'false', name: translate('boolean.no') },
  ];
  return <SelectInput source={source} label={label} choices={choices} translateChoice={false} />;
};
