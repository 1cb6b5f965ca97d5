import type { Side } from './side.ts';

/** A set as the federation stores it: whether the home side won it, and the points of the loser. */
export interface PlayedSet {
  readonly won: boolean;
  readonly loser: number;
}

/** Why a typed set is none: it cannot be read, or no set can end so. */
type SetFault = 'unreadable' | 'impossible';

const TO_WIN = 11;
const GAP = 2;
/** The sheet has room for two figures. */
const MOST = 99;

const SHORT = /^([-−–])?(\d{1,3})$/;
const FULL = /^(\d{1,3})\s*[-/:−–]\s*(\d{1,3})$/;

/**
 * A set out of what is typed from the home side's view: `7` is 11-7, `-9` is 9-11, `11` is 13-11, `-0` is 0-11. Both
 * scores in full are read too (`11-7`, `9/11`); only those can be impossible.
 */
export const fromSetText = (typed: string): PlayedSet | SetFault => {
  const text = typed.trim();
  const [, minus, loser] = SHORT.exec(text) ?? [];
  if (loser !== undefined) {
    return Number(loser) > MOST ? 'impossible' : { won: minus === undefined, loser: Number(loser) };
  }
  const [, home, away] = FULL.exec(text) ?? [];
  return home !== undefined && away !== undefined ? fromScore(Number(home), Number(away)) : 'unreadable';
};

/** The set that ended with these points, or `impossible`: 11 to win with a gap of 2; past 10-10 the gap is exactly 2. */
const fromScore = (home: number, away: number): PlayedSet | SetFault => {
  const set = { won: home > away, loser: Math.min(home, away) };
  return isLegalSet(set) && Math.max(home, away) === winnerOf(set.loser) ? set : 'impossible';
};

export const isLegalSet = ({ loser }: PlayedSet): boolean =>
  Number.isInteger(loser) && loser >= 0 && loser <= MOST;

/** As the public sheets print it: two figures with the sign apart, so that a set lost 0-11 is `-00`. */
export const toSetText = ({ won, loser }: PlayedSet): string =>
  `${won ? '' : '-'}${String(loser).padStart(2, '0')}`;

/** Points of both sides. */
const toScore = ({ won, loser }: PlayedSet): Record<Side, number> => {
  const winner = winnerOf(loser);
  return won ? { home: winner, away: loser } : { home: loser, away: winner };
};

/** In full, from the home side's view: `11-9`. */
export const toPoints = (set: PlayedSet): string => {
  const { home, away } = toScore(set);
  return `${home}-${away}`;
};

const winnerOf = (loser: number): number => Math.max(TO_WIN, loser + GAP);
