import { ApiError } from './ApiError.ts';

const TRIES = 3;
const WAIT_CAP_MS = 60_000;
const RETRIED: ReadonlySet<number | null> = new Set([429, 502, 503, 504]);

/**
 * Milliseconds before a read is tried again, or null: up to 3 tries and 60 s in all, honouring `Retry-After`.
 * `tried` counts the tries, `waitedMs` the waits.
 */
export const retryDelay = (error: unknown, tried: number, waitedMs: number): number | null => {
  if (!(error instanceof ApiError) || !RETRIED.has(error.status) || tried >= TRIES) return null;
  const delay = error.retryAfter === null ? 1000 * 2 ** (tried - 1) : error.retryAfter * 1000;
  return waitedMs + delay > WAIT_CAP_MS ? null : delay;
};

/** Resolves after `ms`; rejects with the signal's reason when it is aborted first. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(toError(signal?.reason));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

const toError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new DOMException('Aborted', 'AbortError');
