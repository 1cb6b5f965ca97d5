import type { Side } from './side.ts';

/** How a game or a match of an individual contest ended: by its winner, with nobody, or not yet (null). */
type Outcome = Side | 'doubleForfeit' | null;

/** A forfeit without a winner is one of both players: both are out, and the game is not one still to be played. */
export const outcomeOf = ({
  winner,
  forfeit,
}: {
  readonly winner: Side | null;
  readonly forfeit: boolean;
}): Outcome => winner ?? (forfeit ? 'doubleForfeit' : null);
