import { useId } from 'react';
import { styled, type Theme } from '@mui/material/styles';
import { paletteOf } from '../../ui/themeOptions.ts';

/** A native control in the colours of the page, large enough for a thumb. */
export const controlStyle = (theme: Theme) => ({
  font: 'inherit',
  minHeight: 44,
  padding: theme.spacing(1),
  color: paletteOf(theme).text.primary,
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).frame}`,
  borderRadius: theme.shape.borderRadius,
});

/** A label above a native control, which a phone shows full size and which costs no script. */
export const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  flex: '1 1 12rem',
  minWidth: 0,
  '& label': { fontSize: '0.8125rem', color: paletteOf(theme).text.secondary },
  '& :is(select, input)': {
    ...controlStyle(theme),
    boxSizing: 'border-box',
    width: '100%',
    textOverflow: 'ellipsis',
  },
  '& :is(select, input):focus-visible': {
    outline: `2px solid ${paletteOf(theme).primary.main}`,
    outlineOffset: 1,
  },
  '& :is(select, input):disabled': { backgroundColor: paletteOf(theme).action.hover },
}));

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

/** A labelled native select. */
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
