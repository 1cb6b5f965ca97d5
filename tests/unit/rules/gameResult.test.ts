import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSets, toGameResult } from '../../../src/rules/gameResult.ts';
import { toSets } from './toSets.ts';

describe('a game', () => {
  it.each([
    ['-06 -03 -09', 0, 3, 'away'],
    ['09 -08 -05 09 08', 3, 2, 'home'],
    ['09 10 11', 3, 0, 'home'],
    ['08 -10 -10 -09', 1, 3, 'away'],
    ['-07 05', 1, 1, null],
    ['', 0, 0, null],
  ])('of %s ends %d-%d', (sets, home, away, winner) => {
    expect(toGameResult(toSets(sets), 5)).toEqual({ home, away, winner });
  });

  it('has a set too many after the third won one', () => {
    expect(checkSets(toSets('9 9 9 -3'), 5)).toEqual([{ code: 'setSuperfluous', set: 4 }]);
    expect(toGameResult(toSets('9 9 9 -3'), 5)).toEqual({ home: 3, away: 0, winner: 'home' });
  });

  it('is not over before somebody has won', () => {
    expect(checkSets(toSets('9 -9 9 -9'), 5)).toEqual([{ code: 'gameUnfinished' }]);
    expect(checkSets(toSets('9 9 9'), 7)).toEqual([{ code: 'gameUnfinished' }]);
  });

  it('has no impossible set', () => {
    const sets = [
      { won: true, loser: 9.5 },
      { won: true, loser: -1 },
      { won: true, loser: 9 },
    ];
    expect(checkSets(sets, 5)).toEqual([
      { code: 'setImpossible', set: 1, value: 9.5 },
      { code: 'setImpossible', set: 2, value: -1 },
    ]);
  });

  it('is whole exactly when its last set is the one that decides it, best of 3, 5 or 7', () => {
    const anyGame = fc.array(fc.record({ won: fc.boolean(), loser: fc.nat(30) }), { maxLength: 9 });
    fc.assert(
      fc.property(anyGame, fc.constantFrom(3 as const, 5 as const, 7 as const), (sets, bestOf) => {
        const most = (of: readonly { won: boolean }[]) =>
          Math.max(of.filter(({ won }) => won).length, of.filter(({ won }) => !won).length);
        const needed = (bestOf + 1) / 2;
        const whole = most(sets) === needed && most(sets.slice(0, -1)) < needed;
        expect(checkSets(sets, bestOf).length === 0).toBe(whole);
      }),
    );
  });
});
