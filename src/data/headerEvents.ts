/** Custom headers of every answer; null where absent. */
export interface ApiHeaders {
  readonly cacheVersion: string | null;
  readonly currentSeason: string | null;
  readonly currentSeasonUpdate: string | null;
}

type Listener = (headers: ApiHeaders) => void;

/** Publishes the headers of every answer to the caches that they may outdate. */
export interface HeaderEvents {
  emit(headers: Headers): void;
  subscribe(listener: Listener): () => void;
}

export const createHeaderEvents = (): HeaderEvents => {
  const listeners = new Set<Listener>();
  return {
    emit: (headers) => {
      const seen: ApiHeaders = {
        cacheVersion: headers.get('Cache-Version'),
        currentSeason: headers.get('Current-Season'),
        currentSeasonUpdate: headers.get('Current-Season-Update'),
      };
      for (const listener of listeners) listener(seen);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
