// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { createToasts } from '../../../../src/ui/toasts/createToasts.ts';
import { ToastsProvider } from '../../../../src/ui/toasts/ToastsContext.tsx';
import type { Outcome } from '../../../../src/views/bulk/runEach.ts';
import { useBatch } from '../../../../src/views/bulk/useBatch.ts';
import { histories } from '../../../support/histories.ts';

const { timeout, steps, ...runs } = histories({ numRuns: 150, steps: 200 });

/** One write on its way: whether the server does it, what the caller meets, and whether every other write would. */
const FATES = {
  done: { isWritten: true, failure: null },
  refused: { isWritten: false, failure: { kind: 'validation', status: 422 } },
  'lost before': { isWritten: false, failure: { kind: 'network', unknownOutcome: true } },
  'lost after': { isWritten: true, failure: { kind: 'network', unknownOutcome: true } },
  'gateway after': { isWritten: true, failure: { kind: 'server', status: 502, unknownOutcome: true } },
  cut: { isWritten: false, failure: { kind: 'network' } },
  'too many': { isWritten: false, failure: { kind: 'rateLimit', status: 429 } },
  'logged out': { isWritten: false, failure: { kind: 'authentication', status: 401 } },
} as const;
type Fate = keyof typeof FATES;

const toasts = createToasts();
const WithToasts = ({ children }: { readonly children: ReactNode }) => (
  <ToastsProvider toasts={toasts}>{children}</ToastsProvider>
);

/** One write: what becomes of it, how long it takes, and whether the run is cancelled meanwhile. */
interface Try {
  readonly fate: Fate;
  readonly turns: number;
  readonly isCancelled: boolean;
}

const RECORDS = Array.from({ length: 20 }, (_, index) => `r${index}`);
const fate = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Fate>('done') },
  { weight: 6, arbitrary: fc.constant<Fate>('refused') },
  { weight: 4, arbitrary: fc.constantFrom<Fate>('lost before', 'lost after', 'gateway after', 'cut') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('too many', 'logged out') },
);
const attempt: fc.Arbitrary<Try> = fc.record({
  fate,
  turns: fc.integer({ min: 1, max: 4 }),
  isCancelled: fc.nat(15).map((drawn) => drawn === 0),
});
/** What somebody does: runs some of the records, or corrects one that failed. */
const gesture = fc.oneof(
  { weight: 4, arbitrary: fc.record({ run: fc.subarray(RECORDS, { minLength: 1 }), isTwice: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ corrected: fc.constantFrom(...RECORDS) }) },
);
const history = fc.record({
  atOnce: fc.constantFrom(1, 1, 4),
  repeatable: fc.boolean(),
  gestures: fc.array(gesture, { minLength: 1, maxLength: Math.ceil(steps / 10) }),
  tries: fc.array(attempt, { minLength: 1, maxLength: steps, size: 'max' }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

/** A list with a run, and a server that counts what it writes. */
const createWorld = ({ atOnce, repeatable, tries }: History) => {
  const written = new Map<string, number>();
  const said = new Map<string, Outcome['status']>();
  const upcoming = tries.values();
  /** Of the present run. */
  let run = { started: [] as string[], ended: false, cancelled: false, lost: 0, late: 0 };

  const write = async (record: string): Promise<void> => {
    if (run.ended || run.cancelled) run.late += 1;
    run.started.push(record);
    const {
      fate: drawn,
      turns,
      isCancelled,
    }: Try = upcoming.next().value ?? {
      fate: 'done',
      turns: 1,
      isCancelled: false,
    };
    const { isWritten, failure } = FATES[drawn];
    if (isWritten) written.set(record, (written.get(record) ?? 0) + 1);
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    if (isCancelled) {
      hook.result.current.cancel();
      run.cancelled = true;
    }
    const isLost = failure !== null && (failure.kind === 'network' || 'unknownOutcome' in failure);
    run.lost = isLost ? run.lost + 1 : 0;
    run.ended ||= run.lost >= atOnce || failure?.kind === 'rateLimit' || failure?.kind === 'authentication';
    said.set(record, failure === null ? 'done' : 'unknownOutcome' in failure ? 'unknown' : 'failed');
    if (failure !== null) throw new ApiError({ message: drawn, ...failure });
  };
  const hook = renderHook(
    () => useBatch<string>({ keyOf: (record) => record, act: write, repeatable, atOnce }),
    { wrapper: WithToasts },
  );

  return {
    correct: (record: string): void => {
      if (said.get(record) !== 'failed') return;
      act(() => hook.result.current.forget(record));
      said.delete(record);
    },
    run: async (records: readonly string[], isTwice: boolean): Promise<void> => {
      const before = new Map(said);
      run = { started: [], ended: false, cancelled: false, lost: 0, late: 0 };
      let running: Promise<unknown> = Promise.resolve();
      act(() => {
        running = hook.result.current.run(records);
      });
      if (isTwice) await act(() => hook.result.current.run(records));
      await act(() => running);
      const open = records.filter((record) => {
        const status = before.get(record);
        return status === undefined || status === 'failed' || (repeatable && status === 'unknown');
      });
      // In their order, each at most once, nothing that is done, and all of them unless the run was ended.
      expect(run.started).toEqual(open.slice(0, run.started.length));
      if (!run.ended && !run.cancelled) expect(run.started).toEqual(open);
      expect(run.late).toBe(0);
      expect(hook.result.current.running).toBe(false);
      expect(hook.result.current.stopped !== null).toBe(run.ended);
    },
    /** What the reader sees of each record, and what the server has said of it. */
    statuses: () => new Map([...hook.result.current.outcomes].map(([key, { status }]) => [key, status])),
    said,
    /** Records that the server has and that are not known to be there, and those that it has twice. */
    isWrong: (record: string): boolean => {
      const [status, times] = [said.get(record), written.get(record) ?? 0];
      if (times === 0) return status === 'done';
      return !repeatable && (times > 1 || (status !== 'done' && status !== 'unknown'));
    },
    close: hook.unmount,
  };
};

it(
  'does each record once or names it, in any run that fails, is cancelled or goes on',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (drawn) => {
        const world = createWorld(drawn);
        for (const each of drawn.gestures) {
          if ('corrected' in each) world.correct(each.corrected);
          else await world.run(each.run, each.isTwice);
          expect(world.statuses()).toEqual(world.said);
          expect(RECORDS.filter(world.isWrong)).toEqual([]);
        }
        world.close();
      }),
      runs,
    );
  },
  timeout,
);
