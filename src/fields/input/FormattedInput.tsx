import TextField from '@mui/material/TextField';
import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from './useInputState.ts';
import { groupDigits, toPhoneDigits } from '../../lib/phone.ts';

interface FormattedInputProps extends InputProps {
  readonly format: (value: unknown) => string;
  /** Returns the value; text that is none is returned as typed, so that validation can say so. */
  readonly parse: (typed: string) => unknown;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly type?: 'text' | 'tel';
  /** Sample of what may be typed. */
  readonly placeholder?: string;
  /** A unit, or a control beside the text. */
  readonly adornment?: ReactNode;
  /** Help where the description has none. */
  readonly hint?: string | null;
  /** Says, instead of the help, what of the text is not taken. */
  readonly notice?: string | null;
}

/** A text field whose text differs from its value; the text is rewritten when the field is left. */
export const FormattedInput = ({
  format,
  parse,
  inputMode,
  type = 'text',
  placeholder,
  adornment,
  hint = null,
  notice = null,
  ...props
}: FormattedInputProps) => {
  const { field } = useController({ name: props.source });
  const state = useInputState(props);
  const value: unknown = field.value;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  // What is typed stands until the value is set from elsewhere (a reset) or the field is left.
  const text = typed && Object.is(typed.value, value) ? typed.text : format(value);
  return (
    <TextField
      type={type}
      {...state}
      helperText={state.error ? state.helperText : (notice ?? (state.helperText || (hint ?? '')))}
      fullWidth
      name={field.name}
      value={text}
      onChange={(event) => {
        const parsed = parse(event.target.value);
        setTyped({ text: event.target.value, value: parsed });
        field.onChange(parsed);
      }}
      onBlur={() => {
        setTyped(null);
        field.onBlur();
      }}
      inputRef={field.ref}
      slotProps={{
        htmlInput: { inputMode, placeholder, 'aria-required': state.required || undefined },
        input: { endAdornment: typeof adornment === 'string' ? toUnit(adornment) : adornment },
      }}
    />
  );
};

const toUnit = (unit: string) => <span aria-hidden="true">{unit}</span>;

/** A phone number: digits and `+` are kept, grouped when the field is left; that letters are not is said. */
export const PhoneInput = (props: InputProps) => {
  const translate = useTranslate();
  const [hasLetters, setLetters] = useState(false);
  const parse = (typed: string): string | null => {
    setLetters(/\p{L}/u.test(typed));
    return toPhoneDigits(typed) || null;
  };
  return (
    <FormattedInput
      {...props}
      type="tel"
      inputMode="tel"
      format={formatPhone}
      parse={parse}
      notice={hasLetters ? translate('inputs.phoneLetters') : null}
    />
  );
};

const formatPhone = (value: unknown): string =>
  typeof value === 'string' ? groupDigits(toPhoneDigits(value)) || value : '';
