import { describe, expect, it } from 'vitest';
import { ApiError, cancelled } from '../../../src/http/ApiError.ts';
import type { RequestOptions, Transport } from '../../../src/http/createTransport.ts';
import { withPrefetch, type EarlyRead } from '../../../src/http/withPrefetch.ts';

const ROWS = '/api/licences?page=1';

/** Two ways to one server, of which each tells in its answer which one was taken. */
const open = (
  answerAhead: () => Promise<string> = () => Promise.resolve('ahead'),
  answerPage: () => Promise<string> = () => Promise.resolve('page'),
) => {
  const asked: string[] = [];
  const clock = { epoch: 1, now: 0 };
  const signals: (AbortSignal | undefined)[] = [];
  const toTransport = (way: string, answer: () => Promise<string>): Transport => ({
    request: async (path: string, options: RequestOptions = {}) => {
      asked.push(`${way} ${options.method ?? 'GET'} ${path}`);
      signals.push(options.signal);
      return { status: 200, headers: new Headers(), body: await answer(), text: '' };
    },
  });
  const parts = {
    transport: toTransport('page', answerPage),
    send: toTransport('ahead', answerAhead),
    epoch: () => clock.epoch,
    now: () => clock.now,
  };
  const transport = withPrefetch(parts);
  const plan = new AbortController();
  /** The same over what was sent before there was such a transport. */
  const openEarly = (answer: () => Promise<string> = () => Promise.resolve('early')) => {
    const end = new AbortController();
    const sent = answer().then((body) => ({ status: 200, headers: new Headers(), body, text: '' }));
    sent.catch(() => undefined);
    const early: EarlyRead = {
      pathname: '/1/licences',
      question: { path: ROWS, headers: {} },
      answer: sent,
      isOpen: true,
      signal: end.signal,
      end,
      epoch: 1,
      sentAt: 0,
    };
    const over = withPrefetch({ ...parts, early });
    return {
      end,
      forget: over.forget,
      ask: async (path = ROWS, options: RequestOptions = { method: 'GET', headers: {} }) =>
        (await over.request(path, options)).body,
      opening: over.ahead(end.signal, true),
    };
  };
  return {
    openEarly,
    asked,
    clock,
    plan,
    signals,
    ahead: transport.ahead(plan.signal),
    opening: transport.ahead(plan.signal, true),
    forget: transport.forget,
    ask: async (path = ROWS, options: RequestOptions = {}) => (await transport.request(path, options)).body,
  };
};

