import { describe, expect, it } from 'vitest';
import { classOf } from '../../../../src/rules/points/ranking.ts';

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
