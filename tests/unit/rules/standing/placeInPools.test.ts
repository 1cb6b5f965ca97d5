import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInPools } from '../../../../src/rules/standing/placeInPools.ts';

/** `a1` is the first player of club a. */
const place = (players: string, pools: number): string[] =>
  placeInPools(players.split(' '), pools, ([club]) => club).map((pool) => pool.join(' '));

describe('placing in pools', () => {
  it('follows the snake', () => {
    expect(place('a b c d e f g h i j', 4)).toEqual(['a h i', 'b g j', 'c f', 'd e']);
  });

  it('moves by one pool to keep players of a club apart', () => {
    expect(place('a1 b1 c1 d1 e1 f1 g1 a2', 4)).toEqual(['a1 g1', 'b1 a2', 'c1 f1', 'd1 e1']);
    expect(place('a1 b1 c1 c2 b2 a2', 3)).toEqual(['a1 b2', 'b1 a2', 'c1 c2']);
  });

  it('leaves a clash that no move by one pool can help', () => {
    expect(place('a1 a2 a3 a4', 2)).toEqual(['a1 a4', 'a2 a3']);
  });

  it('has nobody in two pools, sizes that differ by one at most, and moves by one pool at most', () => {
    const field = fc.tuple(
      fc.array(fc.nat(5), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 8 }),
    );
    fc.assert(
      fc.property(field, ([clubs, poolCount]) => {
        const players = clubs.map((club, rank) => ({ club, rank }));
        const pools = placeInPools(players, poolCount, ({ club }) => club);
        expect(
          pools
            .flat()
            .map(({ rank }) => rank)
            .toSorted((a, b) => a - b),
        ).toEqual(players.map(({ rank }) => rank));
        const sizes = pools.map((pool) => pool.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        for (const [pool, members] of pools.entries()) {
          for (const { rank } of members) {
            const column = rank % poolCount;
            const snake = Math.floor(rank / poolCount) % 2 === 0 ? column : poolCount - 1 - column;
            expect(Math.abs(snake - pool)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });
});
