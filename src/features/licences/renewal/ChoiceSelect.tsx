import TextField from '@mui/material/TextField';
import type { CodedValue } from './renewal.ts';

interface ChoiceSelectProps {
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly empty: string;
  /** Code. */
  readonly value: string | null;
  readonly values: readonly CodedValue[];
  readonly disabled: boolean;
  readonly onChange: (code: string) => void;
}

/** A choice of one value by the browser's own list: there are many of them on the page. */
export const ChoiceSelect = ({ label, empty, value, values, disabled, onChange }: ChoiceSelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value ?? ''}
    disabled={disabled}
    onChange={({ target }) => {
      if (target.value !== '') onChange(target.value);
    }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ minWidth: 140 }}
  >
    <option value="">{empty}</option>
    {values.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </TextField>
);
