import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf, readForeignDay } from '../../../src/lib/foreignDays.ts';

const read = (text: string, order?: 'day' | 'month') =>
  readForeignDay(text, { until: 2026, ...(order ? { order } : {}) });

describe('readForeignDay', () => {
  it.each([
    ['05/06/1988', '1988-06-05'],
    ['5.6.1988', '1988-06-05'],
    ['5 6 1988', '1988-06-05'],
    ['05061988', '1988-06-05'],
    ['1988-06-05', '1988-06-05'],
    ['1988/6/5', '1988-06-05'],
    ['20020101', '2002-01-01'],
    ['05/06/1988 00:00', '1988-06-05'],
    ['05/06/1988 à 14h30', '1988-06-05'],
    ['1988-06-05T23:59:59.999', '1988-06-05'],
    ['1988-06-04T22:00:00.000Z', '1988-06-05'],
    ['2001-12-31T23:00:00.000Z', '2002-01-01'],
    ['2001-12-31T23:00:00+00:00', '2002-01-01'],
    ['2001-12-31 23:00:00 UTC', '2002-01-01'],
    ['2001-12-31T22:59:59Z', '2001-12-31'],
    ['1988-06-05T00:00:00+02:00', '1988-06-05'],
    ['1988-06-05T00:00:00+0200', '1988-06-05'],
    ['1988-06-05T00:00:00-04:00', '1988-06-05'],
    ['1976-07-01T00:00:00Z', '1976-07-01'],
    ['1976-06-30T22:00:00Z', '1976-07-01'],
  ])('reads %s as %s', (text, date) => {
    expect(read(text)).toEqual({ date, assumes: null });
  });

  it.each([
    ['5.6.88', '1988-06-05', 'century'],
    ['05/06/26', '2026-06-05', 'century'],
    ['05/06/27', '1927-06-05', 'century'],
    ['05/06/88 00:00', '1988-06-05', 'century'],
    ['32299', '1988-06-05', 'serial'],
    ['32299,75', '1988-06-05', 'serial'],
    ['61', '1900-03-01', 'serial'],
    ['6/5/1988 12:00:00 AM', '1988-06-05', 'monthFirst'],
  ])('reads %s as %s, taking for granted the %s', (text, date, assumes) => {
    expect(read(text)).toEqual({ date, assumes });
  });

  it.each([
    // The last is midnight in Réunion, the day before in Paris.
    '',
    'x',
    '31/02/1988',
    '5/6',
    '1988',
    '2002',
    '60',
    '0',
    '-5',
    '100000',
    '050688',
    '05/06/0088',
    '05/06-1988',
    '05/06/198',
    '05/06/19888',
    '0101-02-20',
    '1988-06-05T25:00',
    '1988-06-05T24:00:00Z',
    '06/25/1988',
    '1988-06-05T',
    '1988-06-05 x',
    '5 juin',
    '05/06/1988 - 06/06/1988',
    '2023-02-29T12:00Z',
    '1988-06-05T00:00:00+04:00',
  ])('reads no day in %j', (text) => {
    expect(read(text)).toBeNull();
  });

  it('reads the month first where a column is written so', () => {
    expect(orderOf(['05/06/1988', '06/25/1988', 'x'])).toBe('month');
    expect(read('05/06/1988', 'month')).toEqual({ date: '1988-05-06', assumes: 'monthFirst' });
    expect(read('06/25/1988', 'month')).toEqual({ date: '1988-06-25', assumes: 'monthFirst' });
    expect(read('06/06/1988', 'month')).toEqual({ date: '1988-06-06', assumes: null });
    expect(read('1988-05-06', 'month')).toEqual({ date: '1988-05-06', assumes: null });
  });

  it.each([[['05/06/1988']], [['25/06/1988', '06/25/1988']], [[]]])(
    'reads the day first in a column of %j',
    (texts) => {
      expect(orderOf(texts)).toBe('day');
    },
  );

  const day = fc
    .date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('gives back every day in every way of writing it, or none', () => {
    const ways: readonly ((date: string, parts: readonly string[]) => string)[] = [
      (date) => date,
      (_, [y, m, d]) => `${d}/${m}/${y}`,
      (_, [y, m, d]) => `${Number(d)}.${Number(m)}.${y}`,
      (_, [y, m, d]) => `${d}${m}${y}`,
      (_, [y, m, d]) => `${y}${m}${d}`,
      (_, [y, m, d]) => `${y}/${m}/${d}`,
      (date) => `${date}T00:00:00`,
      (date) => `${date} 23:59:59.999`,
      (date) => `${date}T12:00:00Z`,
      (_, [y, m, d]) => `${d}/${m}/${y} 9h05`,
    ];
    fc.assert(
      fc.property(day, fc.constantFrom(...ways), (date, way) => {
        expect(read(way(date, date.split('-')))).toEqual({ date, assumes: null });
      }),
      { numRuns: 2000 },
    );
  });

  it('gives back the day of a midnight in Paris, whatever the offset that a program wrote it with', () => {
    const wall = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    /** The first instant of a day in Paris, found without the code under test. */
    const midnight = (date: string): Date | undefined =>
      Array.from(
        { length: 49 },
        (_, half) => new Date(Date.parse(`${date}T00:00:00Z`) + (half - 24) * 1_800_000),
      ).find((instant) => wall.format(instant) === `${date} 00:00:00`);
    const written = (instant: Date, hours: number): string => {
      const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
      return `${new Date(instant.getTime() + hours * 3_600_000).toISOString().slice(0, 19)}${offset}`;
    };
    fc.assert(
      fc.property(day, fc.integer({ min: -11, max: 13 }), (date, hours) => {
        const instant = midnight(date);
        fc.pre(instant !== undefined);
        expect(read(instant.toISOString())).toEqual({ date, assumes: null });
        expect([date, undefined]).toContain(read(written(instant, hours))?.date);
      }),
      { numRuns: 500 },
    );
  });

  it('counts days as a spreadsheet does', () => {
    fc.assert(
      fc.property(day, (date) => {
        const serial = Date.parse(date) / 86_400_000 + 25_569;
        const found = read(String(serial));
        // Numbers of years are none.
        expect(found ?? { date, assumes: 'serial' }).toEqual({ date, assumes: 'serial' });
        expect(found === null).toBe(serial >= 1800 && serial < 2200);
      }),
    );
  });
});
