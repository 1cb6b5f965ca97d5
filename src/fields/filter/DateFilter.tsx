import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldProps.ts';
import { InputFilter } from './InputFilter.tsx';

/** A period, both ends included: `startDate[after]` and `startDate[before]`. */
export const DateFilter = ({ source, label }: FilterProps) => {
  const translate = useTranslate();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, width: { xs: '100%', sm: 'auto' } }}>
      <InputFilter type="date" source={`${source}.after`} label={translate('filters.after', { label })} />
      <InputFilter type="date" source={`${source}.before`} label={translate('filters.before', { label })} />
    </Stack>
  );
};
