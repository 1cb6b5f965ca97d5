import 'fake-indexeddb/auto';
import { dehydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalCopy, type CopyOwner } from '../../../src/data/copy/createLocalCopy.ts';
import { keepQueries } from '../../../src/data/copy/keepQueries.ts';
import { restoreQueries } from '../../../src/data/copy/unconfirmed.ts';
import { createHeaderEvents } from '../../../src/data/headerEvents.ts';
import { ApiError } from '../../../src/http/ApiError.ts';
import { createPending } from '../../support/createPending.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER: CopyOwner = { account: 'marie', clubId: '12', version: 'a' };

/** Queries of these keys, each with its data. */
const queriesOf = (answers: Readonly<Record<string, unknown>>) => {
  const client = new QueryClient();
  for (const [key, data] of Object.entries(answers)) client.setQueryData([key], data);
  return dehydrate(client).queries;
};

const dataOf = (queries: readonly { readonly queryKey: readonly unknown[]; readonly state: object }[]) =>
  Object.fromEntries(queries.map(({ queryKey: [key], state }) => [key, Reflect.get(state, 'data')]));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the local copy', () => {
  const keep = async (at = 0) => {
    await createLocalCopy(() => at).write(OWNER, queriesOf({ people: [{ name: 'DUBOIS' }] }));
  };

  it('gives back what was kept, maps within it included', async () => {
    const stored = { rows: new Map([['/api/people/1', { name: 'DUBOIS' }]]), total: 1 };
    await createLocalCopy().write(OWNER, queriesOf({ stored }));
    expect(dataOf(await createLocalCopy().read(OWNER))).toEqual({ stored });
  });

  it.each([
    ['after seven days', { at: 7 * DAY_MS + 1, owner: OWNER, isThere: false }],
    ['until then', { at: 7 * DAY_MS, owner: OWNER, isThere: true }],
    ['where the clock was put back a day', { at: -DAY_MS, owner: OWNER, isThere: true }],
    ['by another account', { at: 0, owner: { ...OWNER, account: 'paul' }, isThere: false }],
    ['in another club', { at: 0, owner: { ...OWNER, clubId: '13' }, isThere: false }],
    ['by another version', { at: 0, owner: { ...OWNER, version: 'b' }, isThere: false }],
  ])('is read %s as it has to be', async (_, { at, owner, isThere }) => {
    await keep();
    expect((await createLocalCopy(() => at).read(owner)).length > 0).toBe(isThere);
  });

  it('is gone for good once another account or version has come', async () => {
    await keep();
    await createLocalCopy(() => 0).read({ ...OWNER, account: 'paul' });
    expect(await createLocalCopy(() => 0).read(OWNER)).toEqual([]);
  });

  it('drops what was seen longest ago where there is too much', async () => {
    const many = (from: number) =>
      queriesOf(Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`q${from + index}`, index])));
    await createLocalCopy(() => 1).write(OWNER, many(0));
    await createLocalCopy(() => 2).write(OWNER, many(400));
    const kept = dataOf(await createLocalCopy(() => 2).read(OWNER));
    expect(Object.keys(kept)).toHaveLength(600);
    expect(Object.keys(kept).filter((key) => Number(key.slice(1)) >= 400)).toHaveLength(400);
  });

  it('is empty where storage fails, and hinders nobody', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const copy = createLocalCopy();
    await copy.write(OWNER, queriesOf({ a: 1 }));
    expect(await copy.read(OWNER)).toEqual([]);
    await copy.destroy();
  });
});

describe('the local copy on a slow device', () => {
  const LONG_MS = 60_000;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is read to its end, however long that takes', async () => {
    await createLocalCopy().write(OWNER, queriesOf({ a: 1 }));
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    const slow = vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...parts) => {
      await new Promise((resolve) => {
        setTimeout(resolve, LONG_MS);
      });
      return decrypt(...parts);
    });
    const read = createLocalCopy().read(OWNER);
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(dataOf(await read)).toEqual({ a: 1 });
  });

  it('is empty where storage never opens', async () => {
    vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    const read = createLocalCopy().read(OWNER);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(await read).toEqual([]);
  });
});

