import type { FilterProps } from '../FieldProps.ts';
import { PeriodFilter } from './PeriodFilter.tsx';

/** A period of whole days over moments: a bound without time is midnight, so the last day is sent with its end. */
export const DateTimeFilter = ({ source, label }: FilterProps) => (
  <PeriodFilter source={source} label={label} endOfDay="T23:59:59" />
);
