import TextField from '@mui/material/TextField';
import { useEffect, useState, type InputHTMLAttributes } from 'react';
import { useController } from 'react-hook-form';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from './useInputState.ts';

interface FormattedInputProps extends InputProps {
  readonly format: (value: unknown) => string;
  /** Returns the value; text that is none is returned as typed, so that validation can say so. */
  readonly parse: (typed: string) => unknown;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly type?: 'text' | 'date' | 'datetime-local';
  readonly adornment?: string;
}

/** A text field whose text differs from its value; the text is rewritten when the field is left. */
export const FormattedInput = ({
  format,
  parse,
  inputMode,
  type = 'text',
  adornment,
  ...props
}: FormattedInputProps) => {
  const { field } = useController({ name: props.source });
  const { id, label, required, error, helperText, disabled } = useInputState(props);
  const [typed, setTyped] = useState<string | null>(null);
  const value: unknown = field.value;
  useEffect(() => {
    // A value set from outside (a reset) replaces what was typed.
    setTyped((text) => (text !== null && Object.is(parse(text), value) ? text : null));
  }, [value, parse]);
  return (
    <TextField
      id={id}
      type={type}
      label={label}
      required={required}
      error={error}
      helperText={helperText}
      disabled={disabled}
      fullWidth
      name={field.name}
      value={typed ?? format(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(parse(event.target.value));
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      inputRef={field.ref}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode, 'aria-required': required || undefined },
        input: adornment ? { endAdornment: <span aria-hidden="true">{adornment}</span> } : {},
      }}
    />
  );
};
