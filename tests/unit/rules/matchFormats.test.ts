import { describe, expect, it } from 'vitest';
import { isMatchFormat, lettersOf, MATCH_FORMATS, plannedGames } from '../../../src/rules/matchFormats.ts';
import type { MatchFormatCode } from '../../../src/rules/matchFormats.ts';

const codes = Object.keys(MATCH_FORMATS).filter(isMatchFormat);

const toText = (code: MatchFormatCode): string =>
  plannedGames(code)
    .map(({ home, away, double }) => (double === undefined ? home + away : `Double${double}`))
    .join(' ');

describe('the order of games', () => {
  it.each([
    ['4J14', 'AW BX CY DZ AX BW DY CZ Double1 Double2 AY CW DX BZ'],
    ['4J18', 'AW BX CY DZ AX BW DY CZ Double1 Double2 DW CX AZ BY CW DX AY BZ'],
    ['3J10', 'AX BY CZ BX AZ CY Double1 BZ CX AY'],
    ['3J9', 'AX BY CZ BX AZ CY BZ CX AY'],
    ['2J5', 'AX BY Double1 AY BX'],
    ['3J5', 'AX BY CZ AY BX'],
    ['6J20', 'AX BY CZ BX AZ CY BZ CX AY Double1 DR ES FT ER DT FS ET FR DS Double2'],
  ] as const)('of %s is that of the federation', (code, order) => {
    expect(toText(code)).toBe(order);
  });

  it.each(codes)('of %s has as many games as its name says, numbered from 1', (code) => {
    const games = plannedGames(code);
    expect(games.map(({ position }) => position)).toEqual(games.map((_, index) => index + 1));
    expect(games).toHaveLength(Number(code.split('J')[1]));
    expect(lettersOf(code, 'home')).toHaveLength(Number(code[0]));
    expect(lettersOf(code, 'away')).toHaveLength(Number(code[0]));
  });

  it.each(codes)('of %s lets no two players meet twice', (code) => {
    const singles = plannedGames(code).filter(({ double }) => double === undefined);
    expect(new Set(singles.map(({ home, away }) => home + away)).size).toBe(singles.length);
  });

  it('of 4J14 leaves each player one opponent whom he never meets', () => {
    const met = plannedGames('4J14').map(({ home, away }) => home + away);
    for (const never of ['AZ', 'BY', 'CX', 'DW']) expect(met).not.toContain(never);
  });

  it('names who may play a double', () => {
    expect(plannedGames('6J20').filter(({ double }) => double)).toEqual([
      { position: 10, home: 'ABC', away: 'XYZ', double: 1 },
      { position: 20, home: 'DEF', away: 'RST', double: 2 },
    ]);
  });

  it('refuses a code that no sheet has', () => {
    expect(['4J15', 'toString', '', null].map(isMatchFormat)).toEqual([false, false, false, false]);
  });
});
