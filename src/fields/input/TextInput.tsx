import TextField from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from './useInputState.ts';

interface TextInputProps extends InputProps {
  readonly multiline?: boolean;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Turns the typed text into the value kept; empty text is null by default. */
  readonly toValue?: (typed: string) => unknown;
}

/**
 * Single or multiple lines of text. Uncontrolled: a keystroke paints without rendering the form, which keeps
 * long forms at the speed of a bare text field.
 */
export const TextInput = ({
  multiline = false,
  inputMode,
  toValue = emptyAsNull,
  ...props
}: TextInputProps) => {
  const { register } = useFormContext();
  const state = useInputState(props);
  // Without a known length the line grows with its text.
  const isGrowing = props.field.type === 'string' && props.field.maxLength === null;
  const { ref, ...events } = register(props.source, {
    setValueAs: (typed: unknown) => (typeof typed === 'string' ? toValue(typed) : typed),
  });
  const isLong = multiline || isGrowing;
  return (
    <TextField
      {...state}
      multiline={isLong}
      minRows={multiline ? 3 : undefined}
      fullWidth
      {...events}
      inputRef={ref}
      slotProps={{
        ...(isLong && GROWS && { input: { inputComponent: 'textarea' } }),
        htmlInput: {
          ...(isLong && GROWS && { type: undefined, style: multiline ? ROOMY : LINE }),
          inputMode,
          maxLength: props.field.maxLength ?? undefined,
          'aria-required': state.required || undefined,
        },
      }}
    />
  );
};

/** MUI measures a text that grows by two layouts of the page at each key; where the browser does it by itself, it need not. */
const GROWS = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

const LINE = { fieldSizing: 'content' } as const;
const ROOMY = { ...LINE, minHeight: '3lh' } as const;

const emptyAsNull = (typed: string): string | null => (typed === '' ? null : typed);

export const TextAreaInput = (props: InputProps) => <TextInput {...props} multiline />;

/** An e-mail address; the spaces that pasting brings along are dropped. */
export const EmailInput = (props: InputProps) => <TextInput {...props} inputMode="email" toValue={trimmed} />;

/** The address of a page. */
export const UrlInput = (props: InputProps) => <TextInput {...props} inputMode="url" toValue={trimmed} />;

const trimmed = (typed: string): string | null => typed.trim() || null;

/** A licence number: digits, letters in overseas departments (`9C953`); spaces between groups are dropped. */
export const LicenceNumberInput = (props: InputProps) => <TextInput {...props} toValue={toNumber} />;

const toNumber = (typed: string): string | null => typed.replace(/\s/g, '').toUpperCase() || null;
