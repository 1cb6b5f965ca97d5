import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { typography } from '../../../i18n/typography.ts';
import { lettersOf, plannedGames } from '../../../rules/matchFormats.ts';
import { SIDES, type Side } from '../../../rules/side.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { lineUpFaults, seatFaults, toLineUp } from '../document/byRules.ts';
import { seatOf, type Seat } from '../document/document.ts';
import type { SheetPlayer } from '../document/facts.ts';
import { numberedNameOf, playerNameOf, playerWith } from '../document/players.ts';
import type { Sheet } from '../sync/sheet.ts';
import { useLateSheetState, useSheetState } from '../sync/useSheet.ts';
import { FaultLines, useFaultText } from './faultTexts.tsx';
import { PlayerField } from './PlayerField.tsx';

/** The players of both sides, letter by letter. */
export const LineUps = ({ sheet }: { readonly sheet: Sheet }) => (
  <Box sx={{ display: 'grid', gap: { xs: 1.5, md: 3 }, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
    {SIDES.map((side) => (
      <SideSeats key={side} sheet={sheet} side={side} />
    ))}
  </Box>
);

const SideSeats = ({ sheet, side }: { readonly sheet: Sheet; readonly side: Side }) => {
  const translate = useTranslate();
  const { facts } = sheet;
  const letters = lettersOf(facts.format, side);
  const general = useLateSheetState(sheet, ({ document }) => {
    const isBegun = letters.some((letter) => seatOf(document, side, letter).player !== null);
    return isBegun ? lineUpFaults(document, facts, side).filter(({ at }) => !at.letter) : [];
  });
  return (
    <Box component="section" aria-label={facts[side].name} sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="subtitle1" sx={{ mb: 1, fontWeight: 600 }}>
        {facts[side].name} ({translate(`sheet.sides.${side}`)})
      </Typography>
      {letters.map((letter) => (
        <Box
          key={letter}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: { xs: 0.5, sm: 1.5 } }}
        >
          <SeatField sheet={sheet} side={side} letter={letter} />
          <PairSelect sheet={sheet} side={side} letter={letter} />
        </Box>
      ))}
      <div role="status">
        <FaultLines faults={general} />
      </div>
    </Box>
  );
};

interface SeatProps {
  readonly sheet: Sheet;
  readonly side: Side;
  readonly letter: string;
}

const useSeat = ({ sheet, side, letter }: SeatProps) => {
  const seat = useSheetState(sheet, ({ document }) => seatOf(document, side, letter));
  const change = (changed: Partial<Seat>): void =>
    void sheet.dispatch({ type: 'seat', side, letter, seat: { ...seat, ...changed } });
  return { facts: sheet.facts, seat, change };
};

const SeatField = (props: SeatProps) => {
  const translate = useTranslate();
  const faultText = useFaultText();
  const { facts, seat, change } = useSeat(props);
  const { sheet, side, letter } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const player = playerWith(facts, seat.player);
  const { refusals, faults, lineUp } = useLateSheetState(sheet, ({ document }) => ({
    refusals: document.entries[`seat/${side}/${letter}`]?.refusals ?? [],
    faults: lineUpFaults(document, facts, side).filter(({ at }) => at.letter === letter),
    lineUp: isOpen ? toLineUp(document, facts, side) : null,
  }));
  const isBlocked = refusals.length > 0 || faults.some(({ kind }) => kind === 'blocking');
  // An unknown name stays in its field, with the error.
  const isStranger = player === null && !isOpen && typed !== null && typed.trim() !== '';
  // The server and we may say the same.
  const problems = [...new Set([...faults.map(faultText), ...refusals].map(typography))].join(' · ');
  return (
    <PlayerField
      id={`seat/${side}/${letter}`}
      sx={{ flex: '1 1 0', minWidth: 0 }}
      label={translate('sheet.player', { letter })}
      textOf={inputOf}
      // Players of the other club are found by their complete number, with the reason why they may not play.
      options={facts.players.filter((one) => one.side === side || one.identifier === typed?.trim())}
      clearOnBlur={false}
      autoHighlight
      inputValue={typed ?? (player ? inputOf(player) : '')}
      onInputChange={(_event, text, cause) => setTyped(cause === 'input' ? text : null)}
      onBlur={() => {
        if (player) setTyped(null);
      }}
      value={player}
      isOptionEqualToValue={(one, other) => one.licence === other.licence}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) => {
        setTyped(null);
        change({ player: chosen?.licence ?? null });
      }}
      renderOption={({ key: _key, ...option }, one) => (
        <Box component="li" key={one.licence} {...option}>
          <div>
            {playerNameOf(one)} · {one.identifier} · {Math.round(one.points)}
            {lineUp && <FaultLines faults={seatFaults(lineUp, facts, letter, one)} />}
          </div>
        </Box>
      )}
      error={isBlocked || isStranger}
      helperText={
        (isStranger ? translate('sheet.unknownPlayer', { text: typed.trim() }) : problems) || undefined
      }
    />
  );
};

const inputOf = (player: SheetPlayer): string => `${numberedNameOf(player)} ${Math.round(player.points)}`;

const PairSelect = (props: SeatProps) => {
  const translate = useTranslate();
  const { facts, seat, change } = useSeat(props);
  const { side, letter } = props;
  const doubles = plannedGames(facts.format).filter(
    (game) => game.double !== undefined && game[side].includes(letter),
  );
  if (doubles.length === 0) return null;
  return (
    <NativeSelect
      size="small"
      name={translate('sheet.pair', { letter })}
      label={translate('sheet.double')}
      empty={translate('sheet.noPair')}
      value={seat.pair === null ? '' : String(seat.pair)}
      disabled={seat.player === null}
      options={doubles.map(({ double }) => ({
        value: String(double),
        label: translate('sheet.pairNumber', { number: double }),
      }))}
      onChange={(pair) => change({ pair: Number(pair) || null })}
      sx={{ width: '6.5rem' }}
    />
  );
};
