import type { Match } from './readMatches.ts';
import type { PoolRow } from './readPools.ts';
import { standPool } from './standPool.ts';

/** The pools with their standing and their games in the order they are played. */
export const toPools = (pools: readonly PoolRow[], matches: readonly Match[]) =>
  pools.map(({ id, name, players }) => {
    const own = matches.filter(({ pool }) => pool === id);
    return {
      '@id': `/api/pools/${id}`,
      id,
      name,
      standings: standPool(players, own),
      games: own.flatMap(({ home, away, game, winner, forfeit }, index) =>
        game === null
          ? []
          : [
              {
                ...game,
                position: index + 1,
                homePlayer: home,
                awayPlayer: away,
                winner: game.winner ?? winner,
                forfeit: game.forfeit || forfeit !== null,
              },
            ],
      ),
    };
  });
