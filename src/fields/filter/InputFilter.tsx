import TextField from '@mui/material/TextField';
import { useId, useState, type InputHTMLAttributes } from 'react';
import { useController } from 'react-hook-form';
import { isEmpty } from '../../lib/placeholder.ts';
import { filterBox } from './filterBox.ts';

/** How typed text becomes the value that is asked for, and back. */
export interface FilterForm {
  /** The value of the query; empty text asks for nothing, null is text that no query can hold. */
  readonly toQuery: (typed: string) => string | null;
  readonly fromQuery: (value: string) => string;
  /** What to say of text that no query can hold. */
  readonly refusal?: string;
}

interface InputFilterProps {
  readonly source: string;
  readonly label: string;
  readonly type?: 'search' | 'date';
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly form?: FilterForm;
}

const AS_TYPED: FilterForm = { toQuery: (typed) => typed, fromQuery: (value) => value };

/**
 * A filter that is typed; the list waits for the typing to pause. The text stays as typed while the list holds the
 * value it stands for, so that `12,` may become `12,5`; text without a value is marked and asks for nothing, for a
 * server passes over what it cannot read and would show every record.
 */
export const InputFilter = ({
  source,
  label,
  type = 'search',
  inputMode,
  form = AS_TYPED,
}: InputFilterProps) => {
  const id = useId();
  const { field } = useController({ name: source });
  const [last, setLast] = useState({ text: '', query: '', refused: false });
  const value = isEmpty(field.value) ? '' : String(field.value);
  const kept = last.query === value;
  const refused = kept && last.refused;
  const enter = (text: string): void => {
    const query = form.toQuery(text);
    setLast({ text, query: query ?? '', refused: query === null });
    field.onChange(query ?? '');
  };
  return (
    <TextField
      id={id}
      type={type}
      label={label}
      name={field.name}
      value={kept ? last.text : form.fromQuery(value)}
      onChange={({ target }) => enter(target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={refused}
      helperText={refused ? form.refusal : undefined}
      sx={filterBox}
      slotProps={{ htmlInput: { inputMode } }}
    />
  );
};
