import { describe, expect, it } from 'vitest';
import { hidesSigns, skeletonOf, toLine } from '../../../sandbox/model/text.ts';

describe('hidesSigns', () => {
  it.each(['👩‍🏫 Anne', '⚽️', '🏳️‍🌈', 'क्‍ष', 'Zoé', 'a\u00a0: b'])('sees %s whole', (text) => {
    expect(hidesSigns(text, false)).toBe(false);
  });
  it('allows lines and tabs in a text of several lines alone', () => {
    expect([hidesSigns('a\n\tb', true), hidesSigns('a\n\tb', false)]).toEqual([false, true]);
    expect(hidesSigns('a\n\u200bb', true)).toBe(true);
  });
});

describe('toLine', () => {
  it('takes blanks of any kind for one, and none at the ends', () => {
    expect(toLine('\u2009 DA\u202f\u3000COSTA\u00a0')).toBe('DA COSTA');
  });
});

describe('skeletonOf', () => {
  it.each([
    ['HÉLÈNE', 'Неlène'],
    ['Paul', '\u0420\u0430ul'],
    ['O’BRIEN', "o'brien"],
    ['ﬁlet', 'filet'],
    ['Straße', 'STRASSE'],
  ])('is the same of %s and %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });
  it('distinguishes names that differ', () => {
    expect(new Set(['MARTIN', 'MARTINE', 'MARTINO', '王', '李'].map(skeletonOf)).size).toBe(5);
  });
});
