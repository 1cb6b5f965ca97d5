import type { CalendarEvent } from '../../../lib/toCalendarFile.ts';
import { toAddress } from './formatTournament.ts';
import type { Tournament } from './parseTournament.ts';

const DAY_MS = 86_400_000;
/** Longer than any tournament; a wrong end date must not fill the calendar. */
const MOST_DAYS = 14;

/** Every day of a tournament, in its hall. */
export const toCalendarEvents = (tournament: Tournament): readonly CalendarEvent[] => {
  const { id, name, startDate, endDate } = tournament;
  const first = Date.parse(startDate);
  const count = Math.min(Math.max((Date.parse(endDate) - first) / DAY_MS + 1, 1), MOST_DAYS);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    return {
      uid: `tournament-${id}-${date}@raquette`,
      summary: name,
      date,
      time: null,
      minutes: 0,
      location: toAddress(tournament).join(', ') || null,
      isCancelled: false,
    };
  });
};
