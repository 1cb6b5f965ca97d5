/** Custom headers of every answer; null where absent. */
interface ApiHeaders {
  readonly cacheVersion: string | null;
  readonly currentSeason: string | null;
  readonly currentSeasonUpdate: string | null;
  /** The answer holds data that may be stored nowhere. */
  readonly isUnstorable: boolean;
}

type Listener = (headers: ApiHeaders) => void;

/** Publishes the headers of every answer to the caches that they may outdate. */
export interface HeaderEvents {
  /** `isData` where they are those of an answer that pages read, not of the session itself. */
  emit(headers: Headers, isData?: boolean): void;
  subscribe(listener: Listener): () => void;
}

export const createHeaderEvents = (): HeaderEvents => {
  const listeners = new Set<Listener>();
  return {
    emit: (headers, isData = false) => {
      const seen: ApiHeaders = {
        cacheVersion: headers.get('Cache-Version'),
        currentSeason: headers.get('Current-Season'),
        currentSeasonUpdate: headers.get('Current-Season-Update'),
        isUnstorable: isData && /\bno-store\b/i.test(headers.get('Cache-Control') ?? ''),
      };
      for (const listener of listeners) listener(seen);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
