import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FilterProps } from '../FieldProps.ts';
import type { FilterForm } from './InputFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';

/** Numbers from one to another, both included: `points[gte]` and `points[lte]`; the same twice asks for one. */
export const NumberFilter = ({ field, source, label }: FilterProps) => {
  const translate = useTranslate();
  const whole = field.type === 'int';
  const form: FilterForm = {
    toQuery: whole ? toInteger : toDecimal,
    fromQuery: (value) => value.replace('.', ','),
    refusal: translate(whole ? 'validation.integer' : 'validation.decimal'),
  };
  return (
    <RangeFilter
      source={source}
      label={label}
      inputMode={whole ? 'numeric' : 'decimal'}
      wording="range"
      ends={['gte', 'lte']}
      forms={[form, form]}
    />
  );
};

const bare = (typed: string): string => typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');

const matching =
  (pattern: RegExp) =>
  (typed: string): string | null => {
    const text = bare(typed);
    return text === '' || pattern.test(text) ? text : null;
  };

const toInteger = matching(/^[+-]?\d{1,15}$/);
const toDecimal = matching(/^[+-]?(?:\d{1,15}\.?\d{0,15}|\.\d{1,15})$/);
