import { describe, expect, it } from 'vitest';
import { formatDuration } from '../../../src/i18n/formatDuration.ts';
import { readDuration, toTypedDuration } from '../../../src/lib/readDuration.ts';

describe('a duration', () => {
  it.each([
    '1 h 30',
    '1h30',
    '1 H 30 min',
    '1 heure 30 minutes',
    '1\u00a0h\u202f30\u00a0min',
    '1,5 h',
    '1.5h',
    '1:30',
    '01:30:00',
    'PT1H30M',
    'pt1h30m',
    'P0Y0M0DT1H30M0S',
    ' +1 h 30 ',
  ])('written %s is an hour and a half', (typed) => {
    expect(readDuration(typed)).toBe('PT1H30M');
  });

  it.each([
    ['90 min', 'PT90M'],
    ['90 mn', 'PT90M'],
    ['5 min 30', 'PT5M30S'],
    ['26:05:10', 'PT26H5M10S'],
    ['2 jours 4 h', 'P2DT4H'],
    ['2 j', 'P2D'],
    ['1 an 2 mois 3 jours', 'P1Y2M3D'],
    ['1,5 année', 'P1Y6M'],
    ['3 semaines', 'P21D'],
    ['P1W', 'P7D'],
    ['1,5 semaine', 'P10DT12H'],
    ['1 000 h', 'PT1000H'],
    ['0,25 min', 'PT15S'],
    ['\u22120,5 s', '-PT0.5S'],
    ['-1 h', '-PT1H'],
    ['0 min', 'PT0M'],
  ])('written %s is %s', (typed, value) => {
    expect(readDuration(typed)).toBe(value);
    expect(readDuration(formatDuration(value) ?? ''), 'what is shown is read again').toBe(value);
  });

  it.each([
    '90',
    'une heure',
    'P',
    'PT',
    'P1DT',
    '30 min 1 h',
    '1,5 mois',
    '1,333 h',
    '1,5 h 30',
    '1 h 30 20',
    '',
  ])('is not %j', (typed) => {
    expect(readDuration(typed)).toBeNull();
  });

  it('stays what was typed where that is none, and is nothing where that is blank', () => {
    expect(toTypedDuration('une heure')).toBe('une heure');
    expect(toTypedDuration('  ')).toBeNull();
  });

  it('of any length is read at once', () => {
    const began = performance.now();
    for (const text of ['1'.repeat(50_000), '1 '.repeat(50_000), '1h'.repeat(50_000), 'P1Y'.repeat(50_000)])
      expect(readDuration(text)).toBeNull();
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
