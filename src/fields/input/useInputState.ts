import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { get, useFormState } from 'react-hook-form';
import type { InputProps } from '../FieldProps.ts';
import { boundsHint } from './boundsHint.ts';
import { countHint } from '../rows/countHint.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';

/** Label, messages and state of an input. */
export interface InputState {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly error: boolean;
  /** The error when there is one, else the help of the description; a no-break space keeps the height. */
  readonly helperText: string;
  readonly disabled: boolean;
}

/**
 * What every input shows besides its value. Subscribes to the field's own error and to the default values, so
 * that an uncontrolled input is attached again after a reset (a save, a record read afresh).
 * `size` is the number of entries a list holds so far.
 */
export const useInputState = (
  { field, source, disabled, isYear = false }: InputProps & { readonly isYear?: boolean },
  size = 0,
): InputState => {
  const id = useId();
  const translate = useTranslate();
  const { errors, defaultValues } = useFormState({ name: source });
  void defaultValues;
  const message = errorText(get(errors, source));
  const hint = boundsHint(field.bounds, isYear ? String : undefined) ?? countHint(field.count, size);
  return {
    id,
    label: fieldLabel(field),
    // What the server fills is not required.
    required: field.required && !field.readOnly,
    error: message !== null,
    helperText: message ?? field.help ?? (hint ? translate(hint.key, hint.args) : ''),
    disabled: disabled || field.readOnly,
  };
};

const errorText = (error: unknown): string | null => {
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : null;
};
