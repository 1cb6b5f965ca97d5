import TextField from '@mui/material/TextField';
import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from './useInputState.ts';

interface FormattedInputProps extends InputProps {
  readonly format: (value: unknown) => string;
  /** Returns the value; text that is none is returned as typed, so that validation can say so. */
  readonly parse: (typed: string) => unknown;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly type?: 'text' | 'tel';
  /** Several lines in letters of one width. */
  readonly isCode?: boolean;
  /** Sample of what may be typed. */
  readonly placeholder?: string;
  /** A unit, or a control beside the text. */
  readonly adornment?: ReactNode;
  /** Help where the description has none. */
  readonly hint?: string | null;
}

/** A text field whose text differs from its value; the text is rewritten when the field is left. */
export const FormattedInput = ({
  format,
  parse,
  inputMode,
  type = 'text',
  isCode = false,
  placeholder,
  adornment,
  hint = null,
  ...props
}: FormattedInputProps) => {
  const { field } = useController({ name: props.source });
  const state = useInputState(props);
  const value: unknown = field.value;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  // What is typed stays until the value is set from elsewhere (a reset) or the field is left.
  // A form copies objects, which are the same by their text.
  const formatted = format(value);
  const text = typed && format(typed.value) === formatted ? typed.text : formatted;
  return (
    <TextField
      {...(isCode ? { multiline: true, minRows: 3, maxRows: 20, sx: CODE } : { type })}
      {...state}
      helperText={state.helperText || (hint ?? '')}
      fullWidth
      name={field.name}
      value={text}
      onChange={(event) => {
        const parsed = parse(event.target.value);
        setTyped({ text: event.target.value, value: parsed });
        // In an event, for react-hook-form takes an object with a `target` for one.
        field.onChange({ target: { value: parsed } });
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      inputRef={field.ref}
      slotProps={{
        htmlInput: {
          inputMode,
          placeholder,
          'aria-required': state.required || undefined,
          ...(isCode && { spellCheck: false }),
        },
        input: { endAdornment: typeof adornment === 'string' ? toUnit(adornment) : adornment },
      }}
    />
  );
};

const CODE = { '& textarea': { fontFamily: 'monospace', fontSize: '0.875rem' } } as const;

const toUnit = (unit: string) => <span aria-hidden="true">{unit}</span>;
