import { describe, expect, it } from 'vitest';
import { isOutdatedSeason, currentSeason, type Season, seasonClock } from '../../../src/rules/season.ts';

const buildSeason = (known: Partial<Season> = {}): Season => ({
  '@id': '/api/seasons/24',
  id: 24,
  name: '2025-2026',
  startDate: '2025-07-01T00:00:00+02:00',
  endDate: '2026-06-30T00:00:00+02:00',
  dateModified: '2025-07-04T10:10:49+02:00',
  current: false,
  ...known,
});

const isCurrent = (season: Season, now: Date): boolean => currentSeason([season], now) === season;

describe('a season', () => {
  it.each([
    ['2026-01-15T12:00:00+01:00', true],
    ['2025-07-01T00:00:00+02:00', true],
    ['2025-06-30T23:59:59+02:00', false],
    ['2026-06-30T23:59:59+02:00', true],
    ['2026-07-01T00:00:00+02:00', false],
    ['2026-07-02T12:00:00+02:00', false],
  ])('at %s is current by the dates: %s (R4.42, R4.44)', (now, current) => {
    expect(isCurrent(buildSeason(), new Date(now))).toBe(current);
  });

  it('counts the dates in Berlin, whichever offset the server writes', () => {
    const utc = buildSeason({ startDate: '2025-07-01T00:00:00+00:00', endDate: '2026-06-30T00:00:00+00:00' });
    expect(isCurrent(utc, new Date('2026-06-30T23:59:59+02:00'))).toBe(true);
    expect(isCurrent(utc, new Date('2025-06-30T23:59:59+02:00'))).toBe(false);
    const plain = buildSeason({ startDate: '2025-07-01', endDate: '2026-06-30' });
    expect(isCurrent(plain, new Date('2026-06-30T23:59:59+02:00'))).toBe(true);
  });

  it('is current by the flag whatever the dates (R4.43)', () => {
    const past = buildSeason({ startDate: '2001-07-01', endDate: '2002-06-30', current: true });
    expect(isCurrent(past, new Date('2026-01-15T12:00:00Z'))).toBe(true);
  });

  it('is not current by dates that cannot be read', () => {
    expect(isCurrent(buildSeason({ startDate: 'bientôt', endDate: '' }), new Date())).toBe(false);
  });
});

describe('currentSeason', () => {
  const now = new Date('2026-01-15T12:00:00Z');

  it('prefers the flagged one, then the latest', () => {
    const byDates = buildSeason();
    const flagged = buildSeason({ id: 23, startDate: '2024-07-01', endDate: '2025-06-30', current: true });
    const later = buildSeason({ id: 25, startDate: '2026-01-01', endDate: '2026-12-31' });
    expect(currentSeason([byDates, flagged, later], now)?.id).toBe(23);
    expect(currentSeason([byDates, later], now)?.id).toBe(25);
  });

  it('is none when no season qualifies', () => {
    expect(currentSeason([buildSeason({ endDate: '2025-12-31' })], now)).toBeNull();
    expect(currentSeason([], now)).toBeNull();
  });
});

describe('isOutdatedSeason', () => {
  const season = buildSeason();
  it.each([
    [null, null, false],
    ['24', null, false],
    ['/api/seasons/24', null, false],
    ['25', null, true],
    ['/api/seasons/25', null, true],
    ['abc', null, false],
    ['24', '2025-07-04T10:10:49+02:00', false],
    ['24', '2025-07-04T08:10:49+00:00', false],
    ['24', '2025-07-04T10:10:50+02:00', true],
    ['24', '2025-07-04T10:10:48+02:00', false],
    ['24', 'abc', false],
  ])('with the headers %j and %j says %s', (id, update, outdated) => {
    expect(isOutdatedSeason(season, id, update)).toBe(outdated);
  });

  it('is false while there is no season', () => {
    expect(isOutdatedSeason(null, '25', '2030-01-01T00:00:00Z')).toBe(false);
  });

  it.each([null, 'abc'])(
    'compares no date with the unreadable %j, or each answer would cause a request',
    (date) => {
      expect(isOutdatedSeason(buildSeason({ dateModified: date }), '24', '2030-01-01T00:00:00Z')).toBe(false);
    },
  );
});

it.each([
  ['2026-06-21', { at: 'ahead', days: 10 }],
  ['2026-07-01', { at: 'phase', phase: 1, until: '2026-12-31', days: 183 }],
  ['2026-12-31', { at: 'phase', phase: 1, until: '2026-12-31', days: 0 }],
  ['2027-01-01', { at: 'phase', phase: 2, until: '2027-06-30', days: 180 }],
  ['2027-07-01', { at: 'over' }],
])('a season of two phases on %s', (day, clock) => {
  expect(seasonClock('2026-07-01', '2027-06-30', day)).toEqual(clock);
});
