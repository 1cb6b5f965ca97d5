import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { PlannedGame } from '../../../rules/matchFormats.ts';
import { toPoints } from '../../../rules/sets.ts';
import type { Side } from '../../../rules/side.ts';
import { gameOf, SIDES, toSide } from './document.ts';
import type { Sheet } from './createSheet.ts';
import { namesIn } from './namesIn.ts';
import { labelOfGame } from './playersOf.ts';
import { toGameState } from './toGameState.ts';
import type { Cursor } from './typeSet.ts';
import { useSheetState } from './useSheet.ts';

interface GameRowProps {
  readonly sheet: Sheet;
  readonly planned: PlannedGame;
  readonly cursor: Cursor;
  readonly onFocus: (at: Cursor) => void;
  /** `isOnward`: a key was pressed that goes on, the text is as it was. */
  readonly onType: (at: Cursor, typed: string, isOnward?: boolean) => void;
  readonly onBack: (at: Cursor) => void;
  readonly register: (at: Cursor, field: HTMLInputElement | null) => void;
}

/** A game: its players, a field for each set, what is wrong with it, and who has won. */
export const GameRow = ({ sheet, planned, cursor, onFocus, onType, onBack, register }: GameRowProps) => {
  const translate = useTranslate();
  const { document } = useSheetState(sheet);
  const { bestOf } = sheet.facts;
  const { position } = planned;
  const game = gameOf(document, position);
  const state = toGameState(game, bestOf);
  const refusals = document.entries[`game/${position}`]?.refusals ?? [];
  const problems = [
    ...state.faults.map(({ kind, set, text }) =>
      translate(`sheet.faults.${kind}`, { set, text, needed: translate(`sheet.setsToWin.${bestOf}`) }),
    ),
    ...refusals,
  ];
  const isCurrent = cursor.position === position;
  const namesOf = (side: Side): string =>
    namesIn(document, sheet.facts, planned, side) || translate('sheet.notNamed');
  const isFaulty = (set: number): boolean =>
    refusals.length > 0 || state.faults.some((fault) => fault.set === set + 1);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, set: number): void => {
    const text = event.currentTarget.value;
    if (event.key === 'Enter') {
      event.preventDefault();
      onType({ position, set }, text, true);
    }
    if (event.key === 'Backspace' && text === '' && set > 0) {
      event.preventDefault();
      onBack({ position, set: set - 1 });
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      onBack({ position: position + (event.key === 'ArrowUp' ? -1 : 1), set });
    }
  };

  const toggleSign = (): void => {
    const text = game.texts[cursor.set] ?? '';
    onType({ position, set: cursor.set }, text.startsWith('-') ? text.slice(1) : `-${text}`);
    onBack(cursor);
  };

  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 1, bgcolor: isCurrent ? 'action.hover' : undefined }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '6rem minmax(0, 1fr) auto 11rem' },
        }}
      >
        <Typography component="h3" variant="subtitle2">
          {position}. {labelOfGame(planned)}
        </Typography>
        <Typography variant="body2">
          <Player name={namesOf('home')} isWinner={state.winner === 'home'} /> -{' '}
          <Player name={namesOf('away')} isWinner={state.winner === 'away'} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          {Array.from({ length: bestOf }, (_, set) => (
            <Box
              component="input"
              key={set}
              ref={(field: HTMLInputElement | null) => register({ position, set }, field)}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              disabled={game.forfeit !== null}
              aria-label={translate('sheet.set', { game: position, set: set + 1 })}
              aria-invalid={isFaulty(set) || undefined}
              aria-describedby={problems.length > 0 ? `sheet-problems-${position}` : 'sheet-help'}
              value={game.texts[set] ?? ''}
              onFocus={() => onFocus({ position, set })}
              onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
                onType({ position, set }, event.target.value)
              }
              onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => onKeyDown(event, set)}
              sx={{
                width: 44,
                height: 44,
                font: 'inherit',
                textAlign: 'center',
                color: 'text.primary',
                bgcolor: 'background.paper',
                border: 1,
                borderColor: isFaulty(set) ? 'error.main' : 'text.secondary',
                borderRadius: 1,
              }}
            />
          ))}
          <Typography component="span" sx={{ minWidth: '3ch', fontWeight: 700 }}>
            {state.isEmpty || game.forfeit !== null ? '' : `${state.result.home}-${state.result.away}`}
          </Typography>
          {state.sets.length > 0 && (
            // What was understood: `11` is 13-11, not the first half of 11-7.
            <Typography variant="caption" color="textSecondary" component="span" sx={{ flexBasis: '100%' }}>
              {state.sets.map(toPoints).join(' · ')}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <NativeSelect
            value={game.forfeit ?? ''}
            inputProps={{ 'aria-label': translate('sheet.forfeit', { game: position }) }}
            onChange={(event) =>
              void sheet.dispatch({
                type: 'game',
                position,
                game: { ...game, forfeit: toSide(event.target.value) },
              })
            }
          >
            <option value="">{translate('sheet.noForfeit')}</option>
            {SIDES.map((side) => (
              <option key={side} value={side}>
                {translate(`sheet.forfeitOf.${side}`)}
              </option>
            ))}
          </NativeSelect>
          {isCurrent && (
            // Keyboards of phones have no minus beside the figures.
            <Button
              size="small"
              tabIndex={-1}
              onClick={toggleSign}
              sx={{ '@media (pointer: fine)': { display: 'none' } }}
            >
              {translate('sheet.lost')}
            </Button>
          )}
        </Box>
      </Box>
      <Box id={`sheet-problems-${position}`} role="alert">
        {problems.map((problem) => (
          <Typography key={problem} color="error" variant="body2">
            {problem}
          </Typography>
        ))}
      </Box>
    </Box>
  );
};

const Player = ({ name, isWinner }: { readonly name: string; readonly isWinner: boolean }) =>
  isWinner ? <strong>{name} ✓</strong> : <span>{name}</span>;
