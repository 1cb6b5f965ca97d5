import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  apiErrorOf,
  cancelled,
  isCancelled,
  isOutage,
  leavesNothing,
  type ApiErrorKind,
} from '../../../src/http/ApiError.ts';
import { challengeOf, isStepUpRefused } from '../../../src/http/challenge.ts';
import { sleep, withRetries } from '../../../src/http/retries.ts';

afterEach(() => {
  vi.useRealTimers();
});

const failure = (kind: ApiErrorKind, details: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ kind, message: kind, ...details });

const wrapped = (cause: unknown, times: number): unknown =>
  times === 0 ? cause : new Error('wrapped', { cause: wrapped(cause, times - 1) });

describe('a failure', () => {
  it('is found behind the errors that wrap it, though not behind a chain without end', () => {
    const error = failure('server');
    expect(apiErrorOf(wrapped(error, 5))).toBe(error);
    expect(apiErrorOf(wrapped(error, 6))).toBeNull();
    const circle = new Error('circle');
    circle.cause = circle;
    expect(apiErrorOf(circle)).toBeNull();
    expect(apiErrorOf('server')).toBeNull();
  });

  it.each<[ApiErrorKind, boolean]>([
    ['network', true],
    ['server', true],
    ['busy', true],
    ['rateLimit', true],
    ['forbidden', false],
    ['notFound', false],
    ['validation', false],
    ['cancelled', false],
  ])('%s leaves what was read before: %s', (kind, stays) => {
    const error = failure(kind);
    expect(isOutage(wrapped(error, 1))).toBe(stays);
    expect(leavesNothing(error, [])).toBe(!stays);
    expect(leavesNothing(error, undefined)).toBe(true);
    expect(isCancelled(error)).toBe(kind === 'cancelled');
  });

  it('is none without an error, and of another kind where it came from no call', () => {
    expect(leavesNothing(null, undefined)).toBe(false);
    expect(isOutage(new Error('of ours'))).toBe(false);
    expect(isCancelled(new Error('of ours'))).toBe(false);
    expect(isCancelled(cancelled())).toBe(true);
    expect(cancelled('left').cause).toBe('left');
    expect(failure('conflict').isCreation).toBe(false);
  });
});

describe('the second factor that a refusal requires', () => {
  const required = { mfa_required: true, hash: 'h1' };

  it.each([
    [401, required, 'h1'],
    [403, required, 'h1'],
    [403, { hash: 'h1' }, null],
    [403, { mfa_required: false, hash: 'h1' }, null],
    [403, 'h1', null],
    [422, required, null],
    [200, required, null],
  ])('of %d %j is %s', (status, body, hash) => {
    const error = failure('forbidden', { status, body });
    expect(challengeOf(error)).toBe(hash);
    expect(isStepUpRefused(failure('forbidden', { cause: error }))).toBe(hash !== null);
    expect(isStepUpRefused(error)).toBe(false);
  });

  it('is none of what is no answer', () => {
    expect(challengeOf(new Error('of ours'))).toBeNull();
    expect(isStepUpRefused(new Error('of ours'))).toBe(false);
  });
});

describe('a read that is tried again', () => {
  const playOut = async (...failures: readonly ApiError[]) => {
    const waits: number[] = [];
    const left = [...failures];
    const call = async () => {
      const next = left.shift();
      if (next) throw next;
      return 'read';
    };
    const wait = async (ms: number) => {
      waits.push(ms);
    };
    const result = await withRetries(call, wait).catch((error: unknown) => error);
    return { waits, result };
  };
  const unavailable = (retryAfter: number | null = null) => failure('server', { status: 503, retryAfter });

  it('waits one second, then two, and gives up after the third try', async () => {
    expect(await playOut(unavailable(), unavailable())).toEqual({ waits: [1000, 2000], result: 'read' });
    const third = unavailable();
    expect(await playOut(unavailable(), unavailable(), third)).toEqual({
      waits: [1000, 2000],
      result: third,
    });
  });

  it('waits as long as the server wants, a minute in all', async () => {
    expect(await playOut(unavailable(60))).toEqual({ waits: [60_000], result: 'read' });
    expect((await playOut(unavailable(61))).waits).toEqual([]);
    const second = unavailable(31);
    expect(await playOut(unavailable(30), second)).toEqual({ waits: [30_000], result: second });
  });

  it('is not tried again after what another try would not change', async () => {
    for (const status of [400, 403, 404, 500])
      expect((await playOut(failure('client', { status }))).waits).toEqual([]);
  });

  it('ends its wait with the page that wanted it', async () => {
    vi.useFakeTimers();
    const page = new AbortController();
    const read = withRetries(() => Promise.reject(unavailable()), sleep, page.signal);
    setTimeout(() => page.abort(), 10);
    const [ended] = await Promise.allSettled([read, vi.advanceTimersByTimeAsync(10)]);
    expect(ended).toMatchObject({ status: 'rejected', reason: { kind: 'cancelled' } });
    expect(vi.getTimerCount()).toBe(0);
    await expect(sleep(1000, page.signal)).rejects.toBe(page.signal.reason);
  });

  it('leaves nothing at the page once it has waited', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    const waited = sleep(1000, signal);
    await vi.advanceTimersByTimeAsync(1000);
    await waited;
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
    const aborted = sleep(1, AbortSignal.abort('left'));
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError', message: 'Aborted' });
  });
});
