import { parseDecimal, toDecimalInput } from '../../lib/decimal.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';
import { IntegerInput } from './IntegerInput.tsx';

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
