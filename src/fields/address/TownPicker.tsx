import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { filterFound } from '../filterFound.ts';
import { useAutocompleteTexts } from '../useAutocompleteTexts.ts';
import type { Town } from './town.ts';
import { useTowns } from './useTowns.ts';

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
