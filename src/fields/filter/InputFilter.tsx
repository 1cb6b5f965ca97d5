import TextField from '@mui/material/TextField';
import { useId, type InputHTMLAttributes } from 'react';
import { useController } from 'react-hook-form';
import { isEmpty } from '../../lib/placeholder.ts';
import { filterBox } from './filterBox.ts';

interface InputFilterProps {
  readonly source: string;
  readonly label: string;
  readonly type?: 'search' | 'date';
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

/** A filter that is typed; the list waits for the typing to pause. */
export const InputFilter = ({ source, label, type = 'search', inputMode }: InputFilterProps) => {
  const id = useId();
  const { field } = useController({ name: source });
  const value: unknown = field.value;
  return (
    <TextField
      id={id}
      type={type}
      label={label}
      name={field.name}
      value={isEmpty(value) ? '' : String(value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      sx={filterBox}
      slotProps={{ htmlInput: { inputMode } }}
    />
  );
};
