import type { PlayedSet } from '../sets.ts';
import { toScore } from '../sets.ts';
import type { Side } from '../side.ts';
import { quotient, rankTied, splitBy } from './rankTied.ts';
import type { Criterion } from './rankTied.ts';
import { toBalance } from './tally.ts';
import type { Balance, Score } from './tally.ts';

/** A game of a pool of players. */
export interface PoolGame<Id> {
  readonly home: Id;
  readonly away: Id;
  readonly sets: readonly PlayedSet[];
  /** Null as long as it was not played. */
  readonly winner: Side | null;
  /** The loser did not play. */
  readonly forfeit?: boolean;
}

export interface PlayerLine<Id> {
  readonly id: Id;
  readonly rank: number;
  /** Others have the same rank: the rules leave it to a draw of lots. */
  readonly shared: boolean;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly points: number;
  readonly sets: Balance;
  readonly rallies: Balance;
}

/** A victory brings 2 points, a defeat 1, a game not played none. */
const POINTS = { victory: 2, defeat: 1, forfeit: 0 } as const;

/**
 * Standing of a pool of players. Equal points: points in the games between the equal players, then quotients of sets
 * and of rally points in those games (sporting rules I.3); who cannot be separated shares a rank.
 */
export const playerStanding = <Id>(
  players: readonly Id[],
  games: readonly PoolGame<Id>[],
): PlayerLine<Id>[] => {
  const played = games.filter(
    ({ home, away, winner }) => winner !== null && players.includes(home) && players.includes(away),
  );
  const criteria = toCriteria(played);
  const ranks = splitBy(players, (id) => pointsOf(id, played)).flatMap((group) => rankTied(group, criteria));
  let rank = 1;
  return ranks.flatMap((equal) => {
    const own = rank;
    rank += equal.length;
    return equal.map((id) => ({ ...toFigures(id, played), rank: own, shared: equal.length > 1 }));
  });
};

/** Players of different pools, the best first: points per game, then sets won / lost, then rally points (art. II.109). */
export const rankPlayersAcrossPools = <Id>(lines: readonly PlayerLine<Id>[]): PlayerLine<Id>[][] =>
  splitBy(lines, ({ points, played }) => (played === 0 ? 0 : points / played))
    .flatMap((equal) => splitBy(equal, ({ sets }) => quotient(sets.won, sets.lost)))
    .flatMap((equal) => splitBy(equal, ({ rallies }) => quotient(rallies.won, rallies.lost)));

const sideOf =
  <Id>(id: Id) =>
  ({ home, away }: PoolGame<Id>): Side | null =>
    home === id ? 'home' : away === id ? 'away' : null;

const pointsOf = <Id>(id: Id, games: readonly PoolGame<Id>[]): number =>
  games.reduce((sum, game) => {
    const side = sideOf(id)(game);
    if (side === null) return sum;
    if (game.winner === side) return sum + POINTS.victory;
    return sum + (game.forfeit ? POINTS.forfeit : POINTS.defeat);
  }, 0);

const toCriteria = <Id>(games: readonly PoolGame<Id>[]): Criterion<Id>[] => {
  const among = (group: readonly Id[]): PoolGame<Id>[] =>
    games.filter(({ home, away }) => group.includes(home) && group.includes(away));
  const byQuotient =
    (scoreOf: (game: PoolGame<Id>) => Score): Criterion<Id> =>
    (id, group) => {
      const { won, lost } = toBalance(among(group), sideOf(id), scoreOf);
      return quotient(won, lost);
    };
  return [(id, group) => pointsOf(id, among(group)), byQuotient(setsOf), byQuotient(ralliesOf)];
};

const setsOf = ({ sets }: PoolGame<unknown>): Score => {
  const home = sets.filter(({ won }) => won).length;
  return { home, away: sets.length - home };
};

const ralliesOf = ({ sets }: PoolGame<unknown>): Score =>
  sets.map(toScore).reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });

const toFigures = <Id>(id: Id, games: readonly PoolGame<Id>[]): Omit<PlayerLine<Id>, 'rank' | 'shared'> => {
  const own = games.filter((game) => sideOf(id)(game) !== null);
  const won = own.filter((game) => game.winner === sideOf(id)(game)).length;
  return {
    id,
    played: own.length,
    won,
    lost: own.length - won,
    points: pointsOf(id, own),
    sets: toBalance(own, sideOf(id), setsOf),
    rallies: toBalance(own, sideOf(id), ralliesOf),
  };
};
