import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';
import { FormattedInput } from './FormattedInput.tsx';
import { toEurosInput } from '../../lib/money.ts';
import { toDecimalInput } from '../../lib/decimal.ts';
import { toTypedNumber } from '../../lib/readNumber.ts';
import type { Bounds } from '../../schema/description.ts';
import { numberFormOf } from '../../schema/typedText.ts';

/** A whole number; text that is none is kept as typed, so that validation can say so. */
export const IntegerInput = (props: InputProps) => (
  <TextInput {...props} inputMode="numeric" toValue={(typed) => toTypedNumber(typed, 'integer')} />
);

/** A decimal number with a comma; a dot is accepted too. */
export const DecimalInput = (props: InputProps) => (
  <FormattedInput
    {...props}
    inputMode="decimal"
    format={toDecimalInput}
    parse={(typed) => toTypedNumber(typed, numberFormOf(props.field, 'decimal'))}
  />
);

/** A percentage, kept as the number that is read: 12,5 for 12,5 %. */
export const PercentageInput = (props: InputProps) => (
  <FormattedInput
    {...props}
    inputMode={props.field.type === 'int' ? 'numeric' : 'decimal'}
    adornment="%"
    format={toDecimalInput}
    parse={(typed) => toTypedNumber(typed, numberFormOf(props.field, 'percentage'), '%')}
  />
);

/** Euros typed, whole cents kept. */
export const CurrencyInput = ({ field, ...props }: InputProps) => (
  <FormattedInput
    {...props}
    field={{ ...field, bounds: inEuros(field.bounds) }}
    inputMode="decimal"
    adornment="€"
    format={toEurosInput}
    parse={(typed) => toTypedNumber(typed, 'amount')}
  />
);

/** Bounds come in cents as values do, and are shown in the typed unit. */
const inEuros = ({ min, max }: Bounds): Bounds => ({
  min: min === null ? null : min / 100,
  max: max === null ? null : max / 100,
});
