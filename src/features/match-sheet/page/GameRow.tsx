import Button from '@mui/material/Button';
import { memo, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { PlannedGame } from '../../../rules/matchFormats.ts';
import { toPoints } from '../../../rules/sets.ts';
import { SIDES, type Side } from '../../../rules/side.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { gameOf, toSide, type TypedGame } from '../document/document.ts';
import { labelOfGame, namesIn } from '../document/players.ts';
import { isBegun, toGameState, type Cursor } from '../document/typing.ts';
import type { Sheet } from '../sync/sheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { ErrorLines } from './faultTexts.tsx';

type GameState = ReturnType<typeof toGameState>;

/** Typing in the fields of all games, and the cursor: when it moves, only the fields it leaves and enters are drawn. */
export interface Typing {
  readonly onFocus: (at: Cursor) => void;
  /** `isOnward`: a key was pressed that goes on, the text is as it was. */
  readonly onType: (at: Cursor, typed: string, isOnward?: boolean) => void;
  readonly onBack: (at: Cursor) => void;
  readonly getCursor: () => Cursor;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Id of the field of a set. */
export const fieldId = ({ position, set }: Cursor): string => `game/${position}/${set}`;

const problemsId = (position: number): string => `sheet-problems-${position}`;

/** Id of the players' names, which a screen reader says where a game begins. */
const namesId = (position: number): string => `sheet-names-${position}`;

interface GameRowProps {
  readonly sheet: Sheet;
  readonly typing: Typing;
  readonly planned: PlannedGame;
}

/** A game: players, sets, errors and winner. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  return (
    <Place typing={props.typing} position={props.planned.position}>
      <Game {...props} />
    </Place>
  );
});

interface PlaceProps {
  readonly typing: Typing;
  readonly position: number;
}

/** Whether one types in this game. */
const useIsHere = ({ typing: { subscribe, getCursor }, position }: PlaceProps): boolean => {
  const isHere = (): boolean => getCursor().position === position;
  return useSyncExternalStore(subscribe, isHere, isHere);
};

/** The set of a game that one has typed the sign of, and nothing else so far. */
const useBegunSet = ({ subscribe, getCursor }: Typing, position: number, game: TypedGame): number | null => {
  const read = (): number | null => {
    const at = getCursor();
    return at.position === position && isBegun(game, at.set) ? at.set : null;
  };
  return useSyncExternalStore(subscribe, read, read);
};

const Place = ({ children, ...place }: PlaceProps & { readonly children: ReactNode }) => (
  <li id={`game/${place.position}`} className={useIsHere(place) ? 'here' : undefined}>
    {children}
  </li>
);

const Game = ({ sheet, planned, typing }: GameRowProps) => {
  const translate = useTranslate();
  const { bestOf } = sheet.facts;
  const { position } = planned;
  const { game, refusals } = useSheetState(sheet, ({ document }) => ({
    game: gameOf(document, position),
    refusals: document.entries[`game/${position}`]?.refusals ?? [],
  }));
  const state = toGameState(game, bestOf);
  // A line that comes with the sign and goes with the figure would move all games below.
  const begun = useBegunSet(typing, position, game);
  const faults = state.faults.filter(({ set }) => set - 1 !== begun);
  const problems = [
    ...faults.map(({ kind, set, text }) =>
      translate(`sheet.faults.${kind}`, { set, text, needed: translate(`sheet.setsToWin.${bestOf}`) }),
    ),
    ...refusals,
  ];
  return (
    <>
      {/* A form of its own: at each key the browser looks through all fields of the form for what it might fill in. */}
      <form>
        <h3>
          {position}. {labelOfGame(planned)}
        </h3>
        <Names sheet={sheet} planned={planned} winner={state.winner} />
        <SetFields
          position={position}
          bestOf={bestOf}
          game={game}
          state={state}
          typing={typing}
          isFaulty={(set) => refusals.length > 0 || faults.some((fault) => fault.set === set + 1)}
          hasProblems={problems.length > 0}
        />
        <div className="choices">
          <Forfeit sheet={sheet} position={position} forfeit={game.forfeit} />
          <SignButton sheet={sheet} position={position} typing={typing} />
        </div>
      </form>
      <div id={problemsId(position)} role="alert">
        <ErrorLines texts={problems} />
      </div>
    </>
  );
};

interface NamesProps {
  readonly sheet: Sheet;
  readonly planned: PlannedGame;
  readonly winner: GameState['winner'];
}

/** The players of a game, and the winner. */
const Names = memo(function Names({ sheet, planned, winner }: NamesProps) {
  const translate = useTranslate();
  const names = useSheetState(sheet, ({ document }) => ({
    home: namesIn(document, sheet.facts, planned, 'home'),
    away: namesIn(document, sheet.facts, planned, 'away'),
  }));
  const nameOf = (side: Side): ReactNode => {
    const name = names[side] || translate('sheet.notNamed');
    return winner === side ? <strong>{name} ✓</strong> : <span>{name}</span>;
  };
  return (
    // Touched on a phone, it opens the fields.
    <label
      className="names"
      id={namesId(planned.position)}
      htmlFor={fieldId({ position: planned.position, set: 0 })}
    >
      {nameOf('home')} – {nameOf('away')}
    </label>
  );
});

interface ForfeitProps {
  readonly sheet: Sheet;
  readonly position: number;
  readonly forfeit: TypedGame['forfeit'];
}

/** The side that gives the game up. */
const Forfeit = memo(function Forfeit({ sheet, position, forfeit }: ForfeitProps) {
  const translate = useTranslate();
  return (
    <NativeSelect
      variant="standard"
      name={translate('sheet.forfeit', { game: position })}
      empty={translate('sheet.noForfeit')}
      value={forfeit ?? ''}
      options={SIDES.map((side) => ({ value: side, label: translate(`sheet.forfeitOf.${side}`) }))}
      onChange={(side) => {
        const game = gameOf(sheet.getState().document, position);
        void sheet.dispatch({ type: 'game', position, game: { ...game, forfeit: toSide(side) } });
      }}
      sx={forfeit === null ? QUIET : {}}
    />
  );
});

/** Hardly any game is forfeited: the choice is discreet until it says so. */
const QUIET = {
  '& .MuiInput-root': { color: 'text.secondary', fontSize: '0.875rem' },
  '& .MuiInput-root:not(:hover)::before': { display: 'none' },
} as const;

/** Turns the set round that one types: keyboards of phones have no minus beside the figures. */
const SignButton = memo(function SignButton({
  sheet,
  position,
  typing,
}: Omit<GameRowProps, 'planned'> & Pick<PlaceProps, 'position'>) {
  const translate = useTranslate();
  const toggle = (): void => {
    const at = typing.getCursor();
    const text = gameOf(sheet.getState().document, position).texts[at.set] ?? '';
    typing.onType({ position, set: at.set }, text.startsWith('-') ? text.slice(1) : `-${text}`);
    typing.onBack(at);
  };
  return (
    <Button className="sign" size="small" tabIndex={-1} onClick={toggle}>
      {translate('sheet.lost')}
    </Button>
  );
});

interface SetFieldsProps {
  readonly position: number;
  readonly bestOf: number;
  readonly game: TypedGame;
  readonly state: GameState;
  readonly typing: Typing;
  readonly isFaulty: (set: number) => boolean;
  readonly hasProblems: boolean;
}

/** A field for each set of a game, the sets won, and the points as they were understood. */
const SetFields = ({ position, bestOf, game, state, typing, isFaulty, hasProblems }: SetFieldsProps) => {
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
    <div className="sets">
      {Array.from({ length: bestOf }, (_, set) => (
        <input
          key={set}
          id={fieldId({ position, set })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          disabled={game.forfeit !== null}
          aria-label={translate('sheet.set', { game: position, set: set + 1 })}
          aria-invalid={isFaulty(set) || undefined}
          aria-describedby={hasProblems ? problemsId(position) : set === 0 ? namesId(position) : undefined}
          value={game.texts[set] ?? ''}
          onFocus={() => onFocus({ position, set })}
          onChange={({ target }) => onType({ position, set }, target.value)}
          onKeyDown={(event) => onKeyDown(event, set)}
        />
      ))}
      <span className="won">
        {state.isEmpty || game.forfeit !== null ? '' : `${state.result.home}-${state.result.away}`}
      </span>
      {/* The points as read: `11` is 13-11, not the first half of 11-7. */}
      {state.sets.length > 0 && <span className="points">{state.sets.map(toPoints).join(' · ')}</span>}
    </div>
  );
};
