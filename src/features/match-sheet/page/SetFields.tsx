import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { toPoints } from '../../../rules/sets.ts';
import type { TypedGame } from '../document/document.ts';
import type { GameState } from '../document/toGameState.ts';
import type { Cursor } from '../document/typeSet.ts';

/** How the fields of all games are typed in. */
export interface Typing {
  readonly onFocus: (at: Cursor) => void;
  /** `isOnward`: a key was pressed that goes on, the text is as it was. */
  readonly onType: (at: Cursor, typed: string, isOnward?: boolean) => void;
  readonly onBack: (at: Cursor) => void;
  readonly register: (at: Cursor, field: HTMLInputElement | null) => void;
}

interface SetFieldsProps {
  readonly position: number;
  readonly bestOf: number;
  readonly game: TypedGame;
  readonly state: GameState;
  readonly typing: Typing;
  readonly isFaulty: (set: number) => boolean;
  /** Id of what says more of the fields. */
  readonly describedBy: string;
}

/** A field for each set of a game, the sets won, and the points as they were understood. */
export const SetFields = ({
  position,
  bestOf,
  game,
  state,
  typing,
  isFaulty,
  describedBy,
}: SetFieldsProps) => {
  const translate = useTranslate();
  const { onFocus, onType, onBack, register } = typing;

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

  return (
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
          aria-describedby={describedBy}
          value={game.texts[set] ?? ''}
          onFocus={() => onFocus({ position, set })}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onType({ position, set }, event.target.value)}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => onKeyDown(event, set)}
          sx={{ ...FIELD, borderColor: isFaulty(set) ? 'error.main' : 'text.secondary' }}
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
  );
};

const FIELD = {
  width: 44,
  height: 44,
  font: 'inherit',
  textAlign: 'center',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderRadius: 1,
} as const;
