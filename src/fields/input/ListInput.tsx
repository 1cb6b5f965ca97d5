import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useController } from 'react-hook-form';
import { toDecimalInput } from '../../lib/decimal.ts';
import { toTypedNumber } from '../../lib/readNumber.ts';
import { isNumeric, type FieldDescription } from '../../schema/description.ts';
import { toList } from '../../schema/read.ts';
import { numberFormOf } from '../../schema/typedText.ts';
import type { InputProps } from '../FieldProps.ts';
import { momentForms } from '../moment/momentForms.ts';
import { useStableList } from '../relation/useStableList.ts';
import { useInputState } from './useInputState.ts';

/** A list of texts, numbers or moments: each is typed and taken by Enter or by leaving the field. */
export const ListInput = (props: InputProps) => {
  const translate = useTranslate();
  const { field } = useController({ name: props.source });
  const { show, read } = useMemo(() => formOf(props.field), [props.field]);
  const values = useStableList(toList(field.value));
  const entries = useMemo(() => values.map((entry) => ({ entry, text: show(entry) })), [values, show]);
  const { id, label, required, error, helperText, disabled } = useInputState(props, entries.length);
  const take = (typed: readonly (Entry | string)[]): void => {
    const known = new Set(entries.map(({ text }) => text));
    field.onChange(
      typed.flatMap((one): readonly unknown[] => {
        // What is there already stays as the server writes it.
        if (typeof one !== 'string') return [one.entry];
        const text = one.trim();
        return text === '' || known.has(text) ? [] : [read(text)];
      }),
    );
  };
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      autoSelect
      clearOnBlur
      fullWidth
      options={NONE}
      getOptionLabel={(one) => (typeof one === 'string' ? one : one.text)}
      value={entries}
      onChange={(_, typed) => take(typed)}
      disabled={disabled}
      clearText={translate('ra.action.clear_input_value')}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          label={label}
          required={required && entries.length === 0}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-required': required || undefined } }}
          error={error}
          helperText={helperText || translate('inputs.listHint')}
          inputRef={field.ref}
          onBlur={field.onBlur}
        />
      )}
    />
  );
};

interface Entry {
  readonly entry: unknown;
  readonly text: string;
}

interface EntryForm {
  readonly show: (entry: unknown) => string;
  readonly read: (typed: string) => unknown;
}

const formOf = (field: FieldDescription): EntryForm => {
  if (isNumeric(field))
    return {
      show: (entry) => toDecimalInput(entry) || String(entry),
      read: (typed) => toTypedNumber(typed, numberFormOf(field, 'list')),
    };
  if (field.type !== 'date' && field.type !== 'datetime' && field.type !== 'time')
    return { show: String, read: (typed) => typed };
  const { toText, fromText } = momentForms[field.type];
  return { show: (entry) => toText(entry) || String(entry), read: (typed) => fromText(typed) ?? typed };
};

const NONE: readonly Entry[] = [];