const unsettled = () => {
  let settle: { resolve: (body: string) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { answer: () => promise, ...(settle as NonNullable<typeof settle>) };
};

describe('what was asked ahead of a page', () => {
  it('answers the page once, and is asked for again the next time', async () => {
    const { ahead, ask, asked } = open();
    await ahead.request(ROWS);
    expect(await ask()).toBe('ahead');
    expect(await ask()).toBe('page');
    expect(asked).toEqual([`ahead GET ${ROWS}`, `page GET ${ROWS}`]);
  });

  it('is waited for while it is on its way, and sent once whoever prepares it', async () => {
    const { answer, resolve } = unsettled();
    const { ahead, ask, asked } = open(answer);
    void ahead.request(ROWS);
    void ahead.request(ROWS);
    const shown = ask();
    resolve('late');
    expect(await shown).toBe('late');
    expect(asked).toEqual([`ahead GET ${ROWS}`]);
  });

  it('is asked for again once the server has said that it is outdated', async () => {
    const { ahead, ask, forget } = open();
    await ahead.request(ROWS);
    forget();
    expect(await ask()).toBe('page');
  });

  it('knows a description from that of another operation', async () => {
    const { ahead, ask } = open();
    await ahead.request('/api/people/mapping', { method: 'POST', body: '{}' });
    expect(await ask('/api/people/mapping')).toBe('page');
    expect(await ask('/api/people/mapping', { method: 'POST', body: '{}' })).toBe('ahead');
  });

  it('is asked for in the ordinary way where it has failed, before and while a page waits', async () => {
    const { answer, reject } = unsettled();
    const { ahead, ask } = open(answer);
    ahead.request(ROWS).catch(() => undefined);
    const shown = ask();
    reject(new ApiError({ kind: 'server', message: 'Broken', status: 500 }));
    expect(await shown).toBe('page');
    await expect(ahead.request(ROWS)).rejects.toThrow('Broken');
    expect(await ask()).toBe('page');
  });

  it('is what the page that is open asks itself: a refusal is not asked for twice', async () => {
    const { opening, ask, asked } = open(undefined, () =>
      Promise.reject(new ApiError({ kind: 'forbidden', message: 'Refused', status: 403 })),
    );
    await expect(opening.request(ROWS)).rejects.toThrow('Refused');
    await expect(ask()).rejects.toThrow('Refused');
    expect(asked).toEqual([`page GET ${ROWS}`]);
  });

  it('is asked for again by the page that is open where it was given up by the way there', async () => {
    const answers = [Promise.reject(cancelled()), Promise.resolve('page')];
    const { opening, ask } = open(undefined, () => answers.shift() ?? Promise.resolve(''));
    await expect(opening.request(ROWS)).rejects.toThrow('cancelled');
    expect(await ask()).toBe('page');
  });

  it('is never shown to another session', async () => {
    const { ahead, ask, clock } = open();
    await ahead.request(ROWS);
    clock.epoch = 2;
    expect(await ask()).toBe('page');
  });

  it('is not asked for any more by a plan that has outlived its session', async () => {
    const { ahead, asked, clock } = open();
    clock.epoch = 2;
    await expect(ahead.request(ROWS)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(asked).toEqual([]);
  });

  it('is dropped where the session changes while a page waits', async () => {
    const { answer, resolve } = unsettled();
    const { ahead, ask, clock } = open(answer);
    void ahead.request(ROWS);
    const shown = ask();
    clock.epoch = 2;
    resolve('of the account before');
    await expect(shown).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('is old after ten seconds', async () => {
    const { ahead, ask, clock } = open();
    await ahead.request(ROWS);
    clock.now = 10_000;
    expect(await ask()).toBe('page');
  });

  it('is old after a write, and so is what was asked during it', async () => {
    const { answer, resolve } = unsettled();
    const { ahead, ask, asked } = open(undefined, answer);
    await ahead.request(ROWS);
    const written = ask('/api/licences', { method: 'POST', body: '{}' });
    await ahead.request(ROWS);
    resolve('page');
    await written;
    expect(await ask()).toBe('page');
    expect(asked.filter((one) => one === `ahead GET ${ROWS}`)).toHaveLength(2);
  });

  it('is given up with its plan', async () => {
    const { ahead, ask, plan, signals } = open();
    await ahead.request(ROWS);
    plan.abort();
    expect(signals[0]?.aborted).toBe(true);
    expect(await ask()).toBe('page');
  });

  it('lets a page that is left go', async () => {
    const { ahead, ask } = open(unsettled().answer);
    void ahead.request(ROWS);
    const page = new AbortController();
    const shown = ask(ROWS, { signal: page.signal });
    page.abort();
    await expect(shown).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('never writes', async () => {
    const { ahead, asked } = open();
    await expect(ahead.request('/api/licences', { method: 'POST', body: '{}' })).rejects.toThrow('cancelled');
    expect(asked).toEqual([]);
  });

  it('does not answer what has to be read anew', async () => {
    const { ahead, ask } = open();
    await ahead.request(ROWS);
    expect(await ask(ROWS, { isFresh: true })).toBe('page');
  });
});

describe('what was asked before the code of a page was there', () => {
  it('answers the page once, and whoever prepares it', async () => {
    const { openEarly, asked } = open();
    const { ask, opening } = openEarly();
    const options = { method: 'GET', headers: {} };
    expect((await opening.request(ROWS, options)).body).toBe('early');
    expect(await ask()).toBe('early');
    expect(await ask()).toBe('page');
    expect(asked).toEqual([`page GET ${ROWS}`]);
  });

  it('answers no other question, of which it tells by its headers too', async () => {
    const { openEarly } = open();
    const { ask } = openEarly();
    expect(await ask('/api/licences?page=2')).toBe('page');
    expect(await ask(ROWS, { method: 'GET', headers: { Accept: 'text/csv' } })).toBe('page');
    expect(await ask()).toBe('early');
  });

  it('is never shown to another session, even one that begins while a page waits', async () => {
    const { openEarly, clock } = open();
    const { answer, resolve } = unsettled();
    const waiting = openEarly(answer).ask();
    const { ask } = openEarly();
    clock.epoch = 2;
    resolve('of the account before');
    await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
    expect(await ask()).toBe('page');
  });

  it('is asked for again where it is old, outdated by the server or a write, or given up', async () => {
    const { openEarly, clock } = open();
    const [outdated, left, old] = [openEarly(), openEarly(), openEarly()];
    outdated.forget();
    expect(await outdated.ask()).toBe('page');
    left.end.abort();
    expect(await left.ask()).toBe('page');
    const written = openEarly();
    await written.ask('/api/licences', { method: 'POST', body: '{}' });
    expect(await written.ask()).toBe('page');
    clock.now = 10_000;
    expect(await old.ask()).toBe('page');
  });

  it('is a refusal that the page tells, and does not ask for twice', async () => {
    const { openEarly, asked } = open();
    const { ask } = openEarly(() =>
      Promise.reject(new ApiError({ kind: 'forbidden', message: 'Refused', status: 403 })),
    );
    await expect(ask()).rejects.toThrow('Refused');
    expect(asked).toEqual([]);
  });

  it('is asked for by the page where it was cancelled on its way', async () => {
    const { ask } = open().openEarly(() => Promise.reject(cancelled()));
    expect(await ask()).toBe('page');
  });
});
