import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';

/** An e-mail address; the spaces that pasting brings along are dropped. */
export const EmailInput = (props: InputProps) => <TextInput {...props} inputMode="email" toValue={trimmed} />;

const trimmed = (typed: string): string | null => typed.trim() || null;
