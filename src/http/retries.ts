import { ApiError, cancelled } from './ApiError.ts';

const TRIES = 3;
const WAIT_CAP_MS = 60_000;
const RETRIED: ReadonlySet<number | null> = new Set([429, 502, 503, 504]);

/** A read with up to 3 tries and 60 s of waits in all, which honour `Retry-After`. Rejects with `ApiError`. */
export const withRetries = async <T>(
  call: () => Promise<T>,
  wait: typeof sleep,
  signal?: AbortSignal,
): Promise<T> => {
  for (let tried = 1, waitedMs = 0; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !RETRIED.has(error.status) || tried >= TRIES) throw error;
      const delay = error.retryAfter === null ? 1000 * 2 ** (tried - 1) : error.retryAfter * 1000;
      if (waitedMs + delay > WAIT_CAP_MS) throw error;
      await wait(delay, signal).catch(() => {
        throw cancelled();
      });
      waitedMs += delay;
    }
  }
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
