/** Points of a round of the critérium fédéral: up to place `to`, so many. A round may have a ladder of its own. */
export type Ladder = readonly { readonly to: number; readonly points: number }[];

export const CRITERIUM_LADDER: Ladder = [
  { to: 1, points: 500 },
  { to: 2, points: 400 },
  { to: 3, points: 350 },
  { to: 4, points: 300 },
  { to: 5, points: 250 },
  { to: 6, points: 220 },
  { to: 7, points: 210 },
  { to: 8, points: 200 },
  { to: 12, points: 100 },
  { to: 16, points: 50 },
  { to: 24, points: 20 },
  { to: 32, points: 10 },
];

/** What a place brings; nothing to who was absent (null) or came after the last step. */
export const criteriumPoints = (place: number | null, ladder: Ladder = CRITERIUM_LADDER): number =>
  place === null ? 0 : (ladder.find(({ to }) => place <= to)?.points ?? 0);

/** The sum of the rounds with the letter of the level, as results show it: `1000A`. */
export const toCriteriumText = (rounds: readonly number[], letter: string): string =>
  `${rounds.reduce((sum, points) => sum + points, 0)}${letter}`;
