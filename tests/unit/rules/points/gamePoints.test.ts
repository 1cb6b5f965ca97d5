import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamePoints, sumOfGamePoints, classOf } from '../../../../src/rules/points/gamePoints.ts';

describe('the points of a game', () => {
  it.each([
    [780, 'beats', 752, 1, 5.5],
    [780, 'beats', 1014, 1, 17],
    [961, 'loses to', 1014, 1, -4],
    [768, 'loses to', 706, 1, -7],
    [500, 'loses to', 916, 1, 0],
    [800, 'beats', 1410, 1, 40],
    [900, 'loses to', 900, 1, -5],
    [780, 'beats', 1014, 1.5, 25.5],
  ])('when %d %s %d, coefficient %d, are %d', (own, verb, opponent, coefficient, points) => {
    expect(gamePoints({ own, opponent, won: verb === 'beats' }, coefficient)).toBe(points);
  });

  it.each([
    [0, 6, -5, 6, -5],
    [24, 6, -5, 6, -5],
    [25, 5.5, -4.5, 7, -6],
    [49, 5.5, -4.5, 7, -6],
    [50, 5, -4, 8, -7],
    [99, 5, -4, 8, -7],
    [100, 4, -3, 10, -8],
    [149, 4, -3, 10, -8],
    [150, 3, -2, 13, -10],
    [199, 3, -2, 13, -10],
    [200, 2, -1, 17, -12.5],
    [299, 2, -1, 17, -12.5],
    [300, 1, -0.5, 22, -16],
    [399, 1, -0.5, 22, -16],
    [400, 0.5, 0, 28, -20],
    [499, 0.5, 0, 28, -20],
    [500, 0, 0, 40, -29],
    [2000, 0, 0, 40, -29],
  ])('follow the scale at a difference of %d', (difference, win, loss, upsetWin, upsetLoss) => {
    const [strong, weak] = [2600 + difference, 2600];
    const upset = difference === 0 ? [win, loss] : [upsetWin, upsetLoss];
    expect(gamePoints({ own: strong, opponent: weak, won: true })).toBe(win);
    expect(gamePoints({ own: weak, opponent: strong, won: false })).toBe(loss);
    expect([
      gamePoints({ own: weak, opponent: strong, won: true }),
      gamePoints({ own: strong, opponent: weak, won: false }),
    ]).toEqual(upset);
  });

  it('are none for doubles, forfeits and games not counted', () => {
    const game = { own: 780, opponent: 752, won: true };
    const games = [
      game,
      { ...game, double: true },
      { ...game, forfeit: true },
      { ...game, notCounted: true },
    ];
    expect(sumOfGamePoints(games, 1.5)).toBe(8.25);
  });

  it('are never lost by a victory nor won by a defeat', () => {
    const points = fc.integer({ min: 500, max: 3500 });
    fc.assert(
      fc.property(points, points, (own, opponent) => {
        expect(gamePoints({ own, opponent, won: true })).toBeGreaterThanOrEqual(0);
        expect(gamePoints({ own, opponent, won: false })).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('a ranking', () => {
  it.each([
    [500, 5],
    [599, 5],
    [600, 6],
    [1159, 11],
    [2107.5, 21],
    [0, 5],
  ])('of %d points is class %d', (points, expected) => {
    expect(classOf(points)).toBe(expected);
  });
});
