import type { Random } from './createRandom.ts';

/** One set from the home side: whether it was won, and the points of its loser. */
export interface PlayedSet {
  readonly won: boolean;
  readonly loser: number;
}

/** Points of the loser of a set: 11-9 and 11-8 are common, one set in seven goes beyond ten all. */
const LOSER_POINTS = [
  [3, 3],
  [4, 5],
  [5, 9],
  [6, 12],
  [7, 15],
  [8, 18],
  [9, 24],
  [10, 8],
  [11, 4],
  [12, 2],
] as const;

/** Points of difference at which the stronger player wins three sets of four. */
const SPREAD = 600;

/** The sets of a game between players of these points, until one side has won `toWin`. */
export const toSets = (random: Random, home: number, away: number, toWin = 3): PlayedSet[] => {
  const chance = 1 / (1 + 3 ** ((away - home) / SPREAD));
  const sets: PlayedSet[] = [];
  const wonBy = (side: boolean) => sets.filter(({ won }) => won === side).length;
  while (wonBy(true) < toWin && wonBy(false) < toWin)
    sets.push({ won: random.chance(chance), loser: random.weighted(LOSER_POINTS) });
  return sets;
};
