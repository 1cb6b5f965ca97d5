import { useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldProps.ts';
import { SelectFilter } from './SelectFilter.tsx';

/** Records that have the value, or that lack it; the source is `exists.licence`, which asks `exists[licence]`. */
export const ExistsFilter = ({ source, label }: FilterProps) => {
  const translate = useTranslate();
  const choices = [
    { value: 'true', label: translate('filters.exists.yes') },
    { value: 'false', label: translate('filters.exists.no') },
  ];
  return <SelectFilter source={source} label={label} choices={choices} />;
};
