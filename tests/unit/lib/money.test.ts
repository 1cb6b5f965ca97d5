import { describe, expect, it } from 'vitest';
import { formatCents, toEurosInput } from '../../../src/lib/money.ts';

describe('toEurosInput', () => {
  it.each([
    [1234, '12,34'],
    [1200, '12,00'],
    [5, '0,05'],
    [0, '0,00'],
    [-5, '-0,05'],
    [null, ''],
    ['12 50', '12 50'],
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
