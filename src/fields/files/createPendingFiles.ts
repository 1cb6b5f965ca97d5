/** Files of a form that are being prepared: a save that did not wait for them would be sent without them. */
export interface PendingFiles {
  readonly add: (preparation: Promise<unknown>) => void;
  /** Fulfilled, never rejected, when nothing is being prepared any more. */
  readonly settled: () => Promise<void>;
}

export const createPendingFiles = (): PendingFiles => {
  const pending = new Set<Promise<void>>();
  return {
    add: (preparation) => {
      const end = (): void => {
        pending.delete(ended);
      };
      const ended: Promise<void> = preparation.then(end, end);
      pending.add(ended);
    },
    settled: async () => {
      // More may be chosen while the first are waited for.
      while (pending.size > 0) await Promise.all(pending);
    },
  };
};
