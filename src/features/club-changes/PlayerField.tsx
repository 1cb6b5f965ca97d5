import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { filterFound } from '../../fields/filterFound.ts';
import { useDebouncedValue } from '../../fields/relation/useDebouncedValue.ts';
import { useAutocompleteTexts } from '../../fields/useAutocompleteTexts.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { searchPlayers, toSearch, type Player } from './player.ts';

interface PlayerFieldProps {
  /** IRI of the requesting club. */
  readonly club: string;
  /** Number searched at first. */
  readonly initial: string;
  readonly value: Player | null;
  /** Undefined while there is no search, null without a result. */
  readonly onChange: (player: Player | null | undefined) => void;
}

/** Pause in typing before the server is queried. */
const PAUSE_MS = 300;

const NONE: readonly Player[] = [];

/** A licensed player of any club, by the whole number or by name. A number that belongs to one player chooses them. */
export const PlayerField = ({ club, initial, value, onChange }: PlayerFieldProps) => {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const provider = useDataProvider<AppDataProvider>();
  const [typed, setTyped] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const searched = useDebouncedValue(typed, PAUSE_MS);
  const search = toSearch(searched);
  const isChosen = value !== null && typed === nameOf(value);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['players', club, search],
    queryFn: ({ signal }) => searchPlayers(provider, searched, club, signal),
    enabled: search !== null && !isChosen,
    // What is chosen is not read again: it must not be the player of before the last request.
    gcTime: 0,
  });
  const found = search === null ? NONE : (data ?? NONE);
  // An answer to what was typed before must not take the place of what is being typed.
  const isAnswer = typed === searched && !isFetching;
  useEffect(() => {
    if (!data || !search || isChosen || !isAnswer) return;
    const [only] = data;
    if (only && 'identifier' in search) {
      setTyped(nameOf(only));
      onChange(only);
    } else onChange(data.length === 0 ? null : undefined);
    // Runs with each answer; the callback changes with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, isAnswer]);
  return (
    <>
      <Autocomplete
        {...texts}
        options={isChosen && value ? [value] : found}
        filterOptions={filterFound(typed !== searched)}
        value={value}
        inputValue={typed}
        onInputChange={(_event, text, cause) => {
          if (cause === 'input' || cause === 'clear') {
            setTyped(text);
            onChange(undefined);
          }
        }}
        onChange={(_event, player) => {
          if (player) setTyped(nameOf(player));
          onChange(player ?? undefined);
        }}
        isOptionEqualToValue={(one, other) => one.identifier === other.identifier}
        getOptionLabel={nameOf}
        getOptionKey={({ identifier }) => identifier}
        renderOption={({ key: _key, ...props }, one) => (
          <li key={one.identifier} {...props}>
            {nameOf(one)} · {one.clubName}
          </li>
        )}
        loading={isFetching}
        open={isOpen && !isChosen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // It chooses, and does not send the form around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        noOptionsText={translate(toSearch(typed) ? 'clubChanges.noPlayer' : 'clubChanges.typeMore')}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('clubChanges.player')}
            helperText={translate('clubChanges.playerHelp')}
          />
        )}
      />
      <QueryFailure message="clubChanges.failed" error={error} refetch={refetch} />
    </>
  );
};

const nameOf = ({ name, identifier }: Player): string => `${name} (${identifier})`;
