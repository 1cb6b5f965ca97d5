import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { isObject } from '../../schema/read.ts';
import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';
import { reportUnknown } from './reportUnknown.ts';
import { useInputState } from './useInputState.ts';

/** A field of a type nobody registered: text is edited as text, anything else is shown and left as it is. */
export const UnknownInput = (props: InputProps) => {
  const value: unknown = useFormContext().getValues(props.source);
  reportUnknown(props.field);
  if (isObject(value) || Array.isArray(value)) return <Untouched {...props} value={value} />;
  return <TextInput {...props} />;
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
