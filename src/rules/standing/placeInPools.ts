import { apartByClub } from '../draw/apartByClub.ts';

/**
 * Places players, given from the strongest on, in pools by the snake: 1 to n, then n to 1, and so on. A player may move
 * to a neighbouring pool, changing with the one who would stand there, where that keeps two of a club apart; of all such
 * moves the row takes those that leave the fewest clashes, then the fewest moves.
 */
export const placeInPools = <Player>(
  players: readonly Player[],
  poolCount: number,
  clubOf: (player: Player) => unknown,
): Player[][] => {
  if (!Number.isInteger(poolCount) || poolCount < 1)
    throw new RangeError(`${poolCount} is no number of pools`);
  const apart = apartByClub(clubOf);
  const pools: Player[][] = Array.from({ length: poolCount }, () => []);
  for (let start = 0, row = 0; start < players.length; start += poolCount, row += 1) {
    const fill = Array.from({ length: poolCount }, (_, index) => players[start + index] ?? null);
    const clashes = (player: Player | null, pool: number): number =>
      player === null ? 0 : (pools[pool]?.filter((other) => apart(player, other) > 0).length ?? 0);
    const placed = bestRow(row % 2 === 0 ? fill : fill.toReversed(), clashes);
    placed.forEach((player, pool) => {
      if (player !== null) pools[pool]?.push(player);
    });
  }
  return pools;
};

interface Way<Player> {
  readonly clashes: number;
  readonly moves: number;
  readonly row: readonly (Player | null)[];
}

/** Pool after pool: the best row that ends here either keeps its last player or has changed the last two. */
const bestRow = <Player>(
  row: readonly (Player | null)[],
  clashes: (player: Player | null, pool: number) => number,
): readonly (Player | null)[] => {
  let before: Way<Player> | null = null;
  let best: Way<Player> = { clashes: 0, moves: 0, row: [] };
  for (const [pool, player] of row.entries()) {
    const kept: Way<Player> = {
      ...best,
      clashes: best.clashes + clashes(player, pool),
      row: [...best.row, player],
    };
    const last = row[pool - 1] ?? null;
    const changed: Way<Player> | null = before && {
      clashes: before.clashes + clashes(player, pool - 1) + clashes(last, pool),
      moves: before.moves + 1,
      row: [...before.row, player, last],
    };
    before = best;
    best = changed && isBetter(changed, kept) ? changed : kept;
  }
  return best.row;
};

const isBetter = (one: Way<unknown>, other: Way<unknown>): boolean =>
  one.clashes === other.clashes ? one.moves < other.moves : one.clashes < other.clashes;
