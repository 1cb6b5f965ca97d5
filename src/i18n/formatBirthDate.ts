import { ageOf } from '../lib/ageOf.ts';
import { dayOf, formatDate, toDateInput } from '../lib/dates.ts';

/** `14/03/2012 (14 ans)`, or null when `value` is no date; of a day to come the date alone. */
export const formatBirthDate = (value: unknown, now = new Date()): string | null => {
  const age = ageOf(toDateInput(value), dayOf(now));
  const date = formatDate(value);
  return date === null || age < 0 ? date : `${date} (${age}\u00a0${age > 1 ? 'ans' : 'an'})`;
};
