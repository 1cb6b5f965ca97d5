import { useTranslate } from '../../i18n/useTranslate.ts';
import { parseEuros, toEurosInput } from '../../lib/money.ts';
import type { FilterProps } from '../FieldProps.ts';
import type { FilterForm } from './InputFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';

/** Amounts from one to another: typed in euros, asked for in cents. */
export const CurrencyFilter = ({ source, label }: FilterProps) => {
  const translate = useTranslate();
  const form: FilterForm = {
    toQuery: toCents,
    fromQuery: (value) => toEurosInput(value === '' ? null : Number(value)),
    refusal: translate('validation.decimal'),
  };
  return (
    <RangeFilter
      source={source}
      label={`${label} (€)`}
      inputMode="decimal"
      wording="range"
      ends={['gte', 'lte']}
      forms={[form, form]}
    />
  );
};

const toCents = (typed: string): string | null => {
  const cents = parseEuros(typed);
  if (cents === undefined) return null;
  return cents === null ? '' : String(cents);
};
