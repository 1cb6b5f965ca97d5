import { parseInstant } from '../../../lib/dates.ts';
import type { Facts } from './facts.ts';

const HOUR_MS = 3_600_000;

/** When the sheet is to be handed in: so many hours after the meeting began, or after its day where no time is known. */
export const deadlineOf = ({ date, time, resultDeadlineHours: hours }: Facts): string | null => {
  const start = parseInstant(`${date.slice(0, 10)}T${time ?? '23:59'}`);
  return hours === null || start === null ? null : new Date(start.getTime() + hours * HOUR_MS).toISOString();
};
