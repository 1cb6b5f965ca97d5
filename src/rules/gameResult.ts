import type { PlayedSet } from './sets.ts';
import { isLegalSet } from './sets.ts';
import type { Side } from './side.ts';

/** The maximum of sets of a game; more than half of them win it. */
export type BestOf = 3 | 5 | 7;

interface GameResult {
  /** Sets won by each side. */
  readonly home: number;
  readonly away: number;
  /** Null as long as no side has won. */
  readonly winner: Side | null;
}

const setsToWin = (bestOf: BestOf): number => (bestOf + 1) / 2;

/** The set score of a game and its winner; sets after the deciding one do not count. */
export const toGameResult = (sets: readonly PlayedSet[], bestOf: BestOf): GameResult => {
  const played = sets.slice(0, decidingSet(sets, bestOf) ?? sets.length);
  const home = played.filter(({ won }) => won).length;
  const away = played.length - home;
  const needed = setsToWin(bestOf);
  return { home, away, winner: home === needed ? 'home' : away === needed ? 'away' : null };
};

/** A fault in the sets of a game; `set` counts from 1. */
type GameFault =
  | { readonly code: 'setImpossible'; readonly set: number; readonly value: number }
  | { readonly code: 'setSuperfluous'; readonly set: number }
  | { readonly code: 'gameUnfinished' };

/** A whole game has legal sets only, a winner, and none after the set that decided it (rules of the game 2.11, 2.12). */
export const checkSets = (sets: readonly PlayedSet[], bestOf: BestOf): GameFault[] => {
  const deciding = decidingSet(sets, bestOf);
  const impossible = sets.flatMap((set, index): GameFault[] =>
    isLegalSet(set) ? [] : [{ code: 'setImpossible', set: index + 1, value: set.loser }],
  );
  const superfluous = sets
    .map((_, index) => index + 1)
    .filter((set) => deciding !== null && set > deciding)
    .map((set): GameFault => ({ code: 'setSuperfluous', set }));
  return [...impossible, ...superfluous, ...(deciding === null ? [{ code: 'gameUnfinished' } as const] : [])];
};

/** Number of the set, from 1, that gave the game to a side; null when none has. */
const decidingSet = (sets: readonly PlayedSet[], bestOf: BestOf): number | null => {
  const needed = setsToWin(bestOf);
  const index = sets.findIndex(
    ({ won }, last) => sets.slice(0, last + 1).filter((set) => set.won === won).length === needed,
  );
  return index === -1 ? null : index + 1;
};
