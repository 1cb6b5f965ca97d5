import { useTranslate } from '../../i18n/useTranslate.ts';
import { hasShortYear, parseTypedDate } from '../../lib/typedMoments.ts';
import { momentForms } from '../moment/momentForms.ts';
import { PickerButton } from '../moment/PickerButton.tsx';
import type { FilterControl, FilterForm } from './InputFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import type { FilterProps } from '../FieldProps.ts';

interface PeriodFilterProps {
  readonly source: string;
  readonly label: string;
  /** Suffix of the last day in the query, `T23:59:59`. */
  readonly endOfDay?: string;
}

const { sample, toText, fromText, toWall } = momentForms.date;

/**
 * A period of days: typed in French whatever the browser's language is, which a date input of the browser would
 * follow, or taken from the calendar; sent as `2026-07-01`.
 */
const PeriodFilter = ({ source, label, endOfDay = '' }: PeriodFilterProps) => {
  const translate = useTranslate();
  const formOf = (suffix: string): FilterForm => ({
    toQuery: (typed) => {
      if (typed.trim() === '') return '';
      const day = parseTypedDate(typed);
      return day && `${day}${suffix}`;
    },
    // An address written by hand may hold anything: it is shown, and can be seen to be none.
    fromQuery: (value) => toText(value.slice(0, 10)) || value,
    refusal: (typed) => translate(hasShortYear(typed) ? 'validation.shortYear' : 'validation.date'),
    refusesLate: true,
  });
  return (
    <RangeFilter
      source={source}
      label={label}
      type="text"
      placeholder={translate(sample)}
      wording="period"
      ends={['after', 'before']}
      forms={[formOf(''), formOf(endOfDay)]}
      Adornment={DayPicker}
    />
  );
};

const DayPicker = ({ label, text, enter }: FilterControl) => (
  <PickerButton
    kind="date"
    label={label}
    read={() => toWall(fromText(text))}
    onChange={(wall) => enter(toText(wall))}
  />
);

/** A period, both days included: `startDate[after]` and `startDate[before]`. */
export const DateFilter = ({ source, label }: FilterProps) => <PeriodFilter source={source} label={label} />;

/** A period of whole days over moments: a bound without time is midnight, so the last day is sent with its end. */
export const DateTimeFilter = ({ source, label }: FilterProps) => (
  <PeriodFilter source={source} label={label} endOfDay="T23:59:59" />
);
