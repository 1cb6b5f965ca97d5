import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teamCalendar } from '../../../../src/rules/standing/poolCalendars.ts';
import { rankAcrossPools, teamStanding } from '../../../../src/rules/standing/teamStanding.ts';
import type { PoolMeeting } from '../../../../src/rules/standing/teamStanding.ts';

const teams = (ids: string) => [...ids].map((id) => ({ id }));

/** `A-B 10-4` is a meeting of A and B. */
const meeting = (text: string, known: Partial<PoolMeeting<string>> = {}): PoolMeeting<string> => {
  const [, home = '', away = '', ours, theirs] = /^(\w)-(\w) (\d+)-(\d+)$/.exec(text) ?? [];
  return { home, away, games: { home: Number(ours), away: Number(theirs) }, ...known };
};

const ranks = (...[pool, meetings, rule]: Parameters<typeof teamStanding<string>>): string[] =>
  teamStanding(pool, meetings, rule).map(({ id, rank, shared }) => `${rank}${shared ? '=' : ''} ${id}`);

/** Results of team A over seven days. */
const season = (results: string): PoolMeeting<string>[] =>
  results.split(' ').map((result, index) => meeting(`A-${'BCDEFGH'[index]} ${result}`));

describe('the standing of a pool', () => {
  it.each([
    ['8-6 8-6 8-6 8-6 8-6 8-6 8-6', 21, 7, 0, 0],
    ['8-6 8-6 8-6 8-6 7-7 7-7 4-10', 17, 4, 2, 1],
    ['8-6 8-6 8-6 8-6 7-7 4-10 4-10', 16, 4, 1, 2],
    ['8-6 4-10 4-10 4-10 4-10 4-10 4-10', 9, 1, 0, 6],
  ])('gives for %s %d points', (results, points, won, drawn, lost) => {
    const line = teamStanding(teams('ABCDEFGH'), season(results)).find(({ id }) => id === 'A');
    expect(line).toMatchObject({ played: 7, points, won, drawn, lost, forfeits: 0 });
  });

  it('counts a forfeit and a penalty apart, without a point', () => {
    const lines = teamStanding(teams('ABC'), [
      meeting('A-B 0-14', { forfeit: 'home' }),
      meeting('A-C 9-5', { penalty: 'home' }),
      meeting('B-C 0-0', { games: null }),
    ]);
    expect(lines.find(({ id }) => id === 'A')).toMatchObject({
      played: 2,
      points: 0,
      lost: 0,
      forfeits: 2,
      games: { won: 9, lost: 19 },
    });
    expect(lines.find(({ id }) => id === 'B')).toMatchObject({ played: 1, points: 3, won: 1 });
  });

  it('has everybody first before anything is played', () => {
    expect(ranks(teams('ABC'), [])).toEqual(['1= A', '1= B', '1= C']);
  });

  it('separates two of equal points by their own meeting, or by all games', () => {
    const meetings = [
      meeting('A-B 8-6'),
      meeting('A-C 6-8'),
      meeting('B-C 14-0'),
      meeting('A-D 8-6'),
      meeting('B-D 14-0'),
      meeting('C-D 7-7'),
    ];
    expect(ranks(teams('ABCD'), meetings)).toEqual(['1 A', '2 B', '3 C', '4 D']);
    expect(ranks(teams('ABCD'), meetings, 'overall')).toEqual(['1 B', '2 A', '3 C', '4 D']);
  });

  it('separates three in a circle by games, and nobody where all are equal', () => {
    const circle = [meeting('A-B 8-6'), meeting('B-C 8-6'), meeting('C-A 10-4')];
    expect(ranks(teams('ABC'), circle)).toEqual(['1 C', '2 B', '3 A']);
    const tied = [meeting('A-B 6-8'), meeting('B-C 6-8'), meeting('C-A 6-8')];
    expect(ranks(teams('ABC'), tied)).toEqual(['1= A', '1= B', '1= C']);
  });

  it('begins anew among those who are still equal', () => {
    // Each has won once. A is last by games, B and C are equal (15-13): their own meeting says B.
    const circle = [meeting('A-B 8-6'), meeting('B-C 9-5'), meeting('C-A 10-4')];
    expect(ranks(teams('CBA'), circle)).toEqual(['1 B', '2 C', '3 A']);
  });

  it('uses sets, then rally points, where games are equal', () => {
    const first = { sets: { home: 25, away: 24 } };
    expect(ranks(teams('AB'), [meeting('A-B 7-7', { sets: { home: 24, away: 25 } })])).toEqual([
      '1 B',
      '2 A',
    ]);
    expect(ranks(teams('AB'), [meeting('A-B 7-7', first)])).toEqual(['1 A', '2 B']);
    const level = { sets: { home: 25, away: 25 }, rallies: { home: 400, away: 401 } };
    expect(ranks(teams('AB'), [meeting('A-B 7-7', level)])).toEqual(['1 B', '2 A']);
    expect(ranks(teams('AB'), [meeting('A-B 7-7')])).toEqual(['1= A', '1= B']);
  });

  it('removes the results of a general forfeit and puts the team last', () => {
    const pool = [{ id: 'A', generalForfeit: true }, { id: 'B' }, { id: 'C' }];
    const meetings = [meeting('A-B 14-0'), meeting('A-C 14-0'), meeting('B-C 6-8')];
    expect(ranks(pool, meetings)).toEqual(['1 C', '2 B', '3 A']);
    expect(teamStanding(pool, meetings)).toContainEqual(
      expect.objectContaining({ id: 'A', played: 0, points: 0, generalForfeit: true, rank: 3 }),
    );
    expect(teamStanding(pool, meetings)[1]).toMatchObject({ id: 'B', played: 1 });
  });

  it('leaves out days on which a team is exempt', () => {
    const exempt = { home: 'A', away: null, games: null };
    expect(teamStanding(teams('AB'), [exempt, meeting('A-B 8-6')])[0]).toMatchObject({ id: 'A', played: 1 });
  });

  it('compares teams of different pools by points per meeting, then games', () => {
    const [one] = teamStanding(teams('AB'), [meeting('A-B 8-6')]);
    const [other] = teamStanding(teams('CD'), [meeting('C-D 10-4'), meeting('D-C 4-10')]);
    const third = teamStanding(teams('EF'), [meeting('E-F 14-0')])[1];
    const lines = [third, one, other].filter((line) => line !== undefined);
    expect(rankAcrossPools(lines).map((group) => group.map(({ id }) => id))).toEqual([['C'], ['A'], ['F']]);
  });

  it('gives each place once, whatever was played, by either rule', () => {
    const ids = 'ABCDEFGH';
    const results = fc.array(
      fc.record({
        games: fc.option(fc.nat(14).map((home) => ({ home, away: 14 - home }))),
        forfeit: fc.constantFrom(null, null, null, 'home' as const, 'away' as const, 'both' as const),
      }),
      { minLength: 28, maxLength: 28 },
    );
    fc.assert(
      fc.property(results, fc.constantFrom('directMeeting' as const, 'overall' as const), (played, rule) => {
        const meetings = teamCalendar(ids.split('')).map((one, index) => ({
          games: null,
          ...played[index],
          ...one,
        }));
        const lines = teamStanding(teams(ids), meetings, rule);
        expect(
          lines
            .map(({ id }) => id)
            .toSorted()
            .join(''),
        ).toBe(ids);
        // The teams of a shared rank stand for as many places from it on.
        const places = lines.map(
          ({ rank }, index) => rank + lines.slice(0, index).filter((line) => line.rank === rank).length,
        );
        expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        const points = lines.map((line) => line.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
      { numRuns: 50 },
    );
  });
});
