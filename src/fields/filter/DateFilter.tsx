import type { FilterProps } from '../FieldProps.ts';
import { PeriodFilter } from './PeriodFilter.tsx';

/** A period, both days included: `startDate[after]` and `startDate[before]`. */
export const DateFilter = ({ source, label }: FilterProps) => <PeriodFilter source={source} label={label} />;
