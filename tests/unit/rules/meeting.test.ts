import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMatchFormat, MATCH_FORMATS, plannedGames } from '../../../src/rules/matchFormats.ts';
import { absentGames, NATIONAL_SETTLED_AT, settledIn, toMeetingResult } from '../../../src/rules/meeting.ts';
import { winnersOf } from '../../../src/rules/sheet/checkSheet.ts';
import { toGameResult } from '../../../src/rules/gameResult.ts';
import { toPoints } from '../../../src/rules/sets.ts';
import { buildSheet } from './realSheet.ts';

const meeting = { format: '4J14' } as const;
const games = (home: number, away: number) => [
  ...Array.from({ length: home }, () => 'home' as const),
  ...Array.from({ length: away }, () => 'away' as const),
];

describe('a meeting', () => {
  it('of the real sheet ends 4-10', () => {
    const sheet = buildSheet();
    expect(toMeetingResult(winnersOf(sheet), meeting)).toEqual({
      home: 4,
      away: 10,
      finished: true,
    });
    const won = winnersOf(sheet).flatMap((winner, index) => (winner === 'home' ? [index + 1] : []));
    expect(won).toEqual([3, 7, 8, 9]);
    const sets = (position: number) => sheet.games[position - 1]?.sets ?? [];
    expect(sets(8).map(toPoints)).toEqual(['11-9', '12-10', '13-11']);
    expect(sets(13).map(toPoints)).toEqual(['11-8', '10-12', '10-12', '9-11']);
    expect(toGameResult(sets(9), 5)).toEqual({ home: 3, away: 1, winner: 'home' });
  });

  it('is not over as long as games are missing', () => {
    expect(toMeetingResult([...games(9, 4), null], meeting)).toEqual({
      home: 9,
      away: 4,
      finished: false,
    });
  });

  it('gives no point for a game that neither side could play', () => {
    expect(toMeetingResult([...games(7, 6), 'none'], meeting)).toMatchObject({
      home: 7,
      away: 6,
      finished: true,
    });
  });

  it('stops at eight on the national level', () => {
    const winners = [...games(3, 0), ...games(0, 4), ...games(5, 0), ...games(0, 2)];
    expect(settledIn(winners, NATIONAL_SETTLED_AT)).toBe(12);
    expect(toMeetingResult(winners, { ...meeting, settledAt: 8 })).toMatchObject({
      home: 8,
      away: 4,
      finished: true,
    });
    expect(toMeetingResult(games(7, 3), { ...meeting, settledAt: 8 }).finished).toBe(false);
  });

  it.each([
    ['home', 0, 14],
    ['away', 14, 0],
    ['both', 0, 0],
  ] as const)('with a forfeit of %s ends %d-%d', (forfeit, home, away) => {
    expect(toMeetingResult([], meeting, forfeit)).toEqual({ home, away, finished: true });
  });

  it('shares out each game exactly once, whoever wins', () => {
    const format = fc.constantFrom(...Object.keys(MATCH_FORMATS).filter(isMatchFormat));
    const chained = format.chain((code) => {
      const total = plannedGames(code).length;
      const winner = fc.constantFrom('home' as const, 'away' as const);
      return fc.tuple(fc.constant(code), fc.array(winner, { minLength: total, maxLength: total }));
    });
    fc.assert(
      fc.property(chained, ([code, winners]) => {
        const { home, away, finished } = toMeetingResult(winners, { format: code });
        expect(finished).toBe(true);
        expect(home + away).toBe(winners.length);
      }),
    );
  });
});

describe('who is not there', () => {
  it('loses his games, and his team the second double', () => {
    expect([...absentGames('4J14', { home: [], away: ['Z'] })]).toEqual([
      [4, 'home'],
      [8, 'home'],
      [10, 'home'],
      [14, 'home'],
    ]);
  });

  it('gives no point where both are missing', () => {
    const lost = absentGames('4J14', { home: ['D'], away: ['Z'] });
    expect(lost.get(4)).toBe('none');
    expect(lost.get(10)).toBe('none');
    expect(lost.get(7)).toBe('away');
    expect(lost.get(8)).toBe('home');
    expect(lost.has(9)).toBe(false);
  });

  it('leaves a team of three its double, and two missing take it', () => {
    expect(absentGames('3J10', { home: ['C'], away: [] }).has(7)).toBe(false);
    expect(absentGames('3J10', { home: ['B', 'C'], away: [] }).get(7)).toBe('away');
    expect(absentGames('6J20', { home: ['E', 'F'], away: [] }).has(10)).toBe(false);
    expect(absentGames('6J20', { home: ['E', 'F'], away: [] }).get(20)).toBe('away');
  });
});
