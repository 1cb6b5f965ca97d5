import TextField, { type TextFieldProps } from '@mui/material/TextField';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface NativeSelectProps extends Omit<TextFieldProps, 'onChange' | 'select' | 'slotProps' | 'value'> {
  /** One of the options, as text: a number would choose none of them. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Text of the empty choice; absent, a choice can only be replaced. */
  readonly empty?: string;
  /** Accessible name, where the label is on the page more than once. */
  readonly name?: string;
  readonly onChange: (value: string) => void;
}

/** Choice from a closed list by the browser's own select: quick where a page has many, and easy to use on a phone. */
export const NativeSelect = ({ options, empty, name, onChange, value, ...props }: NativeSelectProps) => {
  const isChosen = options.some((option) => option.value === value);
  return (
    <TextField
      disabled={options.length === 0}
      {...props}
      select
      value={isChosen ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': name } }}
    >
      {(empty !== undefined || !isChosen) && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
};
