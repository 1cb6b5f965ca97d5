import TextField from '@mui/material/TextField';
import { useId, useState, type ComponentType, type InputHTMLAttributes } from 'react';
import { useController } from 'react-hook-form';
import { isEmpty } from '../../lib/placeholder.ts';
import type { FilterProps } from '../FieldProps.ts';

/** One width for every filter, the whole row on a phone: a row of filters reads as a grid. */
export const filterBox = { width: { xs: '100%', sm: 176 } } as const;

/** Conversion of typed text to the value of the query, and back. */
export interface FilterForm {
  /** The value of the query; empty text filters nothing, null is text that no query can hold. */
  readonly toQuery: (typed: string) => string | null;
  readonly fromQuery: (value: string) => string;
  /** Message on text that no query can hold. */
  readonly refusal?: (typed: string) => string;
  /** Says it once the field is left: a date is none until its last figure is typed. */
  readonly refusesLate?: boolean;
}

/** Props of a control beside the text of a filter. */
export interface FilterControl {
  readonly label: string;
  readonly text: string;
  /** Takes a text as if it were typed. */
  readonly enter: (text: string) => void;
}

interface InputFilterProps {
  readonly source: string;
  readonly label: string;
  readonly type?: 'search' | 'text';
  /** Sample of what may be typed. */
  readonly placeholder?: string;
  /** A control beside the text. */
  readonly Adornment?: ComponentType<FilterControl>;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly form?: FilterForm;
  /** Message on a value that is one, and lets nothing through; said once the field is left. */
  readonly warning?: string | undefined;
}

const AS_TYPED: FilterForm = { toQuery: (typed) => typed, fromQuery: (value) => value };

/**
 * A filter that is typed; the list waits for the typing to pause. The text stays as typed while the list holds the
 * value it means, so that `12,` may become `12,5`; text without a value is marked and filters nothing, for a
 * server passes over what it cannot read and would show every record.
 */
export const InputFilter = ({
  source,
  label,
  type = 'search',
  inputMode,
  placeholder,
  Adornment,
  form = AS_TYPED,
  warning,
}: InputFilterProps) => {
  const id = useId();
  const { field } = useController({ name: source });
  const [last, setLast] = useState({ text: '', query: '', refused: false });
  const value = isEmpty(field.value) ? '' : String(field.value);
  const kept = last.query === value;
  const [isTyping, setIsTyping] = useState(false);
  const refused = kept && last.refused && !(isTyping && form.refusesLate);
  const shown = kept ? last.text : form.fromQuery(value);
  const message = refused ? form.refusal?.(shown) : isTyping ? undefined : warning;
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
      value={shown}
      onChange={({ target }) => {
        setIsTyping(true);
        enter(target.value);
      }}
      onBlur={() => {
        setIsTyping(false);
        field.onBlur();
      }}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message}
      sx={filterBox}
      slotProps={{
        htmlInput: { inputMode, placeholder },
        input: { endAdornment: Adornment && <Adornment label={label} text={shown} enter={enter} /> },
        ...(placeholder !== undefined && { inputLabel: { shrink: true } }),
      }}
    />
  );
};

export const TextFilter = ({ source, label }: FilterProps) => <InputFilter source={source} label={label} />;
