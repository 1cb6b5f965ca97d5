import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, parseEuros, toEurosInput } from '../../../src/lib/money.ts';

describe('parseEuros', () => {
  it.each([
    ['12,34', 1234],
    ['12', 1200],
    ['0,29', 29],
    ['1,1', 110],
    ['12.34', 1234],
    ['0,295', 30],
    ['0,2949', 29],
    ['-0,295', -30],
    ['−1\u202f234,50\u00a0€', -123_450],
    ['1 234,5', 123_450],
    ['1\u202f234,50\u00a0€', 123_450],
    [',5', 50],
    ['5,', 500],
    ['-5', -500],
    ['-0', 0],
    ['999999999999,99', 99_999_999_999_999],
  ])('reads %s as %i cents (R5.79, R5.81)', (typed, cents) => {
    expect(parseEuros(typed)).toBe(cents);
  });

  it.each(['', '  ', '€'])('reads %j as empty', (typed) => {
    expect(parseEuros(typed)).toBeNull();
  });

  it.each(['abc', '1,2,3', '1.234,50', '-', ',', '1e3', '0x10', '1234567890123', 'Infinity', '--5'])(
    'refuses %j',
    (typed) => {
      expect(parseEuros(typed)).toBeUndefined();
    },
  );

  it('reads back every amount that an input shows', () => {
    const limit = 99_999_999_999_999;
    fc.assert(
      fc.property(fc.integer({ min: -limit, max: limit }), (cents) => {
        expect(parseEuros(toEurosInput(cents))).toBe(cents);
      }),
      { seed: 20_260_705, numRuns: 1000 },
    );
  });
});

describe('toEurosInput', () => {
  it.each([
    [1234, '12,34'],
    [1200, '12,00'],
    [5, '0,05'],
    [0, '0,00'],
    [-5, '-0,05'],
    [null, ''],
    ['1234', ''],
    [Number.NaN, ''],
  ])('shows %j cents as %j (R5.80)', (cents, shown) => {
    expect(toEurosInput(cents)).toBe(shown);
  });
});

describe('formatCents', () => {
  it.each([
    [123_450, '1\u202f234,50\u00a0€'],
    [0, '0,00\u00a0€'],
    [-150, '−1,50\u00a0€'],
    [5, '0,05\u00a0€'],
  ])('writes %i cents as %s (R9.14, R9.15)', (cents, shown) => {
    expect(formatCents(cents)).toBe(shown);
  });
});
