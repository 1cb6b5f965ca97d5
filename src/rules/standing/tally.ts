import type { Side } from '../side.ts';

/** What was won and lost. */
export interface Balance {
  readonly won: number;
  readonly lost: number;
}

const NOTHING: Balance = { won: 0, lost: 0 };

/** What two sides have scored: games, sets or rally points. */
export type Score = Readonly<Record<Side, number>>;

/** What a side has won and lost, summed over scores; unknown ones count for nothing. */
export const toBalance = <Match>(
  matches: readonly Match[],
  sideOf: (match: Match) => Side | null,
  scoreOf: (match: Match) => Score | null | undefined,
): Balance =>
  matches.reduce((sum, match) => {
    const side = sideOf(match);
    const score = scoreOf(match);
    if (side === null || !score) return sum;
    const { home, away } = score;
    return side === 'home'
      ? { won: sum.won + home, lost: sum.lost + away }
      : { won: sum.won + away, lost: sum.lost + home };
  }, NOTHING);
