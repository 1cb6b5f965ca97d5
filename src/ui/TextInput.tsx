import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  readonly hint?: string | null;
  /** Id of a message that concerns the field too. */
  readonly describedBy?: string | undefined;
  readonly type?: 'text' | 'password';
  readonly inputRef?: OutlinedInputProps['inputRef'];
  readonly inputProps: NonNullable<OutlinedInputProps['inputProps']>;
  readonly endAdornment?: OutlinedInputProps['endAdornment'];
  readonly onKeyUp?: OutlinedInputProps['onKeyUp'];
}

/** A required text field: MUI's outlined field without the parts of `TextField` that bring select, menu and modal with them. */
export const TextInput = ({ name, label, value, onChange, error, hint, describedBy, ...rest }: Props) => {
  const id = useId();
  const { inputProps, ...input } = rest;
  const message = error ?? hint;
  const describers = [message ? `${id}-message` : null, describedBy].filter(Boolean).join(' ');
  return (
    <FormControl error={Boolean(error)} fullWidth variant="outlined">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        name={name}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        inputProps={{ ...inputProps, required: true, 'aria-describedby': describers || undefined }}
      />
      {message ? <FormHelperText id={`${id}-message`}>{message}</FormHelperText> : null}
    </FormControl>
  );
};
