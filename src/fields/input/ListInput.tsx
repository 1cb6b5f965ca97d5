import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useController } from 'react-hook-form';
import { toDecimalInput } from '../../lib/decimal.ts';
import { toTypedNumber } from '../../lib/readNumber.ts';
import { isNumeric } from '../../schema/description.ts';
import { toList } from '../../schema/read.ts';
import { numberFormOf } from '../../schema/typedText.ts';
import type { InputProps } from '../FieldProps.ts';
import { useStableList } from '../relation/useStableList.ts';
import { useInputState } from './useInputState.ts';

/** A list of texts or numbers: each is typed and taken by Enter or by leaving the field. */
export const ListInput = (props: InputProps) => {
  const translate = useTranslate();
  const { field } = useController({ name: props.source });
  const isNumber = isNumeric(props.field);
  const form = numberFormOf(props.field, 'list');
  const entries = useStableList(toList(field.value).map(isNumber ? toDecimalInput : String));
  const { id, label, required, error, helperText, disabled } = useInputState(props, entries.length);
  const take = (typed: readonly string[]): void => {
    const texts = [...new Set(typed.map((text) => text.trim()).filter((text) => text !== ''))];
    field.onChange(isNumber ? texts.map((text) => toTypedNumber(text, form)) : texts);
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
      // Typed as an array to change, which MUI never does.
      value={entries as string[]}
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

const NONE: readonly string[] = [];
