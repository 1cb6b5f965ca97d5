import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';

/** A licence number: digits, letters in overseas departments (`9C953`); spaces between groups are dropped. */
export const LicenceNumberInput = (props: InputProps) => <TextInput {...props} toValue={toNumber} />;

const toNumber = (typed: string): string | null => typed.replace(/\s/g, '').toUpperCase() || null;
