import { describe, expect, it } from 'vitest';
import { fromClock, toClock } from '../../../src/lib/clock.ts';
import { earliestFromNow, MOMENTS } from '../../../src/lib/earliestFromNow.ts';
import { foldText } from '../../../src/lib/text.ts';
import { formatPhone } from '../../../src/lib/phone.ts';
import { safeColor, toPickerColor } from '../../../src/lib/safeColor.ts';
import { safeHref } from '../../../src/lib/safeHref.ts';
import { parseTypedClock, parseTypedDate, parseTypedDateTime } from '../../../src/lib/typedMoments.ts';

describe('formatPhone', () => {
  it.each([
    ['0123456789', '01 23 45 67 89'],
    ['01.23-45 67/89', '01 23 45 67 89'],
    ['+33123456789', '+33 1 23 45 67 89'],
    ['+33123456789012345', '+33 1 23 45 67 89 0'],
    ['+4915123456789', '+49 15 12 34 56 78'],
    ['a1', '1'],
  ])('writes %s as %s (R1.10, R5.89-R5.92, R9.24)', (text, shown) => {
    expect(formatPhone(text)).toBe(shown);
  });

  it.each(['abc', '+', ' - '])('throws on %j, which is no number (R5.93, R5.94)', (text) => {
    expect(() => formatPhone(text)).toThrow(new Error('Invalid phone number'));
  });
});

describe('earliestFromNow', () => {
  it.each([
    ['2026-01-15T09:00:00Z', '2026-01-15T12:00'],
    ['2026-01-15T09:02:00Z', '2026-01-15T12:05'],
    ['2026-01-15T09:00:01Z', '2026-01-15T12:05'],
    // The night in which Berlin skips an hour: two hours of time, not of wall time.
    ['2026-03-29T00:00:00Z', '2026-03-29T04:00'],
  ])('at %s is %s (R5.87, R5.88)', (now, earliest) => {
    expect(earliestFromNow(new Date(now))).toBe(earliest);
  });

  it('counts in the steps of the specification (R9.16)', () => {
    expect(MOMENTS).toEqual({ minuteStep: 5, hourStep: 1, shiftHours: 2 });
  });
});

describe('typed moments', () => {
  it.each([
    ['05/03/2026', '2026-03-05'],
    ['5-3-2026', '2026-03-05'],
    ['05032026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['31/02/2026', null],
    ['05/03/26', null],
    ['abc', null],
    ['', null],
  ])('read the date %j as %j', (typed, date) => {
    expect(parseTypedDate(typed)).toBe(date);
  });

  it.each([
    ['20:45', '20:45'],
    ['20h45', '20:45'],
    ['2045', '20:45'],
    ['9h', '09:00'],
    ['24:00', null],
    ['9:60', null],
    ['x', null],
  ])('read the time %j as %j', (typed, clock) => {
    expect(parseTypedClock(typed)).toBe(clock);
  });

  it.each([
    ['05/03/2026 à 9h05', '2026-03-05T09:05'],
    ['2026-03-05T09:05', '2026-03-05T09:05'],
    ['05/03/2026', null],
    ['05/03/2026 25:00', null],
  ])('read the moment %j as %j', (typed, moment) => {
    expect(parseTypedDateTime(typed)).toBe(moment);
  });
});

describe('clocks', () => {
  it('are read as written, whatever their zone, and sent on the day without one', () => {
    expect(['1970-01-01T20:45:00+05:00', '20:45:00', '20:45'].map(toClock)).toEqual([
      '20:45',
      '20:45',
      '20:45',
    ]);
    expect([null, 20, '25:00', 'x20:45'].map(toClock)).toEqual([null, null, null, null]);
    expect(fromClock('20:45')).toBe('1970-01-01T20:45:00');
  });
});

describe('values that could do harm', () => {
  it.each([
    ['https://fftt.com/a?b=1', 'https://fftt.com/a?b=1'],
    ['www.club.fr', 'https://www.club.fr'],
    ['mailto:a@b.fr', 'mailto:a@b.fr'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['https://a b', null],
  ])('lead from %s to %j only', (address, href) => {
    expect(safeHref(address)).toBe(href);
  });

  it('are colours only when they are nothing else', () => {
    expect(['#335296', '#fff', 'red', 'url(x)', 'red;x:y', 3].map(safeColor)).toEqual([
      '#335296',
      '#fff',
      'red',
      null,
      null,
      null,
    ]);
    expect(['#ABC', '#335296', 'red'].map(toPickerColor)).toEqual(['#aabbcc', '#335296', null]);
  });
});

describe('foldText', () => {
  it('makes case and accents equal (R5.78)', () => {
    expect(foldText('Équipe Été ÇA')).toBe('equipe ete ca');
    expect(foldText('Val d’Yerres')).toBe("val d'yerres");
  });

  it.each([
    ['Ve\u0301ronique', 'veronique'],
    ['KUČERA', 'kucera'],
    ['ŁUKASZEWSKI', 'lukaszewski'],
    ['ŞAHİN', 'sahin'],
    ['NGUYỄN', 'nguyen'],
    ['Øster Æbler', 'oster aebler'],
    ['STRAẞE', 'strasse'],
    ['  Le\u00a0 Roux ', 'le roux'],
  ])('finds %j by plain letters', (name, plain) => {
    expect(foldText(name)).toBe(plain);
  });
});
