import { describe, expect, it } from 'vitest';
import { POOL_CALENDARS, teamCalendar } from '../../../../src/rules/standing/poolCalendars.ts';

const calendars = Object.entries(POOL_CALENDARS).map(([size, days]) => [Number(size), days] as const);

describe('the calendar of a pool', () => {
  it.each(calendars)('of %d lets everybody meet everybody exactly once', (size, days) => {
    const met = days.flat().map(([one, other]) => [one, other].toSorted((a, b) => a - b).join('-'));
    expect(new Set(met).size).toBe(met.length);
    expect(met).toHaveLength((size * (size - 1)) / 2);
  });

  it.each(calendars)('of %d lets nobody play twice on a day', (_, days) => {
    for (const day of days) expect(new Set(day.flat()).size).toBe(day.flat().length);
  });

  it.each([
    [3, '1-3, 1-2, 2-3'],
    [4, '1-4 2-3, 1-3 2-4, 1-2 3-4'],
    [5, '1-4 2-3, 1-5 3-4, 2-5 1-3, 3-5 2-4, 4-5 1-2'],
    [
      8,
      '1-8 2-7 3-6 4-5, 7-1 6-2 5-3 8-4, 1-6 2-5 3-4 8-7, 5-1 4-2 3-8 6-7, ' +
        '1-4 2-3 7-5 8-6, 3-1 2-8 4-7 5-6, 1-2 7-3 6-4 8-5',
    ],
  ] as const)('of %d is that of the federation', (size, calendar) => {
    const days = POOL_CALENDARS[size].map((day) => day.map((pair) => pair.join('-')).join(' '));
    expect(days.join(', ')).toBe(calendar);
  });

  it('of 7 teams leaves one exempt on each day, each of them once', () => {
    const teams = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const exempt = teamCalendar(teams).flatMap(({ home, away }) =>
      home === null ? [away] : away === null ? [home] : [],
    );
    expect(exempt).toHaveLength(teams.length);
    expect(new Set(exempt)).toEqual(new Set(teams));
    expect(() => teamCalendar(teams.slice(1))).toThrow('A pool has 7 or 8 teams, not 6');
  });
});
