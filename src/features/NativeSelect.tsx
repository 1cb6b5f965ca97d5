import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface NativeSelectProps extends Omit<TextFieldProps, 'onChange' | 'select' | 'slotProps'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Text of the empty choice; absent, there is none. */
  readonly empty?: string;
  /** Accessible name, where the label stands on the page more than once. */
  readonly name?: string;
  readonly onChange: (value: string) => void;
}

/** Choice from a closed list by the browser's own select: quick where a page has many, and easy to use on a phone. */
export const NativeSelect = ({ options, empty, name, onChange, ...props }: NativeSelectProps) => (
  <TextField
    {...props}
    select
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      select: { native: true },
      inputLabel: { shrink: true },
      htmlInput: { 'aria-label': name },
    }}
  >
    {empty !== undefined && <option value="">{empty}</option>}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </TextField>
);
