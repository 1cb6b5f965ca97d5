import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { filterBox } from './InputFilter.tsx';
import type { FilterProps } from '../FieldProps.ts';

interface SelectFilterProps {
  readonly source: string;
  readonly label: string;
  /** Value of the filter and its French name. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** One value of a few, or `--` for all. */
const SelectFilter = ({ source, label, choices }: SelectFilterProps) => {
  const id = useId();
  const { field } = useController({ name: source });
  const value: unknown = field.value;
  return (
    <TextField
      select
      id={id}
      label={label}
      name={field.name}
      value={isEmpty(value) ? '' : String(value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      sx={filterBox}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{PLACEHOLDER}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

export const BooleanFilter = ({ source, label }: FilterProps) => {
  const translate = useTranslate();
  const choices = [
    { value: 'true', label: translate('boolean.yes') },
    { value: 'false', label: translate('boolean.no') },
  ];
  return <SelectFilter source={source} label={label} choices={choices} />;
};

/** One of the values of a closed list, where the server takes no more. */
export const OneChoiceFilter = ({ source, label, field }: FilterProps) => (
  <SelectFilter
    source={source}
    label={label}
    choices={(field.choices ?? []).map((choice) => ({ value: String(choice.value), label: choice.label }))}
  />
);

/** Records that have the value, or that lack it; the source is `exists.licence`, which is sent as `exists[licence]`. */
export const ExistsFilter = ({ source, label }: FilterProps) => {
  const translate = useTranslate();
  const choices = [
    { value: 'true', label: translate('filters.exists.yes') },
    { value: 'false', label: translate('filters.exists.no') },
  ];
  return <SelectFilter source={source} label={label} choices={choices} />;
};
