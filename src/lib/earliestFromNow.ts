import { toWallDateTime } from './dates.ts';

/** Rules of date-time fields. */
export const MOMENTS = { hourStep: 1, minuteStep: 5, shiftHours: 2 } as const;

const STEP_MS = MOMENTS.minuteStep * 60_000;
const SHIFT_MS = MOMENTS.shiftHours * 3_600_000;

/**
 * The first moment that a field with the minimum 'now' takes, as `2026-01-15T12:00` in Europe/Berlin: two hours
 * from the present instant, rounded up to the next step of five minutes.
 */
export const earliestFromNow = (now: Date): string =>
  toWallDateTime(new Date(Math.ceil((now.getTime() + SHIFT_MS) / STEP_MS) * STEP_MS).toISOString());
