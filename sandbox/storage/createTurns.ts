import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import { DatabaseBusyError, StatementTimeoutError } from './DatabaseLostError.ts';

export interface Turns {
  /** Runs `work` as one request: its statements take their place among the others by when it began. */
  readonly asRequest: <T>(work: () => T) => T;
  /**
   * Runs `work` when its turn has come, and hands it what is left of the time of its request.
   * @throws DatabaseBusyError where a request has waited too long to be begun
   * @throws StatementTimeoutError where it has used up its time
   */
  readonly take: <T>(work: (left: TimeLeft) => Promise<T>) => Promise<T>;
}

/**
 * Milliseconds that are left to a request; Infinity outside of requests.
 * @throws StatementTimeoutError where none are
 */
export type TimeLeft = () => number;

/** A request as the database sees it. What it does between its statements, reading a slow upload, costs no time here. */
interface Caller {
  readonly since: number;
  readonly budgetMs: number;
  hasBegun: boolean;
  /** Works that wait or run, the moment since when any does, and the milliseconds that any did before. */
  pending: number;
  resumedAt: number;
  spentMs: number;
}

interface Waiting {
  readonly caller: Caller;
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

interface Room {
  /** Works that run at once. */
  readonly places: number;
  /** Milliseconds that a request waits at most to be begun. */
  readonly waitMs: number;
  /** Milliseconds that a request works and waits, once it is begun; 0: without end. */
  readonly budgetMs: number;
}

/**
 * So many works at once, those of the oldest request first: a request of ten statements that joined the end of the queue
 * with each of them would wait ten times as long as one with a single statement.
 */
export const createTurns = ({ places, waitMs, budgetMs }: Room): Turns => {
  const current = new AsyncLocalStorage<Caller>();
  const queue: Waiting[] = [];
  let free = places;
  const createCaller = (ownMs: number): Caller => ({
    since: performance.now(),
    budgetMs: ownMs || Infinity,
    hasBegun: false,
    pending: 0,
    resumedAt: 0,
    spentMs: 0,
  });
  const resume = (caller: Caller): void => {
    if (caller.pending === 0) caller.resumedAt = performance.now();
    caller.pending += 1;
  };
  const pause = (caller: Caller): void => {
    caller.pending -= 1;
    if (caller.pending === 0) caller.spentMs += performance.now() - caller.resumedAt;
  };
  const begin = (caller: Caller): void => {
    if (!caller.hasBegun) caller.resumedAt = performance.now();
    caller.hasBegun = true;
  };
  const leftTo = ({ budgetMs: all, spentMs, resumedAt }: Caller): number => {
    const left = all - spentMs - (performance.now() - resumedAt);
    if (left > 0) return left;
    throw new StatementTimeoutError('The request took too long');
  };

  const enqueue = (waiting: Waiting): void => {
    const place = queue.findLastIndex(({ caller }) => caller.since <= waiting.caller.since);
    queue.splice(place + 1, 0, waiting);
  };
  const isLate = ({ caller, since }: Waiting): boolean =>
    !caller.hasBegun && performance.now() - since > waitMs;
  const passOn = (): void => {
    let next = queue.shift();
    for (; next && isLate(next); next = queue.shift())
      next.refuse(new DatabaseBusyError('More requests wait than can be served'));
    if (next) next.begin();
    else free += 1;
  };

  return {
    asRequest: (work) => current.run(createCaller(budgetMs), work),
    take: async (work) => {
      const caller = current.getStore() ?? createCaller(0);
      resume(caller);
      try {
        if (free > 0) free -= 1;
        else
          await new Promise<void>((start, refuse) =>
            enqueue({ caller, since: performance.now(), begin: start, refuse }),
          );
        begin(caller);
        try {
          leftTo(caller);
          return await work(() => leftTo(caller));
        } finally {
          // The embedded database never waits for anything: without this pause no socket would be read or opened until
          // nobody waits any more.
          if (queue.length > 0) setImmediate(passOn);
          else free += 1;
        }
      } finally {
        pause(caller);
      }
    },
  };
};