describe('what is medical', () => {
  const PERSON = ['people', 'getOne'];
  /** Keys that the device holds once a person and this were answered. */
  const storedAfter = async (queryKey: readonly unknown[], data: unknown) => {
    const copy = createLocalCopy();
    const client = new QueryClient();
    const stop = keepQueries({ client, copy, owner: () => OWNER, headerEvents: createHeaderEvents() });
    await client.fetchQuery({ queryKey: PERSON, queryFn: () => ({ name: 'DUBOIS' }) });
    await client.fetchQuery({ queryKey, queryFn: () => data });
    stop();
    return (await copy.read(OWNER)).map(({ queryKey: key }) => key);
  };
  const certificate = { '@id': '/api/certificates/5', date: '2026-09-01' };

  it.each([
    ['the list', ['certificates', 'getList', {}], { data: [{ date: '2026-09-01' }] }],
    ['one of them', ['certificates', 'getOne', { id: '/api/certificates/5' }], { date: '2026-09-01' }],
    ['a relation to them', ['labels', '/certificates', '5'], '01/09/2026'],
    [
      'those of people who are renewed',
      ['renewals', 'data', 1],
      { people: [{ certificates: [certificate] }] },
    ],
    [
      'those behind an advice',
      ['licences', 'advice', 1],
      new Map([['a', { certificates: [{ date: 'x' }] }]]),
    ],
    ['one within a licence', ['licences', 'getOne', { id: 1 }], { certificate }],
  ])('is never kept: %s', async (_, key, data) => {
    expect(await storedAfter(key, data)).toEqual([PERSON]);
  });

  it.each([
    ['the address of one', ['licences', 'getOne', { id: 1 }], { certificate: '/api/certificates/5' }],
    ['none of them', ['renewals', 'data', 1], { people: [{ certificates: [] }] }],
    ['what describes them', ['description', '/certificates'], { fields: [{ name: 'date' }] }],
  ])('is nothing of: %s', async (_, key, data) => {
    expect(new Set(await storedAfter(key, data))).toEqual(new Set([PERSON, key]));
  });
});

/** Events between the device and the server. */
type Step =
  | { readonly kind: 'change'; readonly key: number }
  | { readonly kind: 'visit'; readonly key: number; readonly answer: 'comes' | 'fails' | 'refused' | 'late' }
  | { readonly kind: 'logout'; readonly as: string }
  | { readonly kind: 'version' }
  | { readonly kind: 'right' };

const KEYS = ['licences', 'people', 'seasons'];

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), key: fc.nat(2) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('visit' as const),
        key: fc.nat(2),
        answer: fc.constantFrom('comes' as const, 'fails' as const, 'refused' as const, 'late' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('logout' as const), as: fc.constantFrom('marie', 'paul') }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('version' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('right' as const) }) },
  ),
  { maxLength: 20, size: 'max' },
);

/** A device and a server, and what the account that is logged in was shown since its login. */
const createWorld = () => {
  const copy = createLocalCopy();
  const server = new Map<string, string>();
  const shown = new Set<string>();
  const state = { account: 'marie', version: 1, round: 0 };
  const owner = (): CopyOwner => ({ account: state.account, clubId: '12', version: String(state.version) });
  const truth = (key: string): string => `${state.account} ${key} ${server.get(key) ?? 0}`;

  /** Opens a page that shows one query, as the area does; answers what it shows before the answer and after it. */
  const visit = async (key: string, answer: 'comes' | 'fails' | 'refused' | 'late') => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 10_000 } } });
    restoreQueries(client, await copy.read(owner()), true);
    const stop = keepQueries({ client, copy, owner, headerEvents: createHeaderEvents() });
    const { promise: settled, resolve: settle } = createPending();
    const observer = new QueryObserver(client, {
      queryKey: [key],
      staleTime: Infinity,
      queryFn: async () => {
        await settled;
        if (answer === 'refused') throw new ApiError({ kind: 'forbidden', message: 'Non', status: 403 });
        if (answer === 'fails') throw new ApiError({ kind: 'network', message: 'Perdu' });
        return { text: truth(key) };
      },
    });
    const leave = observer.subscribe(() => undefined);
    const before = observer.getCurrentResult().data?.text ?? null;
    if (answer !== 'late') {
      settle();
      while (client.isFetching() > 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const after = observer.getCurrentResult().data?.text ?? null;
    // The browser has nothing else to do.
    if (answer === 'comes') await new Promise((resolve) => setImmediate(resolve));
    leave();
    stop();
    client.clear();
    return { before, after };
  };
  return { copy, server, shown, state, owner, truth, visit };
};

describe('histories of changes on the server and visits on the device', () => {
  it('show what the server holds once it has answered, and before that nothing that the account was not shown', async () => {
    globalThis.requestIdleCallback = (act) =>
      Number(setImmediate(() => act({ didTimeout: false, timeRemaining: () => 1 })));
    globalThis.cancelIdleCallback = () => undefined;
    const drawnAtOnce = { count: 0 };
    await fc.assert(
      fc.asyncProperty(steps, async (history: readonly Step[]) => {
        globalThis.indexedDB = new IDBFactory();
        const { copy, server, shown, state, truth, visit } = createWorld();
        for (const step of history) {
          if (step.kind === 'change') server.set(KEYS[step.key] ?? '', String((state.round += 1)));
          if (step.kind === 'version') state.version += 1;
          if (step.kind === 'logout' || step.kind === 'right') {
            await copy.destroy();
            shown.clear();
            if (step.kind === 'logout') state.account = step.as;
          }
          if (step.kind !== 'visit') continue;
          const key = KEYS[step.key] ?? '';
          const { before, after } = await visit(key, step.answer);
          if (before !== null) drawnAtOnce.count += 1;
          expect([null, ...shown]).toContain(before);
          const expected = { comes: truth(key), refused: null, fails: before, late: before };
          expect(after).toBe(expected[step.answer]);
          if (after !== null) shown.add(after);
        }
      }),
      { numRuns: 2_000 },
    );
    // What was kept was met, or nothing was tried.
    expect(drawnAtOnce.count).toBeGreaterThan(300);
  }, 180_000);
});
