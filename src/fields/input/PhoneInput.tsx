import { groupDigits, toPhoneDigits } from '../../lib/phone.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';

/** A phone number: digits and `+` are kept, grouped when the field is left. */
export const PhoneInput = (props: InputProps) => (
  <FormattedInput {...props} type="tel" inputMode="tel" format={format} parse={parse} />
);

const format = (value: unknown): string =>
  typeof value === 'string' ? groupDigits(toPhoneDigits(value)) || value : '';

const parse = (typed: string): string | null => toPhoneDigits(typed) || null;
