import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useAutocompleteTexts } from '../../../fields/useAutocompleteTexts.ts';
import type { SheetPlayer } from '../document/facts.ts';
import { findPlayers } from '../document/findPlayers.ts';
import { playerNameOf } from '../print/namesIn.ts';

interface PersonFieldProps {
  readonly label: string;
  readonly people: readonly SheetPlayer[];
  /** IRI of a person; empty for nobody. */
  readonly value: string;
  readonly onChange: (person: string) => void;
  readonly refusals?: readonly string[];
}

/** Somebody with a licence of one of the clubs, found by number or by name. */
export const PersonField = ({ label, people, value, onChange, refusals = [] }: PersonFieldProps) => {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const chosen = people.find(({ person }) => person === value) ?? null;
  const textOf = (one: SheetPlayer): string => `${playerNameOf(one)} (${one.identifier})`;
  return (
    <Autocomplete
      {...texts}
      sx={{ minWidth: 0, flex: '1 1 16rem' }}
      options={people}
      value={chosen}
      onChange={(_event, one) => onChange(one?.person ?? '')}
      isOptionEqualToValue={(one, other) => one.licence === other.licence}
      getOptionLabel={textOf}
      getOptionKey={({ licence }) => licence}
      filterOptions={(options, { inputValue }) =>
        findPlayers(options, chosen && inputValue === textOf(chosen) ? '' : inputValue)
      }
      noOptionsText={translate('sheet.noPlayer')}
      autoHighlight
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={
            value !== '' && !chosen ? translate('sheet.otherPerson') : translate('sheet.playerHint')
          }
          error={refusals.length > 0}
          helperText={refusals.join(' ') || undefined}
        />
      )}
    />
  );
};
