import { checkSets, toGameResult, type BestOf, type GameResult } from '../../../rules/gameResult.ts';
import { fromSetText, type PlayedSet } from '../../../rules/sets.ts';
import { otherSide, type Side } from '../../../rules/side.ts';
import type { TypedGame } from './document.ts';

/** Fault of a set's text: not a set, or after the end of the game; `set` counts from 1. */
export interface TypedFault {
  readonly set: number;
  readonly kind: 'unreadable' | 'impossible' | 'superfluous' | 'gap';
  readonly text: string;
}

export interface GameState {
  readonly sets: readonly PlayedSet[];
  readonly faults: readonly TypedFault[];
  readonly result: GameResult;
  readonly winner: Side | null;
  readonly isEmpty: boolean;
  /** Fit to be sent: nothing at all, or decided without a fault. */
  readonly isWhole: boolean;
}

/** Result and faults of a typed game. */
export const toGameState = ({ texts, forfeit }: TypedGame, bestOf: BestOf): GameState => {
  const filled = texts.map((text) => text.trim());
  const last = filled.findLastIndex((text) => text !== '');
  const read = filled.slice(0, last + 1).map((text) => (text === '' ? 'gap' : fromSetText(text)));
  const sets = read.filter((set) => typeof set === 'object');
  const faults = read.flatMap((set, index): TypedFault[] =>
    typeof set === 'object' ? [] : [{ set: index + 1, kind: set, text: filled[index] ?? '' }],
  );
  const superfluous = checkSets(sets, bestOf).flatMap((fault): TypedFault[] =>
    fault.code === 'setSuperfluous'
      ? [{ set: fault.set, kind: 'superfluous', text: filled[fault.set - 1] ?? '' }]
      : [],
  );
  const result = toGameResult(sets, bestOf);
  const isEmpty = last === -1 && forfeit === null;
  const winner = forfeit === null ? result.winner : otherSide(forfeit);
  const all = forfeit === null ? [...faults, ...superfluous] : [];
  return {
    sets: forfeit === null ? sets : [],
    faults: all,
    result,
    winner,
    isEmpty,
    isWhole: isEmpty || (winner !== null && all.length === 0),
  };
};
