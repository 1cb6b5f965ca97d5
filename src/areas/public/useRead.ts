import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isCancelled } from '../../http/ApiError.ts';

export type ReadState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** When it came, in milliseconds. */
      readonly readAt: number;
      /** The next answer is on its way: what is shown may belong to the choice before. */
      readonly isStale: boolean;
      /** Why what is shown could not be read anew. */
      readonly error?: unknown;
    };

export interface Reading<T> {
  readonly state: ReadState<T>;
  /** Starts again after a failure. */
  readonly retry: () => void;
  /** Reads again while the answer before stays, and stays too when this fails. */
  readonly refresh: () => void;
}

interface Held<T> {
  readonly key: string;
  readonly state: ReadState<T>;
}

/**
 * Reads again when `key` changes, aborting the read before; the previous answer stays until then. `key` names all
 * inputs of `read`, null reads nothing. `isAgain` marks a repeated key, which must pass all caches.
 */
export const useRead = <T>(
  key: string | null,
  read: (signal: AbortSignal, isAgain: boolean) => Promise<T>,
): Reading<T> => {
  const [held, setHeld] = useState<Held<T> | null>(null);
  const [again, setAgain] = useState<{ readonly key: string | null; readonly count: number }>(NEVER);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async (): Promise<void> => {
      try {
        const data = await readNow(signal, again.key === key);
        if (!signal.aborted)
          setHeld({ key, state: { status: 'ready', data, readAt: Date.now(), isStale: false } });
      } catch (error) {
        if (!signal.aborted && !isCancelled(error)) setHeld((before) => toFailed(before, key, error));
      }
    };
    void run();
    return () => controller.abort();
  }, [key, again]);
  const refresh = useCallback(() => setAgain(({ count }) => ({ key, count: count + 1 })), [key]);
  const retry = useCallback(() => {
    setHeld(null);
    refresh();
  }, [refresh]);
  return { state: key === null ? LOADING : toShown(held, key), retry, refresh };
};

const NEVER = { key: null, count: 0 } as const;

const LOADING = { status: 'loading' } as const;

const toShown = <T>(held: Held<T> | null, key: string): ReadState<T> => {
  if (!held) return LOADING;
  if (held.key === key) return held.state;
  return held.state.status === 'ready' ? { ...held.state, isStale: true } : LOADING;
};

const toFailed = <T>(before: Held<T> | null, key: string, error: unknown): Held<T> =>
  before?.key === key && before.state.status === 'ready'
    ? { key, state: { ...before.state, error } }
    : { key, state: { status: 'failed', error } };
