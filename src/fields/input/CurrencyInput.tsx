import { parseEuros, toEurosInput } from '../../lib/money.ts';
import type { Bounds } from '../../schema/description.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';

/** Euros typed, whole cents kept. */
export const CurrencyInput = ({ field, ...props }: InputProps) => (
  <FormattedInput
    {...props}
    field={{ ...field, bounds: inEuros(field.bounds) }}
    inputMode="decimal"
    adornment="€"
    format={format}
    parse={parse}
  />
);

/** Bounds come in cents as values do, and are told in what is typed. */
const inEuros = ({ min, max }: Bounds): Bounds => ({
  min: min === null ? null : min / 100,
  max: max === null ? null : max / 100,
});

const format = (value: unknown): string => (typeof value === 'string' ? value : toEurosInput(value));

const parse = (typed: string): number | string | null => {
  const cents = parseEuros(typed);
  return cents === undefined ? typed : cents;
};
