import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { plannedGames } from '../../../rules/matchFormats.ts';
import { fieldOf, gameOf } from '../document/document.ts';
import type { Sheet } from '../document/Sheet.ts';
import { GameRow } from './GameRow.tsx';
import { toGameState } from '../document/toGameState.ts';
import { nextCursor, toFullScore, typeSet, type Cursor } from '../document/typeSet.ts';
import { useSheetState } from '../sync/useSheet.ts';

/** The games in the order of play; the cursor goes from set to set and from game to game by itself. */
export const Games = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { document } = useSheetState(sheet);
  const [cursor, setCursor] = useState<Cursor>({ position: 1, set: 0 });
  const fields = useRef(new Map<string, HTMLInputElement>());
  const { facts } = sheet;
  const { bestOf, format } = facts;
  const forfeitId = useId();
  const forfeit = fieldOf(document, 'forfeit');
  const games = plannedGames(format);
  const positions = games.map(({ position }) => position);

  const go = (next: Cursor): void => {
    setCursor(next);
    const field = fields.current.get(nameOf(next));
    field?.focus();
    field?.select();
  };

  const onType = (at: Cursor, typed: string, isOnward = false): void => {
    const whole = toFullScore(gameOf(document, at.position), at, cursor, typed);
    if (whole !== null) {
      const back = { position: at.position, set: at.set - 1 };
      void sheet.dispatch({ type: 'game', position: at.position, game: whole });
      setCursor(back);
      fields.current.get(nameOf(back))?.focus();
      return;
    }
    const before = gameOf(document, at.position);
    const { game, isDone, isWhole } = typeSet(before, at.set, typed);
    void sheet.dispatch({ type: 'game', position: at.position, game });
    if (!isDone && !isOnward) {
      setCursor(at);
      return;
    }
    const { winner } = toGameState(game, bestOf);
    const isFieldEmpty = (game.texts[at.set] ?? '') === '';
    const isFresh = cursor.isFresh === true && nameOf(cursor) === nameOf(at);
    go(
      nextCursor(
        { ...at, isFresh },
        { isDecided: winner !== null, isFieldEmpty, isWhole, bestOf },
        positions,
      ),
    );
  };

  return (
    <>
      <Typography color="textSecondary" id="sheet-help" sx={{ mb: 1 }}>
        {translate('sheet.help')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {games.map((planned) => (
          <GameRow
            key={planned.position}
            sheet={sheet}
            planned={planned}
            cursor={cursor}
            // Focus that a move brings about finds the move itself here: what it knows of itself stays.
            onFocus={(at) => setCursor((now) => (nameOf(now) === nameOf(at) ? now : at))}
            onType={onType}
            onBack={go}
            register={(at, field) => {
              if (field) fields.current.set(nameOf(at), field);
              else fields.current.delete(nameOf(at));
            }}
          />
        ))}
      </Box>
      <FormControl sx={{ mt: 2, minWidth: '16rem' }}>
        <InputLabel htmlFor={forfeitId} shrink>
          {translate('sheet.fields.forfeit')}
        </InputLabel>
        <NativeSelect
          id={forfeitId}
          value={forfeit}
          onChange={(event) =>
            void sheet.dispatch({ type: 'field', field: 'forfeit', value: event.target.value })
          }
        >
          <option value="">{translate('sheet.teamForfeit.none')}</option>
          {FORFEITS.map((one) => (
            <option key={one} value={one}>
              {translate(`sheet.teamForfeit.${one}`, { home: facts.home.name, away: facts.away.name })}
            </option>
          ))}
        </NativeSelect>
        <FormHelperText>{forfeit !== '' && translate('sheet.teamForfeit.effect')}</FormHelperText>
      </FormControl>
    </>
  );
};

const FORFEITS = ['home', 'away', 'both'] as const;

const nameOf = ({ position, set }: Cursor): string => `${position}/${set}`;
