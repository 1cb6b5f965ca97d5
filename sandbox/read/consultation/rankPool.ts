import { isForfeit, isUnfinished, winnerOf, type Match, type Side } from './readMatches.ts';
import type { Player } from './player.ts';

interface PoolLine {
  readonly rank: number;
  readonly player: Player;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly points: number;
}

const VICTORY = 2;
const DEFEAT = 1;

interface Tally {
  readonly points: number;
  readonly sets: readonly [won: number, lost: number];
  readonly rally: readonly [won: number, lost: number];
}

/**
 * Standing of a pool: 2 points for a victory, 1 for a defeat in a game that was played to its end, none for a forfeit,
 * be it of both, or for who did not go on. Equal points are parted by the games of those concerned alone: their points, then the quotient of the sets, then that of the points of the sets. Who is
 * still equal shares the rank.
 */
export const rankPool = (players: readonly Player[], matches: readonly Match[]): PoolLine[] => {
  const played = matches.filter(
    (match) => match.home && match.away && (winnerOf(match) !== null || isForfeit(match)),
  );
  const ranked = part(players, (among) => (player) => tally(player, among, played).points).flatMap((tied) =>
    tied.length < 2 ? [tied] : partTied(tied, played),
  );
  let rank = 1;
  return ranked.flatMap((equal) => {
    const lines = equal.map((player) => {
      const own = played.filter((match) => sideOf(match, player) !== null);
      const won = own.filter((match) => winnerOf(match) === sideOf(match, player)).length;
      const { points } = tally(player, players, played);
      return { rank, player, played: own.length, won, lost: own.length - won, points };
    });
    rank += equal.length;
    return lines;
  });
};

const partTied = (tied: readonly Player[], matches: readonly Match[]): (readonly Player[])[] =>
  [
    ({ points }: Tally) => points,
    ({ sets }: Tally) => quotient(sets),
    ({ rally }: Tally) => quotient(rally),
  ].reduce<(readonly Player[])[]>(
    (groups, criterion) =>
      groups.flatMap((group) =>
        group.length < 2
          ? [group]
          : part(group, (among) => (player) => criterion(tally(player, among, matches))),
      ),
    [tied],
  );

/** Players of the same value together, the best first. */
const part = (
  players: readonly Player[],
  valueAmong: (among: readonly Player[]) => (player: Player) => number,
): (readonly Player[])[] => {
  const valueOf = valueAmong(players);
  const values = new Map(players.map((player) => [player, valueOf(player)]));
  return [...new Set(values.values())]
    .toSorted((one, other) => other - one)
    .map((value) => players.filter((player) => values.get(player) === value));
};

const quotient = ([won, lost]: readonly [number, number]): number =>
  lost === 0 ? (won === 0 ? 0 : Infinity) : won / lost;

const sideOf = ({ home, away }: Match, player: Player): Side | null =>
  home?.identifier === player.identifier ? 'home' : away?.identifier === player.identifier ? 'away' : null;

const tally = (player: Player, among: readonly Player[], matches: readonly Match[]): Tally => {
  let points = 0;
  const sets: [number, number] = [0, 0];
  const rally: [number, number] = [0, 0];
  for (const match of matches) {
    const side = sideOf(match, player);
    if (side === null || !isAmong(match, among)) continue;
    points += winnerOf(match) === side ? VICTORY : isForfeit(match) || isUnfinished(match) ? 0 : DEFEAT;
    for (const { won, loser } of match.game?.sets ?? []) {
      const best = loser < 10 ? 11 : loser + 2;
      const isWon = won === (side === 'home');
      sets[isWon ? 0 : 1] += 1;
      rally[0] += isWon ? best : loser;
      rally[1] += isWon ? loser : best;
    }
  }
  return { points, sets, rally };
};

/** Both players of the match are among those. */
const isAmong = ({ home, away }: Match, among: readonly Player[]): boolean =>
  [home, away].every((side) => among.some(({ identifier }) => identifier === side?.identifier));
