import { toCalendarFile, type CalendarEvent } from '../../lib/toCalendarFile.ts';
import { download } from '../../ui/download.ts';

/** Downloads events as an iCalendar file, which a phone opens in its calendar. */
export const saveCalendar = (name: string, events: readonly CalendarEvent[]): void =>
  download(
    new Blob([toCalendarFile(name, events, new Date())], { type: 'text/calendar;charset=utf-8' }),
    `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.ics`,
  );
