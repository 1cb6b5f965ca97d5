/** The pending reads, so that a navigation can abort them; writes are never among them. */
export interface PendingReads {
  /** A signal that ends with the given one, and with `cancelReads`. */
  signalOf(signal?: AbortSignal): AbortSignal;
  /** Aborts every read under way. */
  cancelReads(): void;
}

export const createPendingReads = (): PendingReads => {
  let current = new AbortController();
  return {
    signalOf: (signal) => (signal ? AbortSignal.any([current.signal, signal]) : current.signal),
    cancelReads: () => {
      current.abort();
      current = new AbortController();
    },
  };
};
