import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { Choice } from '../../schema/description.ts';
import { toList } from '../../schema/read.ts';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from './useInputState.ts';

type Value = Choice['value'];

/** One or several of the described choices; `--` takes an optional single choice back. */
export const ChoiceInput = (props: InputProps) => {
  const { multiple, choices } = props.field;
  const { field } = useController({ name: props.source });
  const state = useInputState(props);
  const chosen = keysOf(multiple ? toList(field.value) : [field.value ?? '']);
  const byKey = new Map((choices ?? []).map(({ value }) => [String(value), value]));
  // A value that the description does not know stays visible as it is (R4.47).
  const unknown = chosen.filter((key) => key !== '' && !byKey.has(key));
  const toValue = (key: string): Value => byKey.get(key) ?? key;
  return (
    <TextField
      select
      {...state}
      fullWidth
      name={field.name}
      value={multiple ? chosen : (chosen[0] ?? '')}
      onChange={({ target }) => {
        const keys = keysOf(toList(Array.isArray(target.value) ? target.value : [target.value]));
        field.onChange(multiple ? keys.map(toValue) : keys[0] ? toValue(keys[0]) : null);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{ select: { multiple, displayEmpty: true } }}
    >
      {!multiple && !state.required && <MenuItem value="">{PLACEHOLDER}</MenuItem>}
      {(choices ?? []).map((choice) => (
        <MenuItem key={String(choice.value)} value={String(choice.value)} disabled={choice.disabled}>
          {choice.label}
        </MenuItem>
      ))}
      {unknown.map((key) => (
        <MenuItem key={key} value={key}>
          {key}
        </MenuItem>
      ))}
    </TextField>
  );
};

const keysOf = (values: readonly unknown[]): string[] => values.map((value) => String(value));
