import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSession } from '../../../src/session/createSession.ts';
import { createSessionTransport } from '../../../src/session/createSessionTransport.ts';
import { accountOf } from '../../../src/session/SessionState.ts';
import { createSessionWorld, HOUR_MS, type Fate } from '../../support/createSessionWorld.ts';
import { histories } from '../../support/histories.ts';

const { timeout, steps, ...runs } = histories({ numRuns: 40, steps: 250 });

const apiUrl = 'https://api.example.test/api';
const IDLE_MS = 3 * HOUR_MS;

const fate = fc.oneof(
  { weight: 20, arbitrary: fc.constant<Fate>('done') },
  { weight: 2, arbitrary: fc.constantFrom<Fate>('lost before', 'lost after', 'refused', 'broken') },
);
const gesture = fc.constantFrom(
  'login',
  'call',
  'call',
  'save',
  'code',
  'wrong code',
  'logout',
  'reload',
  'click',
  'freeze',
);
/** Somebody does something in a tab, a request is answered, or time passes; then the browser has `turns` to follow. */
const step = fc.record({
  turns: fc.constantFrom(0, 1, 5, 100),
  what: fc.oneof(
    { weight: 5, arbitrary: fc.record({ tab: fc.nat(2), gesture }) },
    { weight: 4, arbitrary: fc.record({ which: fc.nat(3), fate }) },
    { weight: 2, arbitrary: fc.constant({ answersAll: true }) },
    { weight: 1, arbitrary: fc.record({ hours: fc.constantFrom(0.5, 1.1, 2.5, 3.1) }) },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const turn = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) await new Promise(setImmediate);
};

/** Three tabs, and what may be known of their logins without reading the code. */
const createHistory = () => {
  globalThis.indexedDB = new IDBFactory();
  let now = Date.UTC(2026, 10, 28);
  let lastGesture = now;
  let isAtRest = true;
  const broken: string[] = [];
  const known = new Set<number>();
  const ended = new Set<number>();
  /** Logins that were over when everything had come to rest: nobody uses them any more. */
  const over = new Set<number>();
  const doomed = new Set<number>();
  const world = createSessionWorld({
    now: () => now,
    onUsed: (login) => over.has(login) && broken.push(`the token of ${login} was used after its end`),
    onSpent: (login) => doomed.has(login) || ended.has(login) || broken.push(`${login} spent a token twice`),
    onDoomed: (login) => doomed.add(login),
  });

  const openTab = () => {
    const tab = world.openTab();
    const options = { apiUrl, fetch: tab.fetch };
    const sleep = () => turn(1);
    const session = createSession({ ...options, browser: tab.parts, now: () => now, sleep });
    const loginOf = () => Number(accountOf(session.getState())?.split('/').at(-1)) || null;
    let before: number | null = null;
    session.subscribe(() => {
      const [login, left] = [loginOf(), before];
      before = login;
      if (login !== null && !known.has(login)) {
        // A new login takes the place of every other one.
        for (const other of known) ended.add(other);
        known.add(login);
        lastGesture = now;
      }
      if (left === null || login === left || tab.isDead) return;
      if (!ended.has(left) && !doomed.has(left)) broken.push(`${left} was ended by nobody`);
      ended.add(left);
    });
    void session.restore();
    return { tab, session, loginOf, transport: createSessionTransport(session, { ...options, sleep }) };
  };
  const tabs = [openTab(), openTab(), openTab()];
  const wake = (target: Pick<EventTarget, 'dispatchEvent'>) =>
    target.dispatchEvent(new Event('visibilitychange'));

  const show = async ({ transport, loginOf, tab }: (typeof tabs)[number], path: string, method: string) => {
    const began = loginOf();
    const { body } = await transport.request(path, { method });
    const { login } = body as { login: number };
    if (!tab.isDead && (login !== loginOf() || (began !== null && began !== login)))
      broken.push(`an answer for ${login} was shown to ${loginOf()}`);
  };
  const act = (index: number, what: string): void => {
    const opened = tabs[index];
    if (!opened) return;
    const { session, tab, loginOf } = opened;
    const login = loginOf();
    const ignore = (promise: Promise<unknown>): void => void promise.catch(() => undefined);
    if (what === 'freeze' && !world.pending.some((request) => request.tab === tab))
      tab.isFrozen = !tab.isFrozen;
    if (what === 'freeze' && !tab.isFrozen) tab.window.dispatchEvent(new Event('pageshow'));
    if (tab.isFrozen) return;
    if (what === 'login' && login === null) ignore(session.login({ username: 'a', password: 'b' }));
    if (what === 'call') ignore(show(opened, '/things', 'GET'));
    if (what === 'save') ignore(show(opened, '/guarded', 'PUT'));
    if (what === 'code' || what === 'wrong code')
      ignore(session.stepUp.answer(what === 'code' ? 'right' : 'no'));
    if (what === 'logout' && login !== null) {
      ended.add(login);
      ignore(session.logout());
    }
    if (what === 'click') tab.document.dispatchEvent(new Event('click'));
    if (what === 'click' && login !== null && now < lastGesture + IDLE_MS) lastGesture = now;
    if (what === 'reload') {
      // Its tokens may be new, and known to nobody else yet.
      const isRenewing = world.pending.some(
        (request) => request.tab === tab && request.path.endsWith('refresh'),
      );
      if (!isAtRest || isRenewing) for (const each of known) doomed.add(each);
      tab.isDead = true;
      session.dispose();
      world.pending.splice(0, Infinity, ...world.pending.filter((request) => request.tab !== tab));
      tabs[index] = openTab();
    }
  };
  const answer = (which: number, what: Fate): void => {
    const waiting = world.pending.filter(({ tab }) => !tab.isFrozen);
    const [request] = waiting.slice(which % Math.max(1, waiting.length));
    if (!request) return;
    world.pending.splice(world.pending.indexOf(request), 1);
    request.settle(what);
  };
  const wait = (hours: number): void => {
    now += hours * HOUR_MS;
    if (now >= lastGesture + IDLE_MS) for (const login of known) ended.add(login);
    for (const { tab } of tabs) if (!tab.isFrozen) wake(tab.document);
  };
  return {
    follow: async ({ what, turns }: Step): Promise<readonly string[]> => {
      if ('gesture' in what) act(what.tab, what.gesture);
      else if ('hours' in what) wait(what.hours);
      else if ('which' in what) answer(what.which, what.fate);
      else for (let left = world.pending.length; left > 0; left -= 1) answer(0, 'done');
      await turn(turns);
      isAtRest = turns === 100;
      if (isAtRest) {
        for (const { tab, loginOf } of tabs) {
          const login = loginOf();
          if (!tab.isFrozen && login !== null && ended.has(login))
            broken.push(`${login} goes on after its end`);
        }
        for (const login of ended) over.add(login);
      }
      return broken;
    },
    close: async (): Promise<void> => {
      for (const { session, tab } of tabs) {
        tab.isDead = true;
        session.dispose();
      }
      for (const request of world.pending.splice(0)) request.settle('lost before');
      await turn(5);
    },
  };
};

it(
  'lets nobody stay, come back or be shown an answer after an end, and ends nobody else, in three tabs',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: steps, size: 'max' }), async (drawn) => {
        const history = createHistory();
        try {
          for (const each of drawn) expect(await history.follow(each)).toEqual([]);
        } finally {
          await history.close();
        }
      }),
      runs,
    );
  },
  timeout,
);
