import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { iriOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { useDirectory } from '../DirectoryContext.tsx';
import { labelOf } from '../labelOf.ts';
import { useChosenRecords } from './useChosenRecords.ts';
import { useRelationOptions } from './useRelationOptions.ts';

interface RelationPickerProps {
  readonly field: FieldDescription;
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Chosen records, as objects where they are known and as IRIs where not. */
  readonly value: readonly unknown[];
  readonly onChange: (value: readonly unknown[]) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: boolean;
  readonly helperText?: string;
}

/** Picks one or several records of a collection by typing part of their name. */
export const RelationPicker = ({ field, value: given, onChange, onBlur, ...props }: RelationPickerProps) => {
  const translate = useTranslate();
  const value = useChosenRecords(field, given);
  const definition = useDirectory().byPath(field.path ?? '');
  const { options, searching, failed, missing, searched, search, open } = useRelationOptions(field);
  const [typed, setTyped] = useState('');
  const label = (option: unknown): string => labelOf(option, definition);
  const unselected = typed !== '' && !field.multiple && value.length === 0;
  const hint = failed
    ? translate('options.failed')
    : missing > 0
      ? translate('autocomplete.minimum', { smart_count: 3 })
      : translate('autocomplete.nothing');
  const shared = {
    id: props.id,
    options,
    loading: searching && missing === 0,
    loadingText: translate('autocomplete.searching'),
    noOptionsText: hint,
    disabled: props.disabled ?? false,
    // What the server searched is shown as it came; a list held whole is narrowed here.
    ...(searched ? { filterOptions: (found: unknown[]) => found } : {}),
    getOptionLabel: label,
    getOptionKey: (option: unknown) => iriOf(option) ?? label(option),
    isOptionEqualToValue: (option: unknown, chosen: unknown) => iriOf(option) === iriOf(chosen),
    onOpen: open,
    onInputChange: (_event: unknown, text: string, reason: string) => {
      setTyped(reason === 'input' ? text : '');
      if (reason !== 'reset' && reason !== 'blur') search(text);
    },
    fullWidth: true,
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
    renderInput: (params: object) => (
      <TextField
        {...params}
        name={props.name}
        label={props.label}
        required={props.required}
        error={props.error}
        helperText={unselected ? translate('autocomplete.unselected') : props.helperText}
        inputRef={props.inputRef}
        onBlur={onBlur}
      />
    ),
  };
  return field.multiple ? (
    <Autocomplete {...shared} multiple value={[...value]} onChange={(_, chosen) => onChange(chosen)} />
  ) : (
    <Autocomplete
      {...shared}
      value={value[0] ?? null}
      onChange={(_, chosen) => onChange(chosen === null ? [] : [chosen])}
    />
  );
};
