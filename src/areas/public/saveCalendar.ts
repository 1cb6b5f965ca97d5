import { toCalendarFile, type CalendarEvent } from '../../lib/toCalendarFile.ts';
import { download } from '../../ui/download.ts';

/** Hands events to the visitor's calendar as a file, by whose type a phone knows what opens it. */
export const saveCalendar = (name: string, events: readonly CalendarEvent[]): void =>
  download(
    new Blob([toCalendarFile(name, events, new Date())], { type: 'text/calendar;charset=utf-8' }),
    `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.ics`,
  );
