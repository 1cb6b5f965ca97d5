import type { FilterProps } from '../FieldProps.ts';
import { RangeFilter } from './RangeFilter.tsx';

/** A period, both days included: `startDate[after]` and `startDate[before]`. */
export const DateFilter = ({ source, label }: FilterProps) => (
  <RangeFilter source={source} label={label} type="date" wording="period" ends={['after', 'before']} />
);
