import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';

/** A whole number; text that is none is kept as typed, so that validation can say so. */
export const IntegerInput = (props: InputProps & { readonly adornment?: string }) => (
  <TextInput {...props} inputMode="numeric" toValue={toInteger} />
);

const toInteger = (typed: string): number | string | null => {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, '');
  if (digits === '') return null;
  return /^[+-]?\d{1,15}$/.test(digits) ? Number(digits) : typed;
};
