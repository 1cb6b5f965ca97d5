import { apartByClub } from './apartByClub.ts';
import { drawLines } from './drawLines.ts';

interface PoolDraw<Player> {
  /** Winners of the pools, in the order in which they are seeded: first those of pools A and B. */
  readonly firsts: readonly Player[];
  /** Who else has come out of the pools. */
  readonly others: readonly Player[];
  readonly poolOf: (player: Player) => unknown;
  readonly clubOf: (player: Player) => unknown;
  /** As Math.random. */
  readonly random: () => number;
}

/** Any club can wait for the sake of one pool. */
const POOL_WEIGHT = 1e6;

/**
 * The draw after the pools (sporting rules I.3): winners are protected from one another, the others as far as can be
 * from the winner of their pool (a second in the opposite half), then players of one club.
 */
export const drawFromPools = <Player>({
  firsts,
  others,
  poolOf,
  clubOf,
  random,
}: PoolDraw<Player>): (Player | null)[] =>
  drawLines([...firsts, ...others], {
    random,
    seeds: firsts.length,
    apart: (one, other) =>
      (poolOf(one) === poolOf(other) ? POOL_WEIGHT : 0) + apartByClub(clubOf)(one, other),
  });
