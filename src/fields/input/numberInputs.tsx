import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';
import { parseDecimal, parseDecimalText, toDecimalInput } from '../../lib/decimal.ts';
import { FormattedInput } from './FormattedInput.tsx';
import { parseEuros, toAmountText, toEurosInput } from '../../lib/money.ts';
import type { Bounds } from '../../schema/description.ts';

/** A whole number; text that is none is kept as typed, so that validation can say so. */
export const IntegerInput = (props: InputProps & { readonly adornment?: string }) => (
  <TextInput {...props} inputMode="numeric" toValue={toInteger} />
);

const toInteger = (typed: string): number | string | null => {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, '');
  if (digits === '') return null;
  return /^[+-]?\d{1,15}$/.test(digits) ? Number(digits) : typed;
};

/** A decimal number with a comma; a dot is accepted too. */
export const DecimalInput = (props: InputProps) => (
  <FormattedInput
    {...props}
    inputMode="decimal"
    format={toDecimalInput}
    parse={props.field.type === 'decimal' ? parseDecimalText : parseDecimal}
  />
);

/** A percentage, kept as the number that is read: 12,5 for 12,5 %. */
export const PercentageInput = (props: InputProps) =>
  props.field.type === 'int' ? (
    <IntegerInput {...props} adornment="%" />
  ) : (
    <FormattedInput
      {...props}
      inputMode="decimal"
      adornment="%"
      format={toDecimalInput}
      parse={parseDecimal}
    />
  );

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
  return cents === undefined ? toAmountText(typed) : cents;
};
