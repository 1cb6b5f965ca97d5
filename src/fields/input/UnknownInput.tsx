import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { kindOf } from '../../schema/kinds.ts';
import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';
import { useInputState } from './useInputState.ts';
import type { FieldDescription } from '../../schema/description.ts';

/** A field whose type nobody knows, or that holds another shape than its type: text is edited as text, anything else is shown and left as it is. */
export const UnknownInput = (props: InputProps) => {
  const value: unknown = useFormContext().getValues(props.source);
  if (kindOf(props.field) === 'unknown') reportUnknown(props.field);
  if (value === null || value === undefined || typeof value === 'string') return <TextInput {...props} />;
  return <Untouched {...props} value={value} />;
};

const Untouched = ({ value, ...props }: InputProps & { readonly value: unknown }) => {
  const { id, label, helperText } = useInputState(props);
  return (
    <TextField
      id={id}
      label={label}
      helperText={helperText}
      value={JSON.stringify(value)}
      disabled
      fullWidth
      multiline
    />
  );
};

const reported = new Set<string>();

/** Tells a developer once per type that a described field has no kind of its own. */
const reportUnknown = ({ type, name }: FieldDescription): void => {
  if (!import.meta.env.DEV || reported.has(type)) return;
  reported.add(type);
  // oxlint-disable-next-line no-console
  console.warn(`Field '${name}' has the unknown type '${type}': it is shown as text`);
};
