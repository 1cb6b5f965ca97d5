import Stack from '@mui/material/Stack';
import { DateInput, useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldProps.ts';

/** A period, both ends included: `startDate[after]` and `startDate[before]`. */
export const DateFilter = ({ source, label }: FilterProps) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <DateInput source={`${source}.after`} label={translate('filters.after', { label })} />
      <DateInput source={`${source}.before`} label={translate('filters.before', { label })} />
    </Stack>
  );
};
