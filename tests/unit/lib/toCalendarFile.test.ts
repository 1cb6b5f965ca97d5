import { describe, expect, it } from 'vitest';
import { toCalendarFile, type CalendarEvent } from '../../../src/lib/toCalendarFile.ts';

const buildEvent = (values: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'sport-match-7@raquette',
  summary: 'LOGNES EP 12 - TORSAC CP 1',
  date: '2026-10-03',
  time: '17:00',
  minutes: 180,
  location: null,
  isCancelled: false,
  ...values,
});

const NOW = new Date('2026-11-22T08:09:10.123Z');
const write = (values?: Partial<CalendarEvent>): string =>
  toCalendarFile('Équipe 1', [buildEvent(values)], NOW);

describe('a calendar file', () => {
  it('gives day and hour by the clock of Paris, with its rules', () => {
    const lines = write().split('\r\n');
    expect(lines).toContain('DTSTART;TZID=Europe/Paris:20261003T170000');
    expect(lines).toContain('DURATION:PT180M');
    expect(lines).toContain('DTSTAMP:20261122T080910Z');
    expect(lines.indexOf('TZID:Europe/Paris')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
    expect(lines.at(-1)).toBe('');
  });

  it('makes a day of a meeting without hour, and says when it is cancelled', () => {
    const text = write({ time: null, isCancelled: true });
    expect(text).toContain('DTSTART;VALUE=DATE:20261003\r\n');
    expect(text).not.toContain('DURATION');
    expect(text).toContain('STATUS:CANCELLED\r\n');
  });

  it('escapes what would be read as structure', () => {
    expect(write({ location: 'Salle A, 1 rue; \\ du\nStade' })).toContain(
      'LOCATION:Salle A\\, 1 rue\\; \\\\ du\\nStade\r\n',
    );
  });

  it('folds lines at 75 octets and cuts no character', () => {
    const summary = 'é🏓'.repeat(60);
    const text = write({ summary });
    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  });
});
