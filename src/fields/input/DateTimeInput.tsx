import { fromDateTimeInput, toDateTimeInput } from '../../lib/dates.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';

/** A moment in Europe/Berlin wall time, kept as `yyyy-MM-ddTHH:mm:ss`. */
export const DateTimeInput = (props: InputProps) => (
  <FormattedInput {...props} type="datetime-local" format={toDateTimeInput} parse={fromDateTimeInput} />
);
