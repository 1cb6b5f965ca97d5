import { API } from '../../model/iri.ts';
import { endingOf, isForfeit, winnerOf, type Match } from './readMatches.ts';
import type { PoolRow } from './readPools.ts';
import { rankPool } from './rankPool.ts';

/** The pools with their standing and their games in the order they are played. */
export const toPools = (pools: readonly PoolRow[], matches: readonly Match[]) =>
  pools.map(({ id, name, players }) => {
    const own = matches.filter(({ pool }) => pool === id);
    return {
      '@id': `/api/pools/${id}`,
      id,
      name,
      standings: rankPool(players, own),
      games: own.flatMap((match, index) => {
        const { home, away, game } = match;
        // Nobody writes a game that nobody came to.
        if (game === null && !isForfeit(match) && endingOf(match) === null) return [];
        return [
          {
            ...(game ?? { '@id': `${API}/sport_matches/${match.id}`, sets: [] }),
            position: index + 1,
            homePlayer: home,
            awayPlayer: away,
            winner: winnerOf(match),
            forfeit: isForfeit(match),
            ending: endingOf(match),
          },
        ];
      }),
    };
  });
