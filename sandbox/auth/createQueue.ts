/** More wait than can be served in a time that anybody would bear. */
class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** For `catch`: `busy` where too many wait. */
export const toBusy = (error: unknown): 'busy' => {
  if (error instanceof BusyError) return 'busy';
  throw error;
};

interface Room {
  /** Works that run side by side. */
  readonly atOnce: number;
  /** Works that may wait for their turn. */
  readonly waiting: number;
}

/** Runs works in the order they come, so many at once; throws a BusyError where too many wait already. */
export const createQueue = ({ atOnce, waiting }: Room): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (queue.length >= waiting) throw new BusyError('Too many wait for their turn');
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // A place is handed on, or given back.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
