import type { BracketMatch, Side } from './bracket.ts';

/** `11-9 8-11 11-5`: the sets as one side reads them. A set goes to 11, and on to two points ahead. */
export const toSetScores = ({ sets }: Pick<BracketMatch, 'sets'>, side: Side): string =>
  sets
    .map(({ won, loser }) => {
      const best = loser < 10 ? 11 : loser + 2;
      return won === (side === 'home') ? `${best}-${loser}` : `${loser}-${best}`;
    })
    .join(' ');

/** Sets that a side has won. */
export const setsOf = ({ sets }: Pick<BracketMatch, 'sets'>, side: Side): number =>
  sets.filter(({ won }) => won === (side === 'home')).length;
