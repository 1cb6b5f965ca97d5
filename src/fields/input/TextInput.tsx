import TextField from '@mui/material/TextField';
import { useRef, useState, type ClipboardEvent, type InputHTMLAttributes } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from './useInputState.ts';

interface TextInputProps extends InputProps {
  readonly multiline?: boolean;
  readonly type?: 'password';
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Turns the typed text into the value kept; empty text is null by default. */
  readonly toValue?: (typed: string) => unknown;
  /** Most characters that can be typed; null where what is dropped of them does not count. */
  readonly limit?: number | null;
  /** Its number is a year, whose thousands are not set apart. */
  readonly isYear?: boolean;
}

/**
 * Single or multiple lines of text. Uncontrolled: a keystroke paints without rendering the form, which keeps
 * long forms at the speed of a bare text field.
 */
export const TextInput = ({
  multiline = false,
  type,
  inputMode,
  toValue = emptyAsNull,
  limit: given,
  ...props
}: TextInputProps) => {
  const { register } = useFormContext();
  const state = useInputState(props);
  // Without a known length the line grows with its text.
  const isGrowing = props.field.type === 'string' && props.field.maxLength === null;
  const limit = given === undefined ? props.field.maxLength : given;
  const { onPaste, isCut, onTyped } = useCutPaste(limit);
  const translate = useTranslate();
  const { ref, onChange, ...events } = register(props.source, {
    setValueAs: (typed: unknown) => (typeof typed === 'string' ? toValue(typed) : typed),
  });
  const isLong = multiline || isGrowing;
  return (
    <TextField
      {...state}
      helperText={
        isCut && !state.error ? translate('inputs.cut', { smart_count: limit ?? 0 }) : state.helperText
      }
      type={type}
      multiline={isLong}
      minRows={multiline ? 3 : undefined}
      fullWidth
      {...events}
      onPaste={onPaste}
      onChange={(event) => {
        onTyped();
        void onChange(event);
      }}
      inputRef={ref}
      slotProps={{
        ...(isLong && GROWS && { input: { inputComponent: 'textarea' } }),
        htmlInput: {
          ...(isLong && GROWS && { type: undefined, style: multiline ? ROOMY : LINE }),
          inputMode,
          ...(type && { autoComplete: 'new-password' }),
          maxLength: limit ?? undefined,
          'aria-required': state.required || undefined,
        },
      }}
    />
  );
};

/** Whether the browser has cut the text that was pasted last, until something else is typed. */
const useCutPaste = (limit: number | null) => {
  const [isCut, setCut] = useState(false);
  const isPasting = useRef(false);
  const onPaste = ({ target, clipboardData }: ClipboardEvent<HTMLElement>): void => {
    const { value, selectionStart, selectionEnd } = target as HTMLInputElement;
    const kept = value.length - (selectionEnd ?? 0) + (selectionStart ?? 0);
    isPasting.current = true;
    setCut(limit !== null && kept + clipboardData.getData('text').length > limit);
  };
  const onTyped = (): void => {
    if (!isPasting.current) setCut(false);
    isPasting.current = false;
  };
  return { isCut, onPaste, onTyped };
};

/** MUI measures a text that grows by two layouts of the page at each key; where the browser does it by itself, it need not. */
const GROWS = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

const LINE = { fieldSizing: 'content' } as const;

const ROOMY = { ...LINE, minHeight: '3lh' } as const;

const emptyAsNull = (typed: string): string | null => (typed === '' ? null : typed);
