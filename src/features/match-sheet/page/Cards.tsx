import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAutocompleteTexts } from '../../../fields/useAutocompleteTexts.ts';
import { lettersOf } from '../../../rules/matchFormats.ts';
import { cardKeys, cardOf, SIDES } from '../document/document.ts';
import type { SheetPlayer } from '../document/facts.ts';
import { nameOfCard, playerAt, playerNameOf, filterPlayers } from '../document/players.ts';
import type { Sheet } from '../document/Sheet.ts';
import { cardKeyOf } from '../sync/fromMatch.ts';
import { useSheetState } from '../sync/useSheet.ts';

const TARGETS = ['player', 'coach'] as const;

/** The cards that were shown, and a new one. */
export const Cards = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { document } = useSheetState(sheet);
  const { facts } = sheet;
  const [target, setTarget] = useState<(typeof TARGETS)[number]>('player');
  const [person, setPerson] = useState('');
  const [type, setType] = useState('');
  const [reason, setReason] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const keys = cardKeys(document);
  const seated = SIDES.flatMap((side) =>
    lettersOf(facts.format, side).flatMap((letter) => playerAt(document, facts, side, letter) ?? []),
  );
  // On the bench sits whom the club has sent, on the sheet or not.
  const people = target === 'coach' ? facts.players : seated;
  const add = (): void => {
    const player = people.find((one) => one.person === person);
    const key = cardKeyOf(person, type);
    setIncomplete(!player || !key || reason.trim() === '');
    if (!player || !key || reason.trim() === '') return;
    void sheet.dispatch({ type: 'card', key, card: { side: player.side, target, reason } });
    setPerson('');
    setReason('');
  };
  return (
    <>
      {keys.length === 0 && <Typography color="textSecondary">{translate('sheet.cards.empty')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
        {keys.map((key) => (
          <li key={key}>
            {nameOfCard(key, facts)}
            {cardOf(document, key)?.target === 'coach' &&
              ` (${translate('sheet.cards.targets.coach')})`} : {cardOf(document, key)?.reason}{' '}
            <Button
              size="small"
              aria-label={translate('sheet.cards.remove', { name: nameOfCard(key, facts) })}
              onClick={() => void sheet.dispatch({ type: 'card', key, card: null })}
            >
              ✕
            </Button>
            {(document.entries[key]?.refusals ?? []).map((refusal) => (
              <Typography key={refusal} role="alert" color="error" variant="body2">
                {refusal}
              </Typography>
            ))}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <NativeSelect
          value={target}
          onChange={(event) => {
            setTarget(event.target.value === 'coach' ? 'coach' : 'player');
            setPerson('');
          }}
          inputProps={{ 'aria-label': translate('sheet.cards.target') }}
        >
          {TARGETS.map((one) => (
            <option key={one} value={one}>
              {translate(`sheet.cards.targets.${one}`)}
            </option>
          ))}
        </NativeSelect>
        <PersonField
          label={translate('sheet.cards.person')}
          people={people}
          value={person}
          onChange={setPerson}
        />
        <NativeSelect
          value={type}
          onChange={(event) => setType(event.target.value)}
          inputProps={{ 'aria-label': translate('sheet.cards.type') }}
        >
          <option value="">{translate('sheet.cards.type')}</option>
          {facts.cardTypes.map(({ iri, name }) => (
            <option key={iri} value={iri}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <TextField
          size="small"
          label={translate('sheet.cards.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        <Button onClick={add}>{translate('sheet.cards.add')}</Button>
      </Box>
      {isIncomplete && (
        <Typography role="alert" color="error">
          {translate('sheet.cards.incomplete')}
        </Typography>
      )}
    </>
  );
};

interface PersonFieldProps {
  readonly label: string;
  readonly people: readonly SheetPlayer[];
  /** IRI of a person, or empty. */
  readonly value: string;
  readonly onChange: (person: string) => void;
  readonly refusals?: readonly string[];
}

/** Choice of a licensed person of the clubs by number or name. */
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
        filterPlayers(options, chosen && inputValue === textOf(chosen) ? '' : inputValue)
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
