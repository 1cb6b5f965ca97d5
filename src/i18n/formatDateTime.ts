import { toFrenchDate, toLocalDateTime } from '../lib/dates.ts';

/** `05/03/2026 à 09:05:07`, or null when `value` is no date. */
export const formatDateTime = (value: unknown): string | null => {
  const wall = toLocalDateTime(value);
  return wall && `${toFrenchDate(wall.slice(0, 10))} à ${wall.slice(11)}`;
};
