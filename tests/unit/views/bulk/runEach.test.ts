import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { runEach, type Outcome } from '../../../../src/views/bulk/runEach.ts';

const refusal = (details: Partial<ConstructorParameters<typeof ApiError>[0]>): HttpError => {
  const error = new HttpError('refused', 422, { errors: { name: ['Trop court.'] } });
  error.cause = new ApiError({ kind: 'validation', message: 'refused', ...details });
  return error;
};

const run = async (act: (item: number) => Promise<void>, controller = new AbortController()) => {
  const outcomes: [number, Outcome['status']][] = [];
  const reason = await runEach([1, 2, 3], act, {
    onOutcome: (item, { status }) => outcomes.push([item, status]),
    signal: controller.signal,
  });
  return { reason, outcomes };
};

const failAt = (bad: number, error: Error) => async (item: number) => {
  if (item === bad) throw error;
};

describe('runEach', () => {
  it('goes on after a record that the server refuses', async () => {
    expect(await run(failAt(2, refusal({ kind: 'validation' })))).toEqual({
      reason: null,
      outcomes: [
        [1, 'done'],
        [2, 'failed'],
        [3, 'done'],
      ],
    });
  });

  it.each(['network', 'authentication', 'rateLimit'] as const)(
    'ends after a failure of the kind %s, which the next record would meet too',
    async (kind) => {
      const { reason, outcomes } = await run(failAt(2, refusal({ kind })));
      expect(reason).toEqual(expect.any(String));
      expect(outcomes).toEqual([
        [1, 'done'],
        [2, 'failed'],
      ]);
    },
  );

  it('ends where nobody knows whether the record was written', async () => {
    const { reason, outcomes } = await run(failAt(1, refusal({ kind: 'server', unknownOutcome: true })));
    expect(reason).toEqual(expect.any(String));
    expect(outcomes).toEqual([[1, 'unknown']]);
  });

  it('carries out the record under way and no other once it is cancelled', async () => {
    const controller = new AbortController();
    const { reason, outcomes } = await run(async (item) => {
      if (item === 2) controller.abort();
    }, controller);
    expect(reason).toBeNull();
    expect(outcomes).toEqual([
      [1, 'done'],
      [2, 'done'],
    ]);
  });

  it("keeps the server's messages on fields", async () => {
    const seen: Outcome[] = [];
    await runEach([1], failAt(1, refusal({})), {
      onOutcome: (_item, outcome) => seen.push(outcome),
      signal: new AbortController().signal,
    });
    expect(seen).toEqual([expect.objectContaining({ status: 'failed', errors: { name: ['Trop court.'] } })]);
  });

  it('keeps as many records under way as it may, never more, and forgets none', async () => {
    let [now, most] = [0, 0];
    const done: number[] = [];
    const items = Array.from({ length: 30 }, (_, index) => index);
    const reason = await runEach(
      items,
      async (item) => {
        most = Math.max(most, (now += 1));
        await new Promise((resolve) => setTimeout(resolve, item % 3));
        now -= 1;
      },
      { onOutcome: (item) => done.push(item), signal: new AbortController().signal, atOnce: 4 },
    );
    expect([reason, most]).toEqual([null, 4]);
    expect(done.toSorted((one, other) => one - other)).toEqual(items);
  });

  it('passes over single calls that are lost on the way when several go at once, and ends when all are', async () => {
    const lost = refusal({ kind: 'network' });
    const tried: number[] = [];
    const runFour = (isLost: (item: number) => boolean) =>
      runEach(
        Array.from({ length: 20 }, (_, index) => index),
        async (item) => {
          tried.push(item);
          if (isLost(item)) throw lost;
        },
        { onOutcome: () => undefined, signal: new AbortController().signal, atOnce: 4 },
      );
    expect(await runFour((item) => item % 5 === 0)).toBeNull();
    expect(tried.splice(0)).toHaveLength(20);
    expect(await runFour((item) => item >= 6)).toEqual(expect.any(String));
    expect(tried.length).toBeLessThan(20);
  });
});
