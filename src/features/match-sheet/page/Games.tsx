import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { plannedGames } from '../../../rules/matchFormats.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { fieldOf, gameOf } from '../document/document.ts';
import { nextCursor, toFullScore, typeSet, type Cursor } from '../document/typing.ts';
import type { Sheet } from '../sync/sheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
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

/** Width of the field of a set, and the room between two. */
const FIELD = 48;
const GAP = 4;

interface GameListProps {
  readonly sheet: Sheet;
  readonly children: ReactNode;
}

/** The styles of all rows are here: at a key, plain elements are drawn, and no styles are made. */
const GameList = ({ sheet, children }: GameListProps) => (
  // Said once, on the way in: at each field it would be all that is heard.
  <Box
    component="ol"
    aria-label={useTranslate()('sheet.sections.games')}
    aria-describedby="sheet-help"
    sx={{ ...LIST, '& form': { ...COLUMNS, ...columnsOf(sheet.facts.bestOf) } }}
  >
    {children}
  </Box>
);

const COLUMNS = { display: 'grid', gap: 1, alignItems: 'center' } as const;

/** The fields of all games are aligned, whatever is beside or beneath them. */
const columnsOf = (bestOf: number) => ({
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    sm: 'minmax(0, 1fr)',
    md: `6rem minmax(0, 1fr) calc(${bestOf * (FIELD + GAP)}px + 2.5rem) 11rem`,
  },
});

/** A game that one does not type in, of which nothing is wrong or given up. */
const CLOSED = ':not(.here, :focus-within, :has([aria-invalid=true], input[disabled]))';

/** Out of sight and within reach: the cursor goes there from game to game. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  p: 0,
  border: 0,
  opacity: 0,
  overflow: 'hidden',
};

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  // A key in one of them is no work for the others.
  '& li': { borderTop: 1, borderColor: 'divider', py: 1, contain: 'content' },
  '& li.here': { bgcolor: 'action.hover' },
  '& h3': { typography: 'subtitle2', m: 0 },
  '& .names': { typography: 'body2' },
  '& .sets': { display: 'flex', flexWrap: 'wrap', gap: `${GAP}px`, alignItems: 'center' },
  '& .sets input': {
    boxSizing: 'border-box',
    width: FIELD,
    height: FIELD,
    font: 'inherit',
    textAlign: 'center',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 1,
    '&[aria-invalid]': { borderColor: 'error.main' },
    // The row cuts off what is outside of it.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& .won': { minWidth: '3ch', fontWeight: 700 },
  '& .points': { flexBasis: '100%', typography: 'caption', color: 'text.secondary' },
  // Where one types: there in each of them, for to put it there would be a part of the key that comes to a game.
  '& li:not(.here) .sign': { display: 'none' },
  '@media (pointer: fine)': { '& li .sign': { display: 'none' } },
  '& .choices': { display: 'flex', gap: 1, flexWrap: 'wrap' },
  // On a phone the game being typed shows its fields, and the others their values.
  '@media (max-width: 599.95px)': {
    '& form': { rowGap: 0 },
    '& li': { py: 0.25 },
    '& .names': { typography: 'body2', minHeight: 24, alignContent: 'center' },
    '& .sets, & .choices': { gridColumn: '1 / -1' },
    [`& li${CLOSED} .points`]: { flexBasis: 'auto' },
    [`& li${CLOSED} :is(.sets input, .sets:not(:has(.points)), .choices)`]: HIDDEN,
  },
} as const;
