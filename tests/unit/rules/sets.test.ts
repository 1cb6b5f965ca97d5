import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSetText, isLegalSet, toPoints, toSetText } from '../../../src/rules/sets.ts';
import type { PlayedSet } from '../../../src/rules/sets.ts';

const anySet = fc.record({ won: fc.boolean(), loser: fc.integer({ min: 0, max: 99 }) });

const read = (typed: string): PlayedSet => {
  const set = fromSetText(typed);
  if (typeof set === 'string') throw new Error(`'${typed}' is ${set}`);
  return set;
};

describe('a typed set', () => {
  it.each([
    ['7', '11-7', '07'],
    ['-9', '9-11', '-09'],
    ['09', '11-9', '09'],
    ['-08', '8-11', '-08'],
    ['0', '11-0', '00'],
    ['-0', '0-11', '-00'],
    ['-00', '0-11', '-00'],
    ['10', '12-10', '10'],
    ['11', '13-11', '11'],
    ['-10', '10-12', '-10'],
    [' -9 ', '9-11', '-09'],
    ['−9', '9-11', '-09'],
    ['11-7', '11-7', '07'],
    ['9/11', '9-11', '-09'],
    ['12 - 14', '12-14', '-12'],
  ])('%j is %s, printed %s', (typed, points, printed) => {
    expect(toPoints(read(typed))).toBe(points);
    expect(toSetText(read(typed))).toBe(printed);
  });

  it.each(['', '-', '7a', '+7', '1.5', '--7', '7 8', 'abc', '11-', '１１', '1000'])(
    '%j is unreadable',
    (typed) => {
      expect(fromSetText(typed)).toBe('unreadable');
    },
  );

  it.each(['11-10', '12-9', '10-8', '11-11', '14-11', '0-0', '100', '-100', '12-0'])(
    '%j is a set that cannot be',
    (typed) => {
      expect(fromSetText(typed)).toBe('impossible');
    },
  );

  it('comes back the same when it is legal, short or in full', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        expect(fromSetText(toSetText(set))).toEqual(set);
        expect(fromSetText(toPoints(set))).toEqual(set);
        expect(isLegalSet(set)).toBe(true);
      }),
    );
  });

  it('is legal exactly when 11 are reached with a gap of 2, and past 10-10 the gap is 2', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (home, away) => {
        const [most, least] = [Math.max(home, away), Math.min(home, away)];
        const legal = (most === 11 && least <= 9) || (least >= 10 && most - least === 2);
        const set = fromSetText(`${home}-${away}`);
        expect(typeof set === 'string' ? set : toPoints(set)).toBe(legal ? `${home}-${away}` : 'impossible');
      }),
      {
        examples: [
          [11, 10],
          [13, 10],
          [12, 10],
          [11, 9],
          [10, 12],
        ],
      },
    );
  });
});
