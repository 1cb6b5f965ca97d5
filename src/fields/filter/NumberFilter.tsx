import { useTranslate } from '../../i18n/useTranslate.ts';
import { toEurosInput } from '../../lib/money.ts';
import { toDecimalInput, toDecimalText } from '../../lib/decimal.ts';
import { readNumber, type NumberForm } from '../../lib/readNumber.ts';
import { toNumber } from '../../schema/read.ts';
import { numberFormOf } from '../../schema/typedText.ts';
import type { FilterProps } from '../FieldProps.ts';
import { RangeFilter } from './RangeFilter.tsx';

/** Numbers from one to another, both included: `points[gte]` and `points[lte]`; the same twice is one number. */
export const NumberFilter = (props: FilterProps) => (
  <TypedRange {...props} form={numberFormOf(props.field, 'decimal')} fromQuery={toDecimalInput} />
);

/** Amounts from one to another: typed in euros, sent in cents. */
export const CurrencyFilter = ({ label, ...props }: FilterProps) => (
  <TypedRange
    {...props}
    label={`${label} (€)`}
    form="amount"
    fromQuery={(value) => toEurosInput(toNumber(value))}
  />
);

interface TypedRangeProps extends FilterProps {
  readonly form: NumberForm;
  readonly fromQuery: (value: string) => string;
}

const TypedRange = ({ source, label, form, fromQuery }: TypedRangeProps) => {
  const translate = useTranslate();
  const typedForm = {
    toQuery: (typed: string): string | null => {
      const read = readNumber(typed, form);
      if (read === null) return '';
      return 'value' in read ? toDecimalText(read.value) : null;
    },
    fromQuery,
    refusal: (typed: string): string => {
      const read = readNumber(typed, form);
      return read && 'refusal' in read ? translate(`validation.${read.refusal}`) : '';
    },
  };
  return (
    <RangeFilter
      source={source}
      label={label}
      inputMode={form === 'integer' ? 'numeric' : 'decimal'}
      wording="range"
      ends={['gte', 'lte']}
      forms={[typedForm, typedForm]}
    />
  );
};
