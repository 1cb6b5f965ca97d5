import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { plannedGames } from '../../../rules/matchFormats.ts';
import { NativeSelect } from '../../NativeSelect.tsx';
import { fieldOf, gameOf } from '../document/document.ts';
import { nextCursor, toFullScore, typeSet, type Cursor } from '../document/typing.ts';
import type { Sheet } from '../sync/createSheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { fieldId, GameRow, type Typing } from './GameRow.tsx';

/** The games in the order of play, and the side that does not play at all. */
export const Games = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { cursor, typing } = useTyping(sheet);
  return (
    <>
      <Typography color="textSecondary" id="sheet-help" sx={{ mb: 1 }}>
        {translate('sheet.help')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {plannedGames(sheet.facts.format).map((planned) => (
          <GameRow key={planned.position} sheet={sheet} planned={planned} cursor={cursor} typing={typing} />
        ))}
      </Box>
      <TeamForfeit sheet={sheet} />
    </>
  );
};

/** Typing in the sets of all games: the cursor goes from set to set and from game to game by itself. */
const useTyping = (sheet: Sheet): { readonly cursor: Cursor; readonly typing: Typing } => {
  const { document } = useSheetState(sheet);
  const [cursor, setCursor] = useState<Cursor>({ position: 1, set: 0 });
  const { bestOf, format } = sheet.facts;
  const positions = plannedGames(format).map(({ position }) => position);

  const go = (next: Cursor, isSelected = true): void => {
    setCursor(next);
    const field = globalThis.document.getElementById(fieldId(next));
    field?.focus();
    if (isSelected && field instanceof HTMLInputElement) field.select();
  };

  const onType: Typing['onType'] = (at, typed, isOnward = false) => {
    const { position } = at;
    const before = gameOf(document, position);
    const whole = toFullScore(before, at, cursor, typed);
    if (whole !== null) {
      void sheet.dispatch({ type: 'game', position, game: whole });
      go({ position, set: at.set - 1 }, false);
      return;
    }
    const { isDone, ...left } = typeSet(before, at.set, typed);
    void sheet.dispatch({ type: 'game', position, game: left.game });
    if (!isDone && !isOnward) {
      setCursor(at);
      return;
    }
    const isFresh = cursor.isFresh === true && fieldId(cursor) === fieldId(at);
    go(nextCursor({ ...at, isFresh }, left, bestOf, positions));
  };

  return {
    cursor,
    typing: {
      onType,
      onBack: go,
      // Focus that a move brings about finds the move itself here: what it knows of itself stays.
      onFocus: (at) => setCursor((now) => (fieldId(now) === fieldId(at) ? now : at)),
    },
  };
};

const TeamForfeit = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { document } = useSheetState(sheet);
  const { home, away } = sheet.facts;
  const forfeit = fieldOf(document, 'forfeit');
  return (
    <NativeSelect
      variant="standard"
      sx={{ mt: 2, minWidth: '16rem' }}
      id="match/forfeit"
      label={translate('sheet.fields.forfeit')}
      empty={translate('sheet.teamForfeit.none')}
      value={forfeit}
      options={(['home', 'away', 'both'] as const).map((one) => ({
        value: one,
        label: translate(`sheet.teamForfeit.${one}`, { home: home.name, away: away.name }),
      }))}
      onChange={(value) => void sheet.dispatch({ type: 'field', field: 'forfeit', value })}
      helperText={forfeit !== '' && translate('sheet.teamForfeit.effect')}
    />
  );
};
