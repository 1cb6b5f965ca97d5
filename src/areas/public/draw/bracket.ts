/** A player with the public data: number, name, points and club. */
export interface BracketPlayer {
  /** The same player has the same key in all brackets of an answer. */
  readonly key: string;
  /** `DUPONT Jean`. */
  readonly name: string;
  readonly club: string | null;
  readonly points: number | null;
}

export type Side = 'home' | 'away';

/** A set seen from the home side: whether it won, and the points of the loser. */
export interface BracketSet {
  readonly won: boolean;
  readonly loser: number;
}

export interface BracketMatch {
  readonly home: BracketPlayer | null;
  readonly away: BracketPlayer | null;
  readonly homeSeed: number | null;
  readonly awaySeed: number | null;
  /** One side has no opponent; no game, no points. */
  readonly bye: boolean;
  readonly winner: Side | null;
  readonly forfeit: boolean;
  readonly sets: readonly BracketSet[];
  /** Where the winner goes: always a match of the very next round that is there. */
  readonly next: { readonly match: number; readonly side: Side } | null;
}

export interface BracketRound {
  readonly name: string;
  readonly matches: readonly BracketMatch[];
}

/** A knockout draw, or a placing draw for the losers of another one. */
export interface Bracket {
  readonly name: string;
  /** Place that the winner of its final reaches. */
  readonly firstPlace: number;
  /** Lines of its first round, byes counted. */
  readonly size: number;
  readonly rounds: readonly BracketRound[];
}
