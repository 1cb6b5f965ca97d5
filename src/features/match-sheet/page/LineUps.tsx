import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAutocompleteTexts } from '../../../fields/useAutocompleteTexts.ts';
import { typography } from '../../../i18n/typography.ts';
import { lettersOf, plannedGames } from '../../../rules/matchFormats.ts';
import type { Fault } from '../../../rules/sheet/fault.ts';
import type { Side } from '../../../rules/side.ts';
import { seatOf, SIDES } from '../document/document.ts';
import type { SheetPlayer } from '../document/facts.ts';
import { lineUpFaults, seatFaults } from '../document/faultsOf.ts';
import { filterPlayers, playerAt, playerNameOf } from '../document/players.ts';
import type { Sheet } from '../document/Sheet.ts';
import { toLineUp } from '../document/toRulesSheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { useFaultText } from './sheetTexts.ts';

/** The players of both sides, letter by letter. */
export const LineUps = ({ sheet }: { readonly sheet: Sheet }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
    {SIDES.map((side) => (
      <SideSeats key={side} sheet={sheet} side={side} />
    ))}
  </Box>
);

const SideSeats = ({ sheet, side }: { readonly sheet: Sheet; readonly side: Side }) => {
  const translate = useTranslate();
  const faultText = useFaultText();
  const { document } = useSheetState(sheet);
  const { facts } = sheet;
  const letters = lettersOf(facts.format, side);
  const isBegun = letters.some((letter) => seatOf(document, side, letter).player !== null);
  const general = isBegun ? lineUpFaults(document, facts, side).filter(({ at }) => !at.letter) : [];
  return (
    <Box component="section" aria-label={facts[side].name} sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="subtitle1" sx={{ mb: 1 }}>
        {facts[side].name} ({translate(`sheet.sides.${side}`)})
      </Typography>
      {letters.map((letter) => (
        <SeatField key={letter} sheet={sheet} side={side} letter={letter} />
      ))}
      <div role="status">
        {general.map((fault) => (
          <Typography
            key={fault.code}
            variant="body2"
            color={fault.kind === 'blocking' ? 'error' : 'textSecondary'}
          >
            {faultText(fault)}
          </Typography>
        ))}
      </div>
    </Box>
  );
};

interface SeatFieldProps {
  readonly sheet: Sheet;
  readonly side: Side;
  readonly letter: string;
}

const SeatField = ({ sheet, side, letter }: SeatFieldProps) => {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const faultText = useFaultText();
  const { document } = useSheetState(sheet);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const { facts } = sheet;
  const seat = seatOf(document, side, letter);
  const player = playerAt(document, facts, side, letter);
  const refusals = document.entries[`seat/${side}/${letter}`]?.refusals ?? [];
  const faults = lineUpFaults(document, facts, side).filter(({ at }) => at.letter === letter);
  const isBlocked = refusals.length > 0 || faults.some(({ kind }) => kind === 'blocking');
  const doubles = plannedGames(facts.format).filter(
    (game) => game.double !== undefined && game[side].includes(letter),
  );
  // An unknown name stays in its field, with the error.
  const isStranger = player === null && !isOpen && typed !== null && typed.trim() !== '';
  const lineUp = isOpen ? toLineUp(document, facts, side) : null;
  const reasonsFor = (candidate: SheetPlayer): readonly Fault[] =>
    lineUp ? seatFaults(lineUp, facts, letter, candidate) : [];
  // The server and we may say the same.
  const told = [...new Set([...faults.map(faultText), ...refusals].map(typography))];
  const change = (licence: string | null, pair = seat.pair): void =>
    void sheet.dispatch({ type: 'seat', side, letter, seat: { player: licence, pair } });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap', mb: 1.5 }}>
      {/* On a phone the name has the line to itself. */}
      <Autocomplete
        {...texts}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 0' }, minWidth: 0 }}
        // Players of the other club are found by their complete number, with the reason why they may not play.
        options={facts.players.filter((one) => one.side === side || one.identifier === typed?.trim())}
        clearOnBlur={false}
        inputValue={typed ?? inputOf(player)}
        onInputChange={(_event, text, cause) => setTyped(cause === 'input' ? text : null)}
        onBlur={() => {
          if (player) setTyped(null);
        }}
        value={player}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={(_event, chosen) => {
          setTyped(null);
          change(chosen?.licence ?? null);
        }}
        isOptionEqualToValue={(one, other) => one.licence === other.licence}
        getOptionLabel={inputOf}
        filterOptions={(options, { inputValue }) =>
          filterPlayers(options, inputValue === inputOf(player) ? '' : inputValue)
        }
        noOptionsText={translate('sheet.noPlayer')}
        autoHighlight
        renderOption={({ key: _key, ...props }, option) => {
          const reasons = reasonsFor(option);
          return (
            <Box component="li" key={option.licence} {...props}>
              <div>
                {playerNameOf(option)} · {option.identifier} · {Math.round(option.points)}
                {reasons.map((fault, index) => (
                  <Typography
                    key={`${fault.code}${index}`}
                    variant="body2"
                    color={fault.kind === 'blocking' ? 'error' : 'textSecondary'}
                  >
                    {faultText(fault)}
                  </Typography>
                ))}
              </div>
            </Box>
          );
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('sheet.player', { letter })}
            placeholder={translate('sheet.playerHint')}
            error={isBlocked || isStranger}
            helperText={
              (isStranger ? translate('sheet.unknownPlayer', { text: typed?.trim() }) : told.join(' · ')) ||
              undefined
            }
          />
        )}
      />
      {doubles.length > 0 && (
        <NativeSelect
          value={seat.pair ?? ''}
          disabled={seat.player === null}
          inputProps={{ 'aria-label': translate('sheet.pair', { letter }) }}
          onChange={(event) => change(seat.player, Number(event.target.value) || null)}
          sx={{ mt: { sm: 3 } }}
        >
          <option value="">{translate('sheet.noPair')}</option>
          {doubles.map(({ double }) => (
            <option key={double} value={double}>
              {translate('sheet.pairNumber', { number: double })}
            </option>
          ))}
        </NativeSelect>
      )}
    </Box>
  );
};

const inputOf = (player: SheetPlayer | null): string =>
  player ? `${playerNameOf(player)} (${player.identifier}) ${Math.round(player.points)}` : '';
