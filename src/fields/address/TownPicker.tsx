import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { filterFound } from '../filterFound.ts';
import { useAutocompleteTexts } from '../useAutocompleteTexts.ts';
import { useDebouncedValue } from '../relation/useDebouncedValue.ts';
import { AUTOCOMPLETE } from '../relation/useRelationOptions.ts';
import { type Town, fromTown } from './town.ts';

interface TownPickerProps {
  readonly onPick: (town: Town) => void;
}

/** Finds a town by its name or postal code. It holds nothing itself: what is picked goes into the address. */
export const TownPicker = ({ onPick }: TownPickerProps) => {
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
