import { dayOf, formatDate, formatDay, toDateInput } from '../lib/dates.ts';
import { meetingName } from '../lib/meetingName.ts';
import { valueAt } from '../lib/paths.ts';
import { PLACEHOLDER } from '../lib/placeholder.ts';

// Texts of a line of the to-do board, read from a record by dotted path; the placeholder where there is nothing.

export const textAt = (record: unknown, path: string): string => {
  const value = valueAt(record, path);
  return typeof value === 'string' && value !== '' ? value : PLACEHOLDER;
};

/** A date without time. */
export const dateAt = (record: unknown, path: string): string =>
  formatDate(valueAt(record, path)) ?? PLACEHOLDER;

/** A date by which something has to be done, as text and for comparing. */
export const dueAt = (record: unknown, path: string): { readonly date: string; readonly day: string } => ({
  date: dateAt(record, path),
  day: toDateInput(valueAt(record, path)),
});

/** The same of a moment. */
export const dueDayAt = (record: unknown, path: string): { readonly date: string; readonly day: string } => ({
  date: dayAt(record, path),
  day: dayOf(valueAt(record, path)),
});

/** The day of a moment. */
export const dayAt = (record: unknown, path: string): string =>
  formatDay(valueAt(record, path)) ?? PLACEHOLDER;

/** `ÉTOILE 1 – RACING 2`, of the meeting at a path (`sportMatch.`). */
export const teamsAt = (record: unknown, at: string): string =>
  meetingName(textAt(record, `${at}homeOpponent.team.name`), textAt(record, `${at}awayOpponent.team.name`));

/** `DUPONT Camille`, of the person at a path (`person.`). */
export const personAt = (record: unknown, at: string): string =>
  [textAt(record, `${at}familyName`), textAt(record, `${at}givenName`)].join(' ');
