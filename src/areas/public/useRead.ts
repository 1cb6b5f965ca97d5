import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../features/ServicesContext.tsx';
import { ApiError, isCancelled } from '../../http/ApiError.ts';
import type { Transport } from '../../http/createTransport.ts';

type ReadState<T> =
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
  /** Reads again. An answer stays meanwhile, and stays too when this fails. */
  readonly refresh: () => void;
}

/** Tools of a read: it ends with the next one, and passes all caches when it is repeated. */
export interface Reader {
  readonly transport: Transport;
  readonly signal: AbortSignal;
  readonly isFresh: boolean;
  readonly get: (path: string) => Promise<unknown>;
  /** Null for what is not there (any more), or not for everybody: nothing to try again. */
  readonly find: (path: string) => Promise<unknown>;
}

interface Stored<T> {
  readonly key: string;
  readonly state: ReadState<T>;
}

/** Reads again when `key` changes; the answer before stays until then. `key` names all inputs of `read`, null reads nothing. */
export const useRead = <T>(key: string | null, read: (reader: Reader) => Promise<T>): Reading<T> => {
  const { transport } = useServices();
  const [stored, setStored] = useState<Stored<T> | null>(null);
  const [again, setAgain] = useState<{ readonly key: string | null; readonly count: number }>(NEVER);
  const readNow = useEffectEvent((signal: AbortSignal, isFresh: boolean) =>
    read(toReader(transport, signal, isFresh)),
  );
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async (): Promise<void> => {
      try {
        const data = await readNow(signal, again.key === key);
        if (!signal.aborted)
          setStored({ key, state: { status: 'ready', data, readAt: Date.now(), isStale: false } });
      } catch (error) {
        if (!signal.aborted && !isCancelled(error)) setStored((before) => toFailed(before, key, error));
      }
    };
    void run();
    return () => controller.abort();
  }, [key, again]);
  const refresh = useCallback(() => {
    setStored((before) => (before?.state.status === 'failed' ? null : before));
    setAgain(({ count }) => ({ key, count: count + 1 }));
  }, [key]);
  return { state: key === null ? LOADING : toShown(stored, key), refresh };
};

/** Data shown by a reading; null while there are none. */
export const shownOf = <T>({ state }: Reading<T>): T | null => (state.status === 'ready' ? state.data : null);

/** The same, unless it belongs to the choice before. */
export const currentOf = <T>({ state }: Reading<T>): T | null =>
  state.status === 'ready' && !state.isStale ? state.data : null;

const NEVER = { key: null, count: 0 } as const;

const LOADING = { status: 'loading' } as const;

const toReader = (transport: Transport, signal: AbortSignal, isFresh: boolean): Reader => {
  const get = async (path: string): Promise<unknown> =>
    (await transport.request(path, { signal, isFresh })).body;
  const find = (path: string): Promise<unknown> =>
    get(path).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
      throw error;
    });
  return { transport, signal, isFresh, get, find };
};

const toShown = <T>(stored: Stored<T> | null, key: string): ReadState<T> => {
  if (!stored) return LOADING;
  if (stored.key === key) return stored.state;
  return stored.state.status === 'ready' ? { ...stored.state, isStale: true } : LOADING;
};

const toFailed = <T>(before: Stored<T> | null, key: string, error: unknown): Stored<T> =>
  before?.key === key && before.state.status === 'ready'
    ? { key, state: { ...before.state, error } }
    : { key, state: { status: 'failed', error } };
