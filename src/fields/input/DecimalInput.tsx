import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';

/** A decimal number with a comma; a dot is accepted too. */
export const DecimalInput = (props: InputProps) => (
  <FormattedInput {...props} inputMode="decimal" format={format} parse={parse} />
);

const format = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value).replace('.', ',') : '';

const parse = (typed: string): number | string | null => {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : typed;
};
