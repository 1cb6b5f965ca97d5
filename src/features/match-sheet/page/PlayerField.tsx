import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useAutocompleteTexts } from '../../../fields/useAutocompleteTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { Licensee, SheetPlayer } from '../document/facts.ts';
import { filterPlayers, numberedNameOf } from '../document/players.ts';

interface PlayerFieldProps<One extends Licensee, Free extends boolean> extends Omit<
  AutocompleteProps<One, false, false, Free>,
  'renderInput'
> {
  readonly label: string;
  readonly placeholder?: string;
  readonly textOf?: (one: One) => string;
  readonly error?: boolean;
  readonly helperText?: ReactNode;
}

/** Choice of a licensed person by number or name. */
export const PlayerField = <One extends Licensee, Free extends boolean = false>({
  label,
  placeholder,
  textOf = numberedNameOf,
  error,
  helperText,
  ...props
}: PlayerFieldProps<One, Free>) => {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const nameOf = (one: One | string): string => (typeof one === 'string' ? one : textOf(one));
  return (
    <Autocomplete<One, false, false, Free>
      {...texts}
      sx={{ minWidth: 0, flex: '1 1 16rem' }}
      isOptionEqualToValue={(one, other) => one.person === other.person}
      getOptionLabel={nameOf}
      filterOptions={(options, { inputValue }) =>
        // The name of the chosen player is no search.
        filterPlayers(options, props.value && inputValue === nameOf(props.value) ? '' : inputValue)
      }
      noOptionsText={translate('sheet.noPlayer')}
      {...props}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={placeholder ?? translate('sheet.playerHint')}
          error={error ?? false}
          helperText={helperText}
        />
      )}
    />
  );
};

interface PersonFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly people: readonly SheetPlayer[];
  /** IRI of a person, or empty. */
  readonly value: string;
  readonly onChange: (person: string) => void;
  readonly refusals?: readonly string[];
}

/** Choice among licensed people of the clubs. */
export const PersonField = ({
  label,
  people,
  value,
  onChange,
  refusals = [],
  ...props
}: PersonFieldProps) => {
  const translate = useTranslate();
  const chosen = people.find(({ person }) => person === value) ?? null;
  return (
    <PlayerField
      {...props}
      label={label}
      options={people}
      value={chosen}
      onChange={(_event, one) => onChange(one?.person ?? '')}
      getOptionKey={({ licence }) => licence}
      autoHighlight
      {...(value !== '' && !chosen && { placeholder: translate('sheet.otherPerson') })}
      error={refusals.length > 0}
      helperText={refusals.join(' ') || undefined}
    />
  );
};
