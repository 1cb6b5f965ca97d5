import type { Rules } from './rules.ts';

const DAY_MS = 86_400_000;

/** The duration of a gallery, which nobody types. */
export const gallery: Rules = {
  prepare: ({ openingDate, closingDate }) => ({
    duration:
      typeof openingDate === 'string' && typeof closingDate === 'string'
        ? daysBetween(openingDate, closingDate)
        : null,
  }),
};

/** Both days count; dates are written `yyyy-MM-dd`. Null when they are in the wrong order. */
const daysBetween = (first: string, last: string): number | null => {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return days > 0 ? days : null;
};
