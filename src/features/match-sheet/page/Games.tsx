import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { plannedGames } from '../../../rules/matchFormats.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { fieldOf, gameOf } from '../document/document.ts';
import { nextCursor, toFullScore, typeSet, type Cursor } from '../document/typing.ts';
import type { Sheet } from '../sync/sheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { GameList } from './GameList.tsx';
import { fieldId, GameRow, type Typing } from './GameRow.tsx';

/** The games in the order of play, and the side that does not play at all. */
export const Games = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const typing = useMemo(() => createTyping(sheet), [sheet]);
  const games = useMemo(() => plannedGames(sheet.facts.format), [sheet]);
  return (
    <>
      <Typography color="textSecondary" variant="body2" id="sheet-help" sx={{ mb: 1 }}>
        {translate('sheet.help')}
      </Typography>
      <GameList sheet={sheet}>
        {games.map((planned) => (
          <GameRow key={planned.position} sheet={sheet} planned={planned} typing={typing} />
        ))}
      </GameList>
      <TeamForfeit sheet={sheet} />
    </>
  );
};

/** Typing in the sets of all games: the cursor goes from set to set and from game to game by itself. */
const createTyping = (sheet: Sheet): Typing => {
  const { bestOf, format } = sheet.facts;
  const positions = plannedGames(format).map(({ position }) => position);
  const listeners = new Set<() => void>();
  let here: Cursor = { position: 1, set: 0 };
  const place = (at: Cursor): void => {
    here = at;
    for (const listener of listeners) listener();
  };
  const go = (next: Cursor, isSelected = true): void => {
    place(next);
    const field = document.getElementById(fieldId(next));
    field?.focus();
    if (isSelected && field instanceof HTMLInputElement) field.select();
  };
  const onType: Typing['onType'] = (at, typed, isOnward = false) => {
    const { position } = at;
    const before = here;
    const game = gameOf(sheet.getState().document, position);
    const whole = toFullScore(game, at, before, typed);
    if (whole !== null) {
      void sheet.dispatch({ type: 'game', position, game: whole });
      go({ position, set: at.set - 1 }, false);
      return;
    }
    const { isDone, ...left } = typeSet(game, at.set, typed);
    void sheet.dispatch({ type: 'game', position, game: left.game });
    if (!isDone && !isOnward) {
      place(at);
      return;
    }
    const isFresh = before.isFresh === true && fieldId(before) === fieldId(at);
    go(nextCursor({ ...at, isFresh }, left, bestOf, positions));
  };
  // Focus that a move brings about finds the move itself here: what it knows of itself stays.
  const onFocus = (at: Cursor): void => {
    if (fieldId(here) !== fieldId(at)) place(at);
  };
  return {
    onType,
    onBack: go,
    onFocus,
    getCursor: () => here,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const TeamForfeit = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { home, away } = sheet.facts;
  const forfeit = useSheetState(sheet, ({ document }) => fieldOf(document, 'forfeit'));
  return (
    <NativeSelect
      size="small"
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
