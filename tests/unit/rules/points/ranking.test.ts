import { describe, expect, it } from 'vitest';
import {
  criteriumPoints,
  CRITERIUM_LADDER,
  toCriteriumText,
} from '../../../../src/rules/points/criteriumPoints.ts';
import { classOf, toRankingText } from '../../../../src/rules/points/ranking.ts';

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

  it('shows the national rank of who has one', () => {
    expect(toRankingText(2107, 790)).toBe('N790 - 2107');
    expect(toRankingText(1953.5, null)).toBe('1953');
  });
});

describe('the points of a critérium', () => {
  it.each([
    [1, 500],
    [2, 400],
    [3, 350],
    [4, 300],
    [5, 250],
    [6, 220],
    [7, 210],
    [8, 200],
    [9, 100],
    [12, 100],
    [13, 50],
    [16, 50],
    [17, 20],
    [24, 20],
    [25, 10],
    [32, 10],
    [33, 0],
    [null, 0],
  ])('at place %j are %d', (place, points) => {
    expect(criteriumPoints(place)).toBe(points);
  });

  it('fall from place to place', () => {
    const points = CRITERIUM_LADDER.map((step) => step.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  it('are summed over the rounds, with the letter of the level', () => {
    expect(toCriteriumText([500, 400, 100], 'A')).toBe('1000A');
    expect(toCriteriumText([], 'A')).toBe('0A');
  });
});
