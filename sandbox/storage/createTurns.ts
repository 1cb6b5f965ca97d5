import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import { DatabaseBusyError } from './DatabaseLostError.ts';

export interface Turns {
  /** Runs `work` as one request: whatever it asks for takes its place among the others by when it began. */
  readonly asRequest: <T>(work: () => T) => T;
  /**
   * Runs `work` when its turn has come.
   * @throws DatabaseBusyError where a request has waited too long to be begun
   */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
}

interface Asker {
  readonly since: number;
  hasBegun: boolean;
}

interface Waiting {
  readonly asker: Asker;
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

interface Room {
  /** Works that run at once. */
  readonly places: number;
  /** Milliseconds that a request waits at most to be begun. */
  readonly waitMs: number;
}

/**
 * So many works at once, those of the oldest request first: a request of ten statements that joined the end of the queue
 * with each of them would wait ten times as long as one with a single statement.
 */
export const createTurns = ({ places, waitMs }: Room): Turns => {
  const asking = new AsyncLocalStorage<Asker>();
  const queue: Waiting[] = [];
  let free = places;
  const createAsker = (): Asker => ({ since: performance.now(), hasBegun: false });

  const enqueue = (waiting: Waiting): void => {
    const place = queue.findLastIndex(({ asker }) => asker.since <= waiting.asker.since);
    queue.splice(place + 1, 0, waiting);
  };
  const isLate = ({ asker, since }: Waiting): boolean =>
    !asker.hasBegun && performance.now() - since > waitMs;
  const passOn = (): void => {
    let next = queue.shift();
    for (; next && isLate(next); next = queue.shift())
      next.refuse(new DatabaseBusyError('More requests wait than can be served'));
    if (next) next.begin();
    else free += 1;
  };

  return {
    asRequest: (work) => asking.run(createAsker(), work),
    take: async (work) => {
      const asker = asking.getStore() ?? createAsker();
      if (free > 0) free -= 1;
      else
        await new Promise<void>((begin, refuse) =>
          enqueue({ asker, since: performance.now(), begin, refuse }),
        );
      asker.hasBegun = true;
      try {
        return await work();
      } finally {
        // The embedded database never waits for anything: without this pause no socket would be read or opened until
        // nobody waits any more.
        if (queue.length > 0) setImmediate(passOn);
        else free += 1;
      }
    },
  };
};
