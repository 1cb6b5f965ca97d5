import { describe, expect, it } from 'vitest';
import { playerStanding, rankPlayersAcrossPools } from '../../../../src/rules/standing/playerStanding.ts';
import type { PoolGame } from '../../../../src/rules/standing/playerStanding.ts';
import { toGameResult } from '../../../../src/rules/gameResult.ts';
import { toSets } from '../toSets.ts';

const game = (home: string, away: string, line: string): PoolGame<string> => {
  const sets = toSets(line);
  return { home, away, sets, winner: toGameResult(sets, 5).winner };
};

const ranks = (players: string, games: readonly PoolGame<string>[]): string[] =>
  playerStanding([...players], games).map(({ id, rank, shared }) => `${rank}${shared ? '=' : ''} ${id}`);

describe('the standing of a pool of players', () => {
  it('gives two points for a victory, one for a defeat, none for who did not play', () => {
    const lines = playerStanding(
      ['A', 'B', 'C'],
      [
        game('A', 'B', '5 5 -9 8'),
        { home: 'A', away: 'C', sets: [], winner: 'home', forfeit: true },
        game('B', 'C', ''),
      ],
    );
    expect(lines).toEqual([
      {
        id: 'A',
        rank: 1,
        shared: false,
        played: 2,
        won: 2,
        lost: 0,
        points: 4,
        sets: { won: 3, lost: 1 },
        rallies: { won: 42, lost: 29 },
      },
      expect.objectContaining({ id: 'B', rank: 2, points: 1, played: 1 }),
      expect.objectContaining({ id: 'C', rank: 3, points: 0, played: 1 }),
    ]);
  });

  it('separates a circle of three by sets, then rally points, among those who are equal', () => {
    const bySets = [game('A', 'B', '5 5 5'), game('B', 'C', '5 5 -5 5'), game('C', 'A', '5 5 -5 -5 5')];
    expect(ranks('ABC', bySets)).toEqual(['1 A', '2 C', '3 B']);
    expect(ranks('ABC', [game('A', 'B', '5 5 5'), game('B', 'C', '5 5 5'), game('C', 'A', '9 9 9')])).toEqual(
      ['1 A', '2 B', '3 C'],
    );
    expect(ranks('ABC', [game('A', 'B', '5 5 5'), game('B', 'C', '5 5 5'), game('C', 'A', '5 5 5')])).toEqual(
      ['1= A', '1= B', '1= C'],
    );
  });

  it('counts only games among the equal: a large victory over the last does not help', () => {
    const games = [
      game('A', 'B', '9 9 9'),
      game('B', 'C', '9 9 9'),
      game('C', 'A', '9 9 -9 9'),
      game('A', 'D', '9 9 -9 -9 9'),
      game('B', 'D', '0 0 0'),
      game('C', 'D', '0 0 0'),
    ];
    expect(ranks('ABCD', games)).toEqual(['1 A', '2 B', '3 C', '4 D']);
  });

  it('compares players of different pools by points per game, sets, then rally points', () => {
    const best = playerStanding(['A', 'B'], [game('A', 'B', '5 5 5')]);
    const narrow = playerStanding(['C', 'D'], [game('C', 'D', '5 5 -5 5')]);
    const tight = playerStanding(['E', 'F'], [game('E', 'F', '9 9 9')]);
    const order = rankPlayersAcrossPools([...narrow, ...tight, ...best]).map((group) =>
      group.map(({ id }) => id),
    );
    expect(order).toEqual([['A'], ['E'], ['C'], ['D'], ['F'], ['B']]);
  });
});
