import { ApiError } from './ApiError.ts';

const TRIES = 3;
const WAIT_CAP_MS = 60_000;
const RETRIED: ReadonlySet<number | null> = new Set([429, 502, 503, 504]);

/**
 * Milliseconds to wait before a read is tried again, or null when it is not: up to 3 tries, never longer than 60 s
 * in all, as long as the server asks. `tried` counts the tries made, `waitedMs` the waits.
 */
export const retryDelay = (error: unknown, tried: number, waitedMs: number): number | null => {
  if (!(error instanceof ApiError) || !RETRIED.has(error.status) || tried >= TRIES) return null;
  const delay = error.retryAfter === null ? 1000 * 2 ** (tried - 1) : error.retryAfter * 1000;
  return waitedMs + delay > WAIT_CAP_MS ? null : delay;
};
