import { parseDecimal, parseDecimalText, toDecimalInput } from '../../lib/decimal.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';

/** A decimal number with a comma; a dot is accepted too. */
export const DecimalInput = (props: InputProps) => (
  <FormattedInput
    {...props}
    inputMode="decimal"
    format={toDecimalInput}
    parse={props.field.type === 'decimal' ? parseDecimalText : parseDecimal}
  />
);
