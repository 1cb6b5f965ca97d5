import type { Side } from './side.ts';

/** How a game ended that was not played to its end: its winner did not have to win it, or nobody has. */
export const endings = ['retirement', 'injury', 'disqualification', 'notPlayed', 'cancelled'] as const;
type Ending = (typeof endings)[number];

/** How a game or a match of an individual contest ended: by its winner, with nobody, or not yet (null). */
type Outcome = Side | 'doubleForfeit' | 'notPlayed' | 'cancelled' | null;

/** A forfeit without a winner is one of both players: both are out, and the game is not one still to be played. */
export const outcomeOf = ({
  winner,
  forfeit,
  ending,
}: {
  readonly winner: Side | null;
  readonly forfeit: boolean;
  readonly ending: Ending | null;
}): Outcome =>
  ending === 'notPlayed' || ending === 'cancelled' ? ending : (winner ?? (forfeit ? 'doubleForfeit' : null));

/** A game that nobody has won is over all the same. */
export const isSide = (outcome: Outcome): outcome is Side => outcome === 'home' || outcome === 'away';
