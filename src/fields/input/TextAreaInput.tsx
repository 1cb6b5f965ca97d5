import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';

export const TextAreaInput = (props: InputProps) => <TextInput {...props} multiline />;
