import type { CalendarEvent } from '../../../lib/toCalendarFile.ts';
import type { Tournament } from './parseTournament.ts';

const DAY_MS = 86_400_000;
/** Longer than any tournament; a wrong end date must not fill the calendar. */
const MOST_DAYS = 14;

/** Every day of a tournament, in its hall. */
export const toCalendarEvents = ({
  id,
  name,
  startDate,
  endDate,
  hall,
  street,
  postalCode,
  town,
}: Tournament): readonly CalendarEvent[] => {
  const first = Date.parse(startDate);
  const count = Math.min(Math.max((Date.parse(endDate) - first) / DAY_MS + 1, 1), MOST_DAYS);
  const place = [hall, street, [postalCode, town].filter((part) => part !== null).join(' ')].filter(Boolean);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    return {
      uid: `tournament-${id}-${date}@raquette`,
      summary: name,
      date,
      time: null,
      minutes: 0,
      location: place.length === 0 ? null : place.join(', '),
      isCancelled: false,
    };
  });
};
