import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { Fragment, useId, useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FieldDescription } from '../../schema/description.ts';
import { FieldInput } from '../FieldInput.tsx';
import { FieldGroup } from '../input/ObjectInput.tsx';
import type { InputProps } from '../FieldProps.ts';
import { TWO_COLUMNS } from '../input/FieldGrid.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { filterFound } from '../filterFound.ts';
import { useAutocompleteTexts } from '../useAutocompleteTexts.ts';
import { useDebouncedValue } from '../relation/useDebouncedValue.ts';
import { AUTOCOMPLETE } from '../relation/autocomplete.ts';
import { isObject, toText } from '../../schema/read.ts';

interface AddressFieldsProps {
  readonly fields: readonly FieldDescription[];
  /** Path in the form before the names of the fields: `mainAddress.`; empty where the record is an address. */
  readonly prefix: string;
  readonly disabled: boolean;
}

/** Fields that a town fills in. */
const FILLED = ['postalCode', 'addressLocality'] as const;

/**
 * The fields of a postal address, typed freely, and before the first of those that a town fills in a way to look one
 * up. Without an answer from the server nothing is lost but the help.
 */
export const AddressFields = ({ fields, prefix, disabled }: AddressFieldsProps) => {
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const filled = fields.filter(({ name, readOnly }) => !readOnly && FILLED.some((known) => known === name));
  const fill = (town: Town): void => {
    const values = { postalCode: town.postalCode, addressLocality: town.name };
    for (const [name, value] of Object.entries(values)) {
      if (!filled.some((entry) => entry.name === name)) continue;
      setValue(`${prefix}${name}`, value, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  return (
    <Lines>
      {fields.map((entry) => (
        <Fragment key={entry.name}>
          {entry === filled[0] && !disabled && (
            <div>
              <TownPicker onPick={fill} />
            </div>
          )}
          <div data-part={entry.name}>
            <FieldInput field={entry} source={`${prefix}${entry.name}`} disabled={disabled} />
          </div>
        </Fragment>
      ))}
    </Lines>
  );
};

/** Lines as on an envelope: the postal code and its town are on one, two lines side by side where there is room. */
const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 1),
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  '& > *': { gridColumn: 'span 12', minWidth: 0 },
  '& > [data-part=postalCode]': { gridColumn: 'span 5' },
  '& > [data-part=addressLocality]': { gridColumn: 'span 7' },
  [TWO_COLUMNS]: {
    columnGap: theme.spacing(2),
    '& > *': { gridColumn: 'span 6' },
    '& > [data-part=postalCode]': { gridColumn: 'span 2' },
    '& > [data-part=addressLocality]': { gridColumn: 'span 4' },
  },
}));

/** A postal address within another record. */
export const AddressInput = ({ field, source, disabled }: InputProps) => {
  return (
    <FieldGroup label={fieldLabel(field)}>
      <AddressFields fields={field.fields} prefix={`${source}.`} disabled={disabled || field.readOnly} />
    </FieldGroup>
  );
};

interface TownPickerProps {
  readonly onPick: (town: Town) => void;
}

/** Finds a town by its name or postal code. It holds nothing itself: what is picked goes into the address. */
const TownPicker = ({ onPick }: TownPickerProps) => {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { towns, searching, failed, missing } = useTowns(typed);
  const hint =
    missing > 0 ? translate('autocomplete.minimum', { smart_count: 3 }) : translate('autocomplete.nothing');
  return (
    <Autocomplete
      id={id}
      options={towns}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, town) => {
        if (town) onPick(town);
      }}
      filterOptions={filterFound(searching)}
      getOptionLabel={toLabel}
      getOptionKey={({ id: key }) => key}
      loading={searching && missing === 0}
      loadingText={translate('autocomplete.searching')}
      noOptionsText={failed ? translate('autocomplete.failed') : hint}
      {...texts}
      fullWidth
      forcePopupIcon={false}
      sx={{ displayPrint: 'none' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('towns.label')}
          helperText={translate(failed ? 'towns.unavailable' : 'towns.hint')}
        />
      )}
    />
  );
};

const toLabel = ({ name, postalCode }: Town): string => `${postalCode} ${name}`;

interface Towns {
  readonly towns: readonly Town[];
  readonly searching: boolean;
  readonly failed: boolean;
  /** Characters still missing before a search starts. */
  readonly missing: number;
}

/** Towns whose name or postal code begins with what is typed. */
const useTowns = (typed: string): Towns => {
  const wanted = typed.trim();
  const searched = useDebouncedValue(wanted, AUTOCOMPLETE.debounceMs);
  const enough = searched.length >= AUTOCOMPLETE.characters;
  const { data, isFetching, error } = useGetList<RaRecord>(
    '/read/towns',
    {
      pagination: { page: 1, perPage: AUTOCOMPLETE.page },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: searched },
    },
    { enabled: enough },
  );
  return {
    towns: enough ? (data ?? []).map(fromTown).filter((town) => town !== null) : [],
    searching: isFetching || wanted !== searched,
    failed: enough && error !== null,
    missing: Math.max(0, AUTOCOMPLETE.characters - wanted.length),
  };
};

/** A town as the read model names it (domain: one entry per postal code). */
interface Town {
  readonly id: string;
  readonly name: string;
  readonly postalCode: string;
}

/** Reads an entry of the read model `towns`; null for one without name or postal code, which fills nothing. */
const fromTown = (raw: unknown): Town | null => {
  if (!isObject(raw)) return null;
  const [id, name, postalCode] = [raw.id, raw.name, raw.postalCode].map(toText);
  return id && name && postalCode ? { id, name, postalCode } : null;
};
