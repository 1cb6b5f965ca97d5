import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useController } from 'react-hook-form';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { toList } from '../../schema/read.ts';
import type { FilterProps } from '../FieldProps.ts';
import { filterBox } from './InputFilter.tsx';

const ALL = '';

/** Any of several values: `type[0]=A&type[1]=B`. 'Tous' takes the choice back. */
export const ChoiceFilter = ({ field, source, label }: FilterProps) => {
  const id = useId();
  const translate = useTranslate();
  const { field: input } = useController({ name: source });
  const chosen = toChosen(input.value);
  const choices = (field.choices ?? []).map(({ value, label: name }) => ({ value: String(value), name }));
  const namesOf = (values: readonly string[]): string =>
    values.map((value) => choices.find((choice) => choice.value === value)?.name ?? value).join(', ');
  return (
    <TextField
      select
      id={id}
      label={label}
      name={input.name}
      value={chosen}
      onChange={({ target }) => {
        const next = toChosen(target.value);
        input.onChange(next.includes(ALL) ? [] : next);
      }}
      onBlur={input.onBlur}
      inputRef={input.ref}
      sx={filterBox}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (values) => namesOf(toChosen(values)) || PLACEHOLDER,
        },
      }}
    >
      {choices.length > 1 && <MenuItem value={ALL}>{translate('filters.all')}</MenuItem>}
      {choices.map(({ value, name }) => (
        <MenuItem key={value} value={value} dense>
          <Checkbox checked={chosen.includes(value)} size="small" tabIndex={-1} aria-hidden sx={{ p: 0.5 }} />
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** An address written by hand may hold one value bare. */
const toChosen = (value: unknown): string[] =>
  isEmpty(value) ? [] : (typeof value === 'object' ? toList(value) : [value]).map(String);
