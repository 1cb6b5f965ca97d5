import { describe, expect, it } from 'vitest';
import { licencePrice } from '../../../src/rules/licencePrice.ts';

const lines = [
  { type: 'T', category: null, amount: 18_500 },
  { type: 'T', category: 'C2', amount: 14_500 },
  { type: 'A', category: 'S', amount: 0 },
];

describe('licencePrice (R2.152)', () => {
  it('takes the line of the age category before the one for everybody', () => {
    expect(licencePrice(lines, 'T', 'C2')).toBe(14_500);
    expect(licencePrice(lines, 'T', 'S')).toBe(18_500);
    expect(licencePrice(lines, 'T', null)).toBe(18_500);
  });

  it('distinguishes a price of nothing from no price', () => {
    expect(licencePrice(lines, 'A', 'S')).toBe(0);
    expect(licencePrice(lines, 'A', 'V40')).toBeNull();
    expect(licencePrice(lines, 'P', 'S')).toBeNull();
  });
});
