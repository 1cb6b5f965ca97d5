import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import type { InputProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

interface InputState {
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
 */
export const useInputState = ({ field, source, disabled }: InputProps): InputState => {
  const id = useId();
  const label = useFieldLabel();
  const translate = useTranslate();
  const { errors, defaultValues } = useFormState({ name: source });
  void defaultValues;
  const message = errorText(get(errors, source));
  const { min, max } = field.bounds;
  const bounds = max === null ? null : translate('validation.between', { min: min ?? 0, max });
  return {
    id,
    label: label(field),
    required: field.required && field.type !== 'bool',
    error: message !== null,
    helperText: message ?? field.help ?? bounds ?? '',
    disabled: disabled || field.readOnly,
  };
};

const errorText = (error: unknown): string | null => {
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : null;
};
