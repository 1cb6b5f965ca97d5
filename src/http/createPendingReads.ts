/** The reads under way, so that a navigation can abort them all; writes never stand in it. */
export interface PendingReads {
  /** A signal that also ends with `cancelReads`; call `done` once the read has settled. */
  track(options?: TrackOptions): { readonly signal: AbortSignal; done(): void };
  /** Aborts every read under way. */
  cancelReads(): void;
}

interface TrackOptions {
  readonly signal?: AbortSignal | undefined;
  /** Of several reads with one key (verb and path of one store) only the newest goes on. */
  readonly key?: string | undefined;
}

export const createPendingReads = (): PendingReads => {
  const reads = new Set<AbortController>();
  const newest = new Map<string, AbortController>();
  return {
    track: ({ signal, key } = {}) => {
      const controller = new AbortController();
      if (key !== undefined) {
        newest.get(key)?.abort();
        newest.set(key, controller);
      }
      const abort = (): void => {
        controller.abort(signal?.reason);
      };
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
      reads.add(controller);
      return {
        signal: controller.signal,
        done: () => {
          signal?.removeEventListener('abort', abort);
          reads.delete(controller);
          if (key !== undefined && newest.get(key) === controller) newest.delete(key);
        },
      };
    },
    cancelReads: () => {
      for (const controller of reads) controller.abort();
      reads.clear();
      newest.clear();
    },
  };
};
