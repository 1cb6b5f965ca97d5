/** The pending reads, so that a navigation can abort them; writes are never among them. */
export interface PendingReads {
  /** A signal that also ends with `cancelReads`; call `done` once the read has settled. */
  track(signal?: AbortSignal): { readonly signal: AbortSignal; done(): void };
  /** Aborts every read under way. */
  cancelReads(): void;
}

export const createPendingReads = (): PendingReads => {
  const reads = new Set<AbortController>();
  return {
    track: (signal) => {
      const controller = new AbortController();
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
        },
      };
    },
    cancelReads: () => {
      for (const controller of reads) controller.abort();
      reads.clear();
    },
  };
};
