import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlaceText, toRoundName } from '../../../../src/i18n/drawNames.ts';
import { drawLines } from '../../../../src/rules/draw/drawLines.ts';
import { fullPlacing, placesOf, placesOfLosers } from '../../../../src/rules/draw/placing.ts';
import type { TableMatch } from '../../../../src/rules/draw/placing.ts';
import { range } from '../../../../src/rules/draw/seedLines.ts';

/** Plays a draw to its end; the smaller number wins. */
const play = (lines: readonly (number | null)[]): TableMatch<number>[][] => {
  const matches = range(0, lines.length / 2 - 1).map((index): TableMatch<number> => {
    const [home = null, away = null] = lines.slice(2 * index, 2 * index + 2);
    return { home, away, winner: (home ?? Infinity) < (away ?? Infinity) ? 'home' : 'away' };
  });
  const winners = matches.map(({ home, away, winner }) => (winner === 'home' ? home : away));
  return winners.length === 1 ? [matches] : [matches, ...play(winners)];
};

describe('the places of a table', () => {
  it.each([
    [16, 1, 3, 3, 4],
    [16, 1, 2, 5, 8],
    [16, 1, 1, 9, 16],
    [16, 17, 4, 18, 18],
    [16, 17, 3, 19, 20],
    [16, 17, 2, 21, 24],
    [16, 17, 1, 25, 32],
  ])('of %d from %d on: losers of round %d play for %d to %d', (size, firstPlace, round, from, to) => {
    expect(placesOfLosers({ firstPlace, size }, round)).toEqual({ from, to });
  });

  it.each([4, 8, 16, 32, 64, 128])('of a full placing of %d are all played, each once', (size) => {
    const tables = fullPlacing({ firstPlace: 1, size });
    const finals = tables.flatMap(({ firstPlace }) => [firstPlace, firstPlace + 1]);
    expect(finals.toSorted((a, b) => a - b)).toEqual(range(1, size));
  });

  it('are shared by those who lost in the same round', () => {
    const places = placesOf(play(drawLines(range(1, 8), { random: () => 0 })), 1);
    expect(places.map(({ place, shared }) => toPlaceText(place, shared))).toEqual([
      '1er',
      '2e',
      '3e ex aequo',
      '3e ex aequo',
      '5e ex aequo',
      '5e ex aequo',
      '5e ex aequo',
      '5e ex aequo',
    ]);
  });

  it('are closed up where byes leave some free', () => {
    const rounds = play([1, null, null, null, 3, null, 2, 4]);
    expect(placesOf(rounds, 9)).toEqual([
      { id: 1, place: 9, shared: false },
      { id: 2, place: 10, shared: false },
      { id: 3, place: 11, shared: false },
      { id: 4, place: 12, shared: false },
    ]);
  });

  it('are known before the table is finished', () => {
    const open = { home: null, away: null, winner: null };
    const first: TableMatch<string>[] = [
      { home: 'a', away: 'b', winner: 'home' },
      { home: 'c', away: 'd', winner: null },
    ];
    expect(placesOf([first, [open]], 1)).toEqual([{ id: 'b', place: 3, shared: false }]);
  });

  it('cover all players of any draw without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 128 }), (count) => {
        const places = placesOf(play(drawLines(range(1, count), { random: () => 0 })), 1);
        expect(places.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(range(1, count));
        let next = 1;
        for (const place of new Set(places.map((one) => one.place))) {
          expect(place).toBe(next);
          next += places.filter((one) => one.place === place).length;
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the name of a round', () => {
  it.each([
    [1, 'Finale'],
    [2, '1/2 finale'],
    [4, '1/4 de finale'],
    [8, '1/8 de finale'],
    [16, '1/16 de finale'],
  ])('with %d matches is %s', (matches, name) => {
    expect(toRoundName(matches)).toBe(name);
  });
});
