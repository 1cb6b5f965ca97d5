import { describe, expect, it } from 'vitest';
import { ageCategoryOf } from '../../../src/rules/ageCategory.ts';

describe('an age category', () => {
  it.each([
    [2027, 'P'],
    [2018, 'P'],
    [2017, 'B1'],
    [2016, 'B2'],
    [2015, 'M1'],
    [2014, 'M2'],
    [2013, 'C1'],
    [2012, 'C2'],
    [2011, 'J1'],
    [2010, 'J2'],
    [2009, 'J3'],
    [2008, 'J4'],
    [2007, 'S'],
    [1988, 'S'],
    [1987, 'V40'],
    [1983, 'V40'],
    [1982, 'V45'],
    [1973, 'V50'],
    [1972, 'V55'],
    [1963, 'V60'],
    [1958, 'V65'],
    [1953, 'V70'],
    [1952, 'V75'],
    [1943, 'V80'],
    [1938, 'V85'],
    [1937, 'V90'],
    [1920, 'V90'],
  ])('of who was born in %d is %s in 2026/2027', (birthYear, category) => {
    expect(ageCategoryOf(birthYear, 2027)).toBe(category);
  });

  it('moves on by one year with each season', () => {
    expect(ageCategoryOf(2016, 2026)).toBe('B1');
    expect(ageCategoryOf(2016, 2027)).toBe('B2');
  });

  it('is none before birth', () => {
    expect(ageCategoryOf(2028, 2027)).toBeNull();
  });
});
