import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDateTime, formatToMinute } from '../../../src/i18n/formatDateTime.ts';
import {
  dayOf,
  formatDate,
  formatDay,
  fromDateInput,
  fromDateTimeInput,
  isRealDate,
  parseInstant,
  toDateInput,
  toLocalDateTime,
  toWallDateTime,
} from '../../../src/lib/dates.ts';

const own = process.env.TZ;
afterAll(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

describe.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Apia'])(
  'dates on a machine in %s',
  (zone) => {
    beforeAll(() => {
      process.env.TZ = zone;
    });

    it('runs in that zone', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it.each([
      ['2026-03-05', '05/03/2026'],
      ['2026-03-05T00:00:00', '05/03/2026'],
      ['2026-03-05T00:00:00+01:00', '05/03/2026'],
      ['2026-07-05T00:00:00+02:00', '05/07/2026'],
      ['1988-03-14T00:00:00+0100', '14/03/1988'],
      // Paris had summer time in these years, Berlin had not; a midnight in Réunion is the evening before here.
      ['1976-09-01T00:00:00+02:00', '01/09/1976'],
      ['1979-07-18T00:00:00+02:00', '18/07/1979'],
      ['2026-03-05T00:00:00+04:00', '05/03/2026'],
      ['2026-03-05T00:00:00+00:00', '05/03/2026'],
    ])('shows the date %s as its first ten characters say, %s (R5.82)', (value, shown) => {
      expect(formatDate(value)).toBe(shown);
      expect(fromDateInput(toDateInput(value))).toBe(`${value.slice(0, 10)}T00:00:00`);
    });

    it.each([
      ['2026-01-15T23:30:00Z', '16/01/2026'],
      ['2026-01-15T23:30:00.000+00:00', '16/01/2026'],
      ['2026-01-15T10:00:00Z', '15/01/2026'],
    ])('knows the day of the moment %s here, %s (R5.84)', (value, shown) => {
      expect(formatDay(value)).toBe(shown);
      expect(dayOf(new Date(value))).toBe(shown.split('/').toReversed().join('-'));
    });

    it.each([
      ['2026-01-15T10:00:00Z', '15/01/2026 à 11:00'],
      ['2026-07-15T10:00:00Z', '15/07/2026 à 12:00'],
      ['2026-03-05T09:05:07', '05/03/2026 à 09:05:07'],
      ['2025-09-01T10:00:00+02:00', '01/09/2025 à 10:00'],
      // The hour that New York skips exists in Berlin.
      ['2026-03-08T02:30:00', '08/03/2026 à 02:30'],
    ])('shows the instant %s as %s (R3.140, R9.18)', (value, shown) => {
      expect(formatDateTime(value)).toBe(shown);
      expect(formatToMinute(value)).toBe(shown.replace(/(:\d\d):\d\d$/, '$1'));
    });

    it('leaves the seconds out of nothing where there is no moment', () => {
      expect([
        formatToMinute('2026-03-05T00:00:00', true),
        formatToMinute(null),
        formatToMinute('x'),
      ]).toEqual(['05/03/2026', null, null]);
    });

    it('sends the wall time that was typed, and shows it again (R9.19, R9.20)', () => {
      const sent = fromDateTimeInput('2026-03-05T09:05');
      expect(sent).toBe('2026-03-05T09:05:00');
      expect(toWallDateTime(sent)).toBe('2026-03-05T09:05');
      expect(fromDateInput(toDateInput('2026-03-05T00:00:00+01:00'))).toBe('2026-03-05T00:00:00');
      expect(toLocalDateTime('2026-07-15T10:00:07Z')).toBe('2026-07-15T12:00:07');
    });

    it('reads wall time as that of Berlin', () => {
      expect(parseInstant('2026-01-15T10:00:00')?.toISOString()).toBe('2026-01-15T09:00:00.000Z');
      expect(parseInstant('2026-07-15T10:00:00')?.toISOString()).toBe('2026-07-15T08:00:00.000Z');
    });

    it.each([
      ['2026-02-28', true],
      ['2024-02-29', true],
      ['2026-02-29', false],
      ['2026-02-30T10:00:00', false],
      ['2026-13-01', false],
      ['2026-02-28T25:00:00', false],
      ['2026-02-28T10:61:00', false],
      ['2026-02-28 ou plus tard', false],
      ['2026-02-28T', false],
      ['31/02/2026', false],
      ['abc', false],
      ['', false],
    ])('knows whether %j is a real date: %s (R5.48)', (value, real) => {
      expect(isRealDate(value)).toBe(real);
    });
  },
);

describe('dates', () => {
  it.each([null, undefined, '', 'abc', 20_260_305, {}, '05/03/2026', '-0001-11-30T00:00:00+00:00'])(
    'show nothing for %j',
    (value) => {
      expect([formatDate(value), formatDateTime(value), toLocalDateTime(value), toDateInput(value)]).toEqual([
        null,
        null,
        null,
        '',
      ]);
    },
  );

  it('turn an emptied input into nothing', () => {
    expect([fromDateInput(''), fromDateTimeInput('')]).toEqual([null, null]);
  });

  it('keep the seconds that a date-time input may carry', () => {
    expect(fromDateTimeInput('2026-03-05T09:05:07')).toBe('2026-03-05T09:05:07');
  });
});
