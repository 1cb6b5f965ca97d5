import type { FilterProps } from '../FieldProps.ts';
import type { FilterForm } from './InputFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';

/** A period of whole days over moments: a bound without time is midnight, so the last day is sent with its end. */
export const DateTimeFilter = ({ source, label }: FilterProps) => (
  <RangeFilter
    source={source}
    label={label}
    type="date"
    wording="period"
    ends={['after', 'before']}
    forms={[START, END]}
  />
);

const day = (value: string): string => value.slice(0, 10);

const START: FilterForm = { toQuery: (typed) => typed, fromQuery: day };
const END: FilterForm = { toQuery: (typed) => (typed === '' ? '' : `${typed}T23:59:59`), fromQuery: day };
