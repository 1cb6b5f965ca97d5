import { keepPreviousData, QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../../features/ServicesContext.tsx';
import { READ_DEFAULTS, retriesCancelled } from '../../data/readDefaults.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { Transport } from '../../http/createTransport.ts';
import { accountOf } from '../../session/SessionState.ts';

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

/** Tools of a read: it ends with the next one, and passes the browser's cache when it is repeated. */
export interface Reader {
  readonly transport: Transport;
  readonly signal: AbortSignal;
  readonly isFresh: boolean;
  readonly get: (path: string) => Promise<unknown>;
  /** Null for what is not there (any more), or not for everybody: nothing to try again. */
  readonly find: (path: string) => Promise<unknown>;
}

/**
 * Reads again when `key` changes; the answer before stays until then, and what was read once is shown at once while it is
 * read anew. `key` names all inputs of `read`, null reads nothing.
 */
export const useRead = <T extends object | null>(
  key: readonly (string | number)[] | null,
  read: (reader: Reader) => Promise<T>,
): Reading<T> => {
  const { transport, session } = useServices();
  const client = clientOf(transport);
  const queryKey = [accountOf(session.getState()), ...(key ?? [])];
  const query = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => {
        const known = client.getQueryState(queryKey);
        const isFresh = known !== undefined && known.dataUpdateCount + known.errorUpdateCount > 0;
        return read(toReader(transport, signal, isFresh));
      },
      enabled: key !== null,
      placeholderData: keepPreviousData,
    },
    client,
  );
  const { refetch } = query;
  const refresh = useCallback(() => void refetch(), [refetch]);
  return { state: key === null ? LOADING : toState(query), refresh };
};

const LOADING = { status: 'loading' } as const;

const toState = <T>(query: UseQueryResult<T>): ReadState<T> => {
  const { data, error, dataUpdatedAt: readAt, isPlaceholderData: isStale } = query;
  if (data === undefined) return error ? { status: 'failed', error } : LOADING;
  return { status: 'ready', data, readAt, isStale, ...(error && { error }) };
};

/** One cache for each transport, which is one for each page that the browser opens. */
const clients = new WeakMap<Transport, QueryClient>();

const clientOf = (transport: Transport): QueryClient => {
  const client =
    clients.get(transport) ??
    new QueryClient({ defaultOptions: { queries: { ...READ_DEFAULTS, retry: retriesCancelled } } });
  clients.set(transport, client);
  return client;
};

/** Data shown by a reading; null while there are none. */
export const shownOf = <T>({ state }: Reading<T>): T | null => (state.status === 'ready' ? state.data : null);

/** The same, unless it belongs to the choice before. */
export const currentOf = <T>({ state }: Reading<T>): T | null =>
  state.status === 'ready' && !state.isStale ? state.data : null;

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
