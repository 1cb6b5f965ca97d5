import { parseEuros, toEurosInput } from '../../lib/money.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';

/** Euros typed, whole cents kept. */
export const CurrencyInput = (props: InputProps) => (
  <FormattedInput {...props} inputMode="decimal" adornment="€" format={format} parse={parse} />
);

const format = (value: unknown): string => (typeof value === 'string' ? value : toEurosInput(value));

const parse = (typed: string): number | string | null => {
  const cents = parseEuros(typed);
  return cents === undefined ? typed : cents;
};
