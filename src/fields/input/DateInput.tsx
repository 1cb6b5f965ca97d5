import { fromDateInput, toDateInput } from '../../lib/dates.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';

/** A calendar date, kept as `yyyy-MM-ddT00:00:00`. */
export const DateInput = (props: InputProps) => (
  <FormattedInput {...props} type="date" format={toDateInput} parse={fromDateInput} />
);
