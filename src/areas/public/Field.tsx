import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { paletteOf } from '../../ui/themeOptions.ts';

interface FieldProps {
  readonly label: string;
  readonly help?: string;
  readonly isWrong?: boolean;
  /** The browser's own input or select, given what ties it to its label and its help. */
  readonly children: (ties: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A label above a native control, which a phone shows full size and which costs no script. */
export const Field = ({ label, help, isWrong = false, children }: FieldProps) => {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': help && `${id}-help`,
        'aria-invalid': isWrong || undefined,
      })}
      {help && (
        <span id={`${id}-help`} role={isWrong ? 'alert' : undefined}>
          {help}
        </span>
      )}
    </Frame>
  );
};

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
}

/** A labelled native select. */
export const Picker = ({ label, options, value, onPick, none }: PickerProps) => {
  const chosen = options.some((option) => option.value === value) ? (value ?? '') : '';
  return (
    <Field label={label}>
      {(ties) => (
        <select
          value={chosen}
          disabled={options.length === 0}
          onChange={({ target }) => onPick(target.value || null)}
          {...ties}
        >
          {(none !== undefined || chosen === '') && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

const Frame = styled('div')(({ theme }) => {
  const { text, background, frame, primary, error, action } = paletteOf(theme);
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    flex: '1 1 12rem',
    minWidth: 0,
    '& label, & span': { fontSize: '0.8125rem', color: text.secondary },
    '& :is(input, select)': {
      font: 'inherit',
      // What is inherited ends at the browser's own box of `details`.
      boxSizing: 'border-box',
      width: '100%',
      minHeight: 44,
      padding: theme.spacing(1),
      color: text.primary,
      backgroundColor: background.paper,
      border: `1px solid ${frame}`,
      borderRadius: theme.shape.borderRadius,
      textOverflow: 'ellipsis',
      '&:disabled': { backgroundColor: action.hover },
      '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: 1 },
    },
    '& [aria-invalid]': { borderColor: error.main },
    '& [aria-invalid] ~ span': { color: error.main },
  };
});
