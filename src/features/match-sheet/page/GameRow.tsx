import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo, type KeyboardEvent } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { PlannedGame } from '../../../rules/matchFormats.ts';
import { toPoints } from '../../../rules/sets.ts';
import type { Side } from '../../../rules/side.ts';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { NativeSelect } from '../../NativeSelect.tsx';
import { gameOf, SIDES, toSide, type TypedGame } from '../document/document.ts';
import { labelOfGame, namesIn } from '../document/players.ts';
import { toGameState, type Cursor, type GameState } from '../document/typing.ts';
import type { Sheet } from '../sync/createSheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { ErrorLines } from './faultTexts.tsx';

/** How the fields of all games are typed in. */
export interface Typing {
  readonly onFocus: (at: Cursor) => void;
  /** `isOnward`: a key was pressed that goes on, the text is as it was. */
  readonly onType: (at: Cursor, typed: string, isOnward?: boolean) => void;
  readonly onBack: (at: Cursor) => void;
}

/** Id of the field of a set. */
export const fieldId = ({ position, set }: Cursor): string => `game/${position}/${set}`;

interface GameRowProps {
  readonly sheet: Sheet;
  readonly typing: Typing;
  readonly planned: PlannedGame;
  /** Where one types, if it is in this game. */
  readonly cursor: Cursor | null;
}

/** A game: players, sets, errors and winner. */
export const GameRow = memo(function GameRow({ sheet, planned, cursor, typing }: GameRowProps) {
  const translate = useTranslate();
  const { facts } = sheet;
  const { bestOf } = facts;
  const { position } = planned;
  const { game, refusals, names } = useSheetState(sheet, ({ document }) => ({
    game: gameOf(document, position),
    refusals: document.entries[`game/${position}`]?.refusals ?? [],
    names: {
      home: namesIn(document, facts, planned, 'home'),
      away: namesIn(document, facts, planned, 'away'),
    },
  }));
  const state = toGameState(game, bestOf);
  const problems = [
    ...state.faults.map(({ kind, set, text }) =>
      translate(`sheet.faults.${kind}`, { set, text, needed: translate(`sheet.setsToWin.${bestOf}`) }),
    ),
    ...refusals,
  ];
  const nameOf = (side: Side): string => names[side] || translate('sheet.notNamed');

  const toggleSign = (at: Cursor): void => {
    const text = game.texts[at.set] ?? '';
    typing.onType({ position, set: at.set }, text.startsWith('-') ? text.slice(1) : `-${text}`);
    typing.onBack(at);
  };

  return (
    <Box
      component="li"
      id={`game/${position}`}
      sx={{ borderTop: 1, borderColor: 'divider', py: 1, bgcolor: cursor ? 'action.hover' : undefined }}
    >
      <Box sx={{ ...COLUMNS, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columnsOf(bestOf) } }}>
        <Typography component="h3" variant="subtitle2">
          {position}. {labelOfGame(planned)}
        </Typography>
        <Typography variant="body2">
          <Player name={nameOf('home')} isWinner={state.winner === 'home'} /> -{' '}
          <Player name={nameOf('away')} isWinner={state.winner === 'away'} />
        </Typography>
        <SetFields
          position={position}
          bestOf={bestOf}
          game={game}
          state={state}
          typing={typing}
          isFaulty={(set) => refusals.length > 0 || state.faults.some((fault) => fault.set === set + 1)}
          describedBy={problems.length > 0 ? `sheet-problems-${position}` : 'sheet-help'}
        />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <NativeSelect
            variant="standard"
            name={translate('sheet.forfeit', { game: position })}
            empty={translate('sheet.noForfeit')}
            value={game.forfeit ?? ''}
            options={SIDES.map((side) => ({ value: side, label: translate(`sheet.forfeitOf.${side}`) }))}
            onChange={(side) =>
              void sheet.dispatch({ type: 'game', position, game: { ...game, forfeit: toSide(side) } })
            }
            sx={game.forfeit === null ? QUIET : {}}
          />
          {cursor && (
            // Keyboards of phones have no minus beside the figures.
            <Button
              size="small"
              tabIndex={-1}
              onClick={() => toggleSign(cursor)}
              sx={{ '@media (pointer: fine)': { display: 'none' } }}
            >
              {translate('sheet.lost')}
            </Button>
          )}
        </Box>
      </Box>
      <Box id={`sheet-problems-${position}`} role="alert">
        <ErrorLines texts={problems} />
      </Box>
    </Box>
  );
});

/** Hardly any game is forfeited: the choice stands back until it says so. */
const QUIET = {
  '& .MuiInput-root': { color: 'text.secondary', fontSize: '0.875rem' },
  '& .MuiInput-root:not(:hover)::before': { display: 'none' },
} as const;

const COLUMNS = { display: 'grid', gap: 1, alignItems: 'center' } as const;

/** Width of the field of a set, and the room between two. */
const FIELD = 48;
const GAP = 4;

/** The fields of all games stand under one another, whatever stands beside or beneath them. */
const columnsOf = (bestOf: number): string =>
  `6rem minmax(0, 1fr) calc(${bestOf * (FIELD + GAP)}px + 2.5rem) 11rem`;

const Player = ({ name, isWinner }: { readonly name: string; readonly isWinner: boolean }) =>
  isWinner ? <strong>{name} ✓</strong> : <span>{name}</span>;

interface SetFieldsProps {
  readonly position: number;
  readonly bestOf: number;
  readonly game: TypedGame;
  readonly state: GameState;
  readonly typing: Typing;
  readonly isFaulty: (set: number) => boolean;
  /** Id of the description of the fields. */
  readonly describedBy: string;
}

/** A field for each set of a game, the sets won, and the points as they were understood. */
const SetFields = ({ position, bestOf, game, state, typing, isFaulty, describedBy }: SetFieldsProps) => {
  const translate = useTranslate();
  const { onFocus, onType, onBack } = typing;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, set: number): void => {
    const text = event.currentTarget.value;
    const isBack = event.key === 'Backspace' && text === '' && set > 0;
    const rows = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Enter') onType({ position, set }, text, true);
    else if (isBack) onBack({ position, set: set - 1 });
    else if (rows !== undefined) onBack({ position: position + rows, set });
    else return;
    event.preventDefault();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: `${GAP}px`, alignItems: 'center' }}>
      {Array.from({ length: bestOf }, (_, set) => (
        <SetInput
          key={set}
          id={fieldId({ position, set })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          disabled={game.forfeit !== null}
          aria-label={translate('sheet.set', { game: position, set: set + 1 })}
          aria-invalid={isFaulty(set) || undefined}
          aria-describedby={describedBy}
          value={game.texts[set] ?? ''}
          onFocus={() => onFocus({ position, set })}
          onChange={({ target }) => onType({ position, set }, target.value)}
          onKeyDown={(event) => onKeyDown(event, set)}
        />
      ))}
      <Typography component="span" sx={{ minWidth: '3ch', fontWeight: 700 }}>
        {state.isEmpty || game.forfeit !== null ? '' : `${state.result.home}-${state.result.away}`}
      </Typography>
      {state.sets.length > 0 && (
        // The points as read: `11` is 13-11, not the first half of 11-7.
        <Typography variant="caption" color="textSecondary" component="span" sx={{ flexBasis: '100%' }}>
          {state.sets.map(toPoints).join(' · ')}
        </Typography>
      )}
    </Box>
  );
};

const SetInput = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  width: FIELD,
  height: FIELD,
  font: 'inherit',
  textAlign: 'center',
  color: paletteOf(theme).text.primary,
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  '&[aria-invalid]': { borderColor: paletteOf(theme).error.main },
}));
