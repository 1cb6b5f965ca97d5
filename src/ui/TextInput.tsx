import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';

interface Props extends Pick<TextFieldProps, 'label' | 'name' | 'type' | 'inputRef' | 'onKeyUp'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  readonly hint?: string | null;
  /** Id of a message that concerns the field too. */
  readonly describedBy?: string | undefined;
  readonly inputProps: Readonly<Record<string, unknown>>;
  readonly endAdornment?: ReactNode;
}

/** A required text field. */
export const TextInput = ({
  onChange,
  error,
  hint,
  describedBy,
  inputProps,
  endAdornment,
  ...rest
}: Props) => {
  const id = useId();
  const message = error ?? hint;
  const describers = [message && `${id}-helper-text`, describedBy].filter(Boolean).join(' ');
  return (
    <TextField
      {...rest}
      id={id}
      fullWidth
      error={Boolean(error)}
      helperText={message}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        input: { endAdornment },
        htmlInput: { ...inputProps, required: true, 'aria-describedby': describers || undefined },
      }}
    />
  );
};
