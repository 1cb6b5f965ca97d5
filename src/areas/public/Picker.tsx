import { useId } from 'react';
import { Field } from './Field.ts';

export interface PickerOption {
  readonly value: string;
  readonly label: string;
}

interface PickerProps {
  readonly label: string;
  readonly options: readonly PickerOption[];
  /** Null, or what is no option: nothing is chosen yet. */
  readonly value: string | null;
  readonly onPick: (value: string | null) => void;
  /** Text of the empty choice, which may then be taken again; without it a choice can only be replaced. */
  readonly none?: string;
  readonly disabled?: boolean;
}

/** A labelled choice by the browser's own list. */
export const Picker = ({ label, options, value, onPick, none, disabled }: PickerProps) => {
  const id = useId();
  const chosen = options.some((option) => option.value === value) ? (value ?? '') : '';
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        disabled={disabled ?? options.length === 0}
        onChange={({ target }) => onPick(target.value === '' ? null : target.value)}
      >
        {(none !== undefined || chosen === '') && <option value="">{none ?? ''}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
};
