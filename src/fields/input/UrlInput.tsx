import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';

/** The address of a page. */
export const UrlInput = (props: InputProps) => <TextInput {...props} inputMode="url" toValue={trimmed} />;

const trimmed = (typed: string): string | null => typed.trim() || null;
