import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useController } from 'react-hook-form';
import { toPickerColor } from '../../lib/safeColor.ts';
import { paletteOf } from '../../ui/themeOptions.ts';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from './useInputState.ts';

/** A colour, typed (`#335296`) or taken from the browser's own picker. */
export const ColorInput = (props: InputProps) => {
  const translate = useTranslate();
  const { field } = useController({ name: props.source });
  const state = useInputState(props);
  const value: unknown = field.value;
  const text = typeof value === 'string' ? value : '';
  return (
    <TextField
      {...state}
      fullWidth
      name={field.name}
      value={text}
      onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{
        htmlInput: { maxLength: props.field.maxLength ?? undefined },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Swatch
                type="color"
                data-empty={toPickerColor(text) === null || undefined}
                aria-label={translate('inputs.pickColor', { label: state.label })}
                value={toPickerColor(text) ?? '#000000'}
                disabled={state.disabled}
                onChange={({ target }) => field.onChange(target.value)}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

const Swatch = styled('input')(({ theme }) => ({
  width: 32,
  height: 24,
  padding: 0,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: 4,
  background: 'none',
  cursor: 'pointer',
  // The browser's picker always shows a colour, even where none is chosen.
  '&[data-empty]': { opacity: 0.25 },
}));
