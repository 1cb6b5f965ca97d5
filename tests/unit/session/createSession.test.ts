import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/http/ApiError.ts';
import { belongsToClub, missingRight } from '../../../src/session/access.ts';
import { homeAddress } from '../../../src/session/redirects.ts';
import { createSession } from '../../../src/session/createSession.ts';
import { createSessionTransport } from '../../../src/session/createSessionTransport.ts';
import type { Session, SessionOptions } from '../../../src/session/Session.ts';
import { createPending } from '../../support/createPending.ts';
import { buildToken } from '../../support/buildToken.ts';
import { createFakeBrowser } from '../../support/createFakeBrowser.ts';
import { answerJson, createFakeServer, type SentRequest } from '../../support/createFakeServer.ts';

const API = 'https://api.example.test/api';
const ACCESSES = { modulesAccesses: 'all', clubPermissions: [{ node: 12, matrix: { 'licences.list': 1 } }] };
const CREDENTIALS = { username: 'gestionnaire', password: 'demo' };
const ACCESSES_PATH = '/api/accounts/me/accesses';
const REFRESH_PATH = '/api/token/refresh';

type Answers = Readonly<Record<string, (request: SentRequest) => Response | Promise<Response>>>;

/** A server with single-use refresh tokens: one that was spent is refused. */
const createAuthServer = (answers: Answers = {}) => {
  let issued = 0;
  let refreshToken = '';
  const pair = (content = {}) => {
    issued += 1;
    refreshToken = `refresh-${issued}`;
    return { token: buildToken({ jti: String(issued), ...content }), refresh_token: refreshToken };
  };
  const server = createFakeServer((request) => {
    const answer = answers[request.path];
    if (answer) return answer(request);
    if (request.path === '/api/login_check' || request.path === '/api/login_check_mfa')
      return answerJson(pair());
    if (request.path === ACCESSES_PATH) return answerJson(ACCESSES);
    if (request.path !== REFRESH_PATH) return answerJson({ '@id': request.path });
    const { refresh_token: spent } = request.body as { refresh_token: string };
    return spent === refreshToken
      ? answerJson(pair())
      : answerJson({ code: 401, message: 'Invalid JWT Refresh Token' }, { status: 401 });
  });
  const count = (path: string): number => server.sent.filter((request) => request.path === path).length;
  return { ...server, pair, count };
};

const hour = (count: number): number => count * 3_600_000;

describe('createSession', () => {
  let browser = createFakeBrowser();
  let opened: Session[] = [];
  let shift = 0;

  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    browser = createFakeBrowser();
    opened = [];
    shift = 0;
  });
  afterEach(() => {
    for (const session of opened) session.dispose();
  });

  const openTab = (server: { fetch: typeof fetch }, options: Partial<SessionOptions> = {}) => {
    const tab = browser.openTab();
    const session = createSession({
      apiUrl: API,
      fetch: server.fetch,
      browser: tab.parts,
      now: () => Date.now() + shift,
      ...options,
    });
    opened.push(session);
    return {
      session,
      ...tab,
      transport: createSessionTransport(session, { apiUrl: API, fetch: server.fetch }),
    };
  };
  const stored = async (): Promise<object | undefined> => {
    const db = await openDB('raquette-session');
    const value = (await db.get('session', 'current')) as object | undefined;
    db.close();
    return value;
  };

  describe('login', () => {
    it('is logged out at first (R4.1)', async () => {
      const { session } = openTab(createAuthServer());
      expect(await session.restore()).toEqual({ status: 'loggedOut', reason: null });
      expect(await session.getToken()).toBeNull();
    });

    it('sends name and password, then requests the accesses with the new token (R3.147, R7.13, R7.17)', async () => {
      const server = createAuthServer();
      const { session } = openTab(server);
      const { outcome } = await session.login(CREDENTIALS);
      expect(outcome).toBe('loggedIn');
      expect(server.pathsSent()).toEqual(['POST /api/login_check', `GET ${ACCESSES_PATH}`]);
      expect(server.sent[0]?.body).toEqual(CREDENTIALS);
      expect(server.sent[1]?.headers.get('Authorization')).toBe(`Bearer ${await session.getToken()}`);
      expect(session.getState()).toMatchObject({
        status: 'loggedIn',
        user: {
          username: 'gestionnaire',
          account: '/api/accounts/31',
          roles: ['ROLE_USER'],
          modulesAccesses: 'all',
        },
      });
    });

    it('is not logged in before the accesses are there (R4.4)', async () => {
      const { promise: pending, resolve: release } = createPending<Response>();
      const server = createAuthServer({ [ACCESSES_PATH]: () => pending });
      const { session } = openTab(server);
      const login = session.login(CREDENTIALS);
      await vi.waitFor(() => expect(server.count(ACCESSES_PATH)).toBe(1));
      expect(session.getState().status).toBe('loggedOut');
      release(answerJson(ACCESSES));
      expect((await login).outcome).toBe('loggedIn');
    });

    it.each([[{ clubPermissions: [] }], [{ modulesAccesses: 'all' }], [{ clubPermissions: null }]])(
      'refuses accesses without a club: %j, and drops the tokens (R6.6, R6.7)',
      async (accesses) => {
        const server = createAuthServer({ [ACCESSES_PATH]: () => answerJson(accesses) });
        const { session } = openTab(server);
        expect(await session.login(CREDENTIALS)).toEqual({ outcome: 'refused' });
        expect(session.getState().status).toBe('loggedOut');
        expect(await session.getToken()).toBeNull();
        expect(await stored()).toBeUndefined();
      },
    );

    it.each([404, 405])(
      'opens one space without clubs where the server reports no accesses (%i)',
      async (status) => {
        const server = createAuthServer({ [ACCESSES_PATH]: () => answerJson({ status }, { status }) });
        const { session } = openTab(server);
        expect((await session.login(CREDENTIALS)).outcome).toBe('loggedIn');
        const state = await openTab(server).session.restore();
        const user = state.status === 'loggedIn' ? state.user : null;
        expect(user && homeAddress(user)).toBe('/0');
        expect(missingRight(user, 0, { module: 'persons', level: 3, action: 'persons.list' })).toBeNull();
        expect(belongsToClub(user, 1)).toBe(false);
      },
    );

    it('gives no rights away for a route that is missing once they were received', async () => {
      let status = 200;
      const server = createAuthServer({ [ACCESSES_PATH]: () => answerJson(ACCESSES, { status }) });
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      status = 404;
      await session.rereadAccesses();
      expect(session.getState()).toMatchObject({ user: { clubPermissions: ACCESSES.clubPermissions } });
    });

    it('renews a token that is refused when the rights are read again, once (R6.21)', async () => {
      let refused = 0;
      const server = createAuthServer({
        [ACCESSES_PATH]: () =>
          (refused -= 1) >= 0 ? answerJson({ code: 401 }, { status: 401 }) : answerJson(ACCESSES),
      });
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      refused = 1;
      await session.rereadAccesses();
      expect([session.getState().status, server.count(REFRESH_PATH)]).toEqual(['loggedIn', 1]);
      shift = 60_000;
      refused = 2;
      await session.rereadAccesses();
      expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
      expect(server.count(REFRESH_PATH)).toBe(2);
    });

    it('stays logged out when the accesses cannot be read', async () => {
      const { session } = openTab(
        createAuthServer({ [ACCESSES_PATH]: () => answerJson({}, { status: 500 }) }),
      );
      await expect(session.login(CREDENTIALS)).rejects.toBeInstanceOf(ApiError);
      expect(session.getState().status).toBe('loggedOut');
      expect(await stored()).toBeUndefined();
    });

    it.each([true, 1, 'true'])(
      'awaits the second factor on mfa_required %j, without any token (R4.2, R7.14)',
      async (flag) => {
        const server = createAuthServer();
        const answers = { mfa_required: flag, hash: 'a+b/=', ...server.pair() };
        const { session } = openTab(createAuthServer({ '/api/login_check': () => answerJson(answers) }));
        expect(await session.login(CREDENTIALS)).toEqual({ outcome: 'secondFactor', hash: 'a+b/=' });
        expect(session.getState()).toEqual({ status: 'secondFactor', hash: 'a+b/=' });
        expect(await session.getToken()).toBeNull();
      },
    );

    it('sends the code without its spaces and with its zero (R7.15, R7.16)', async () => {
      const server = createAuthServer();
      const { session } = openTab(server);
      expect((await session.verify({ code: ' 012 345 ', hash: 'h1' })).outcome).toBe('loggedIn');
      expect(server.sent[0]).toMatchObject({
        path: '/api/login_check_mfa',
        body: { code: '012345', hash: 'h1' },
      });
      expect(server.sent[1]?.path).toBe(ACCESSES_PATH);
    });

    it('does not speak of an unknown outcome when the login gets no answer', async () => {
      const { session } = openTab(createFakeServer(() => Promise.reject(new TypeError('Failed to fetch'))));
      await expect(session.login(CREDENTIALS)).rejects.toMatchObject({
        kind: 'network',
        unknownOutcome: false,
      });
    });
  });

  describe('storage', () => {
    it('keeps no token in local storage, and the access token nowhere (R3.156)', async () => {
      const { session } = openTab(createAuthServer());
      await session.login(CREDENTIALS);
      expect([...browser.values.keys()]).toEqual(['raquette.deadline']);
      expect(await stored()).toMatchObject({ refreshToken: 'refresh-1', user: { username: 'gestionnaire' } });
      expect(JSON.stringify(await stored())).not.toContain(await session.getToken());
    });

    it('is restored after a reload, with its rights even without network, and reads the accesses again (R7.20)', async () => {
      const server = createAuthServer();
      await openTab(server).session.login(CREDENTIALS);
      const offline = openTab(
        createFakeServer(() => Promise.reject(new TypeError('offline'))),
        {
          sleep: () => Promise.resolve(),
        },
      );
      expect(await offline.session.restore()).toMatchObject({
        status: 'loggedIn',
        user: { clubPermissions: [{ node: 12 }] },
      });
      await expect(offline.session.getToken()).rejects.toMatchObject({ kind: 'network' });
      expect(offline.session.getState().status).toBe('loggedIn');

      const before = server.count(ACCESSES_PATH);
      const online = openTab(server);
      await online.session.restore();
      await vi.waitFor(() => {
        expect(server.count(ACCESSES_PATH)).toBe(before + 1);
      });
      expect(online.session.getState().status).toBe('loggedIn');
    });

    it('works in memory where locks and storage are missing', async () => {
      const { session } = openTab(createAuthServer(), {
        browser: {
          locks: null,
          openStorage: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
          openChannel: () => {
            throw new ReferenceError('BroadcastChannel is not defined');
          },
          window: null,
          document: null,
        },
      });
      expect((await session.login(CREDENTIALS)).outcome).toBe('loggedIn');
      shift = hour(2);
      expect(await session.getToken()).not.toBeNull();
      await session.logout();
      expect(await session.getToken()).toBeNull();
    });

    it('holds the code until logout (R7.9)', async () => {
      const server = createAuthServer();
      const { session } = openTab(server, { code: 'xyz' });
      await session.login(CREDENTIALS);
      expect(server.sent.map(({ url }) => new URL(url).searchParams.get('code'))).toEqual(['xyz', 'xyz']);
      const reloaded = openTab(server).session;
      await reloaded.restore();
      expect(reloaded.getCode()).toBe('xyz');
      await reloaded.logout();
      expect(reloaded.getCode()).toBeNull();
    });

    it('has the code of the provider before, beside and after that of an address (R7.9)', async () => {
      const server = createAuthServer();
      const { session } = openTab(server, { providerCode: 'fed' });
      await session.login(CREDENTIALS);
      expect(server.sent.map(({ url }) => new URL(url).searchParams.get('code'))).toEqual(['fed', 'fed']);
      await session.logout();
      expect(session.getCode()).toBe('fed');
      expect(openTab(server, { providerCode: 'fed', code: 'xyz' }).session.getCode()).toBe('xyz');
    });
  });

  it.each([429, 502, 503, 504])('sends a login and its code once, whatever a %i says', async (status) => {
    const refuse = () => answerJson({}, { status, headers: { 'Retry-After': '2' } });
    const server = createAuthServer({ '/api/login_check': refuse, '/api/login_check_mfa': refuse });
    const { session } = openTab(server);
    await expect(session.login(CREDENTIALS)).rejects.toMatchObject({ status, retryAfter: 2 });
    await expect(session.verify({ code: '123456', hash: 'abc' })).rejects.toMatchObject({ status });
    expect(server.pathsSent()).toEqual(['POST /api/login_check', 'POST /api/login_check_mfa']);
  });

  describe('refresh', () => {
    it('keeps a token that is good for more than 10 s (R4.9, R4.10)', async () => {
      const server = createAuthServer();
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      shift = hour(1) - 15_000;
      await session.getToken();
      expect(server.count(REFRESH_PATH)).toBe(0);
      shift = hour(1) - 9000;
      await session.getToken();
      expect(server.count(REFRESH_PATH)).toBe(1);
    });

    it('renews once for twenty requests at the same time, before any of them goes out (R4.10)', async () => {
      const server = createAuthServer();
      const { session, transport } = openTab(server);
      await session.login(CREDENTIALS);
      server.sent.length = 0;
      shift = hour(2);
      await Promise.all(Array.from({ length: 20 }, (_, index) => transport.request(`/people/${index}`)));
      expect(server.pathsSent()[0]).toBe(`POST ${REFRESH_PATH}`);
      expect(server.count(REFRESH_PATH)).toBe(1);
      expect(server.sent).toHaveLength(21);
      expect(server.sent[0]?.headers.has('Authorization')).toBe(false);
      expect(server.sent[20]?.headers.get('Authorization')).toBe(`Bearer ${await session.getToken()}`);
    });

    it('sends the refresh token it received last (R3.148, R7.18, R7.19)', async () => {
      const server = createAuthServer();
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      for (const hours of [2, 4]) {
        shift = hour(hours);
        await session.getToken().catch(() => undefined);
      }
      const refreshes = server.sent.filter(({ path }) => path === REFRESH_PATH);
      const bodies = refreshes.map(({ body }) => body);
      expect(refreshes.map(({ method }) => method)).toEqual(['POST', 'POST']);
      expect(bodies[0]).toEqual({ refresh_token: 'refresh-1' });
      expect(bodies[1]).toEqual({ refresh_token: 'refresh-2' });
    });

    it('keeps the old refresh token when the server sends none', async () => {
      const server = createAuthServer({
        [REFRESH_PATH]: () => answerJson({ token: buildToken({ jti: 'x' }) }),
      });
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      shift = hour(2);
      await session.getToken();
      expect(await stored()).toMatchObject({ refreshToken: 'refresh-1', generation: 2 });
    });

    it.each([-24, 24])('judges the expiry by the server’s clock when ours is %i h off', async (hours) => {
      shift = hour(hours);
      const server = createAuthServer();
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      await session.getToken();
      expect(server.count(REFRESH_PATH)).toBe(0);
      shift += hour(1);
      await session.getToken();
      expect(server.count(REFRESH_PATH)).toBe(1);
    });

    it.each([400, 401, 403])(
      'ends the session at once when the refresh is refused with %i, and the waiting request is never sent (R4.11, R8.3)',
      async (status) => {
        const server = createAuthServer({
          [REFRESH_PATH]: () =>
            answerJson({ code: status, message: 'Invalid JWT Refresh Token' }, { status }),
        });
        const { session, transport } = openTab(server);
        await session.login(CREDENTIALS);
        shift = hour(2);
        await expect(transport.request('/people')).rejects.toMatchObject({
          kind: 'authentication',
          message: "Une erreur d'authentification est survenue",
        });
        expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
        expect(server.count('/api/people')).toBe(0);
        expect(server.count(REFRESH_PATH)).toBe(1);
        expect(await stored()).toBeUndefined();
      },
    );

    it.each([
      ['goes on', 'with the token that a dying tab noted late', 200, 'loggedIn'],
      ['ends', 'when that one is refused too, without a third try', 401, 'loggedOut'],
    ])('%s %s', async (_what, _when, status, state) => {
      const good = createAuthServer();
      const server = createAuthServer({
        [REFRESH_PATH]: async ({ body }) => {
          if ((body as { refresh_token: string }).refresh_token === 'late')
            return status === 200 ? answerJson(good.pair()) : answerJson({}, { status });
          const db = await openDB('raquette-session');
          await db.put('session', { ...(await stored()), refreshToken: 'late' }, 'current');
          db.close();
          return answerJson({ code: 401, message: 'Invalid JWT Refresh Token' }, { status: 401 });
        },
      });
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      shift = hour(2);
      await session.getToken().catch(() => null);
      expect(session.getState().status).toBe(state);
      expect(server.count(REFRESH_PATH)).toBe(2);
    });

    it.each([
      ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
      ['an answer without token', () => answerJson({ ok: true })],
      ['a broken token', () => answerJson({ token: 'abc', refresh_token: 'x' })],
      ['an error of the server', () => answerJson({}, { status: 500 })],
    ])('gives %s three tries, then ends the session', async (_name, answer) => {
      const server = createAuthServer({ [REFRESH_PATH]: answer });
      const { session } = openTab(server, { sleep: () => Promise.resolve() });
      await session.login(CREDENTIALS);
      shift = hour(2);
      await expect(session.getToken()).rejects.toMatchObject({ kind: 'authentication' });
      expect(server.count(REFRESH_PATH)).toBe(3);
      expect(session.getState()).toMatchObject({ reason: 'expired' });
    });

    it.each([
      ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
      ['is away, says its gateway', () => answerJson({}, { status: 503 }), 'server'],
    ])('survives a server that %s: the call fails, the session stays', async (_, fail, kind) => {
      let isDown = true;
      const good = createAuthServer();
      const server = createAuthServer({
        [REFRESH_PATH]: () => (isDown ? fail() : answerJson(good.pair({ jti: 'up' }))),
      });
      const { session } = openTab(server, { sleep: () => Promise.resolve() });
      await session.login(CREDENTIALS);
      shift = hour(2);
      await expect(session.getToken()).rejects.toMatchObject({ kind });
      expect(session.getState().status).toBe('loggedIn');
      isDown = false;
      expect(await session.getToken()).not.toBeNull();
    });

    it('waits as long as the server says when it is called too often', async () => {
      const waits: number[] = [];
      let calls = 0;
      const good = createAuthServer();
      const server = createAuthServer({
        [REFRESH_PATH]: () =>
          (calls += 1) === 1
            ? answerJson({}, { status: 429, headers: { 'Retry-After': '20' } })
            : answerJson(good.pair()),
      });
      const { session } = openTab(server, {
        sleep: (ms) => {
          waits.push(ms);
          return Promise.resolve();
        },
      });
      await session.login(CREDENTIALS);
      shift = hour(2);
      expect(await session.getToken()).not.toBeNull();
      expect(waits).toEqual([20_000]);
    });

    it('renews after a 401 and repeats the call; a second 401 ends the session', async () => {
      const server = createAuthServer({
        '/api/teams': ({ headers }) =>
          headers.get('Authorization') === `Bearer ${first}`
            ? answerJson({ code: 401, message: 'Invalid JWT Token' }, { status: 401 })
            : answerJson({ ok: true }),
        '/api/labels': () => answerJson({ code: 401, message: 'Invalid JWT Token' }, { status: 401 }),
      });
      const { session, transport } = openTab(server);
      await session.login(CREDENTIALS);
      const first = await session.getToken();
      expect((await transport.request('/teams')).body).toEqual({ ok: true });
      expect(server.count(REFRESH_PATH)).toBe(1);
      await expect(transport.request('/labels')).rejects.toMatchObject({ kind: 'authentication' });
      expect(server.count('/api/labels')).toBe(2);
      expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
    });
  });

  describe('tabs', () => {
    const loginEverywhere = async (server: { fetch: typeof fetch }, count: number) => {
      const tabs = Array.from({ length: count }, () => openTab(server));
      await tabs[0]?.session.login(CREDENTIALS);
      for (const { session } of tabs.slice(1)) {
        await session.restore();
        await session.getToken();
      }
      return tabs;
    };

    it('renew once for all of them', async () => {
      const server = createAuthServer();
      const tabs = await loginEverywhere(server, 5);
      const before = server.count(REFRESH_PATH);
      shift = hour(2);
      // The next tokens are issued by a server whose clock has moved on with ours.
      const tokens = await Promise.all(tabs.map(({ session }) => session.getToken()));
      expect(server.count(REFRESH_PATH)).toBe(before + 1);
      expect(new Set(tokens).size).toBe(1);
      expect(tabs.every(({ session }) => session.getState().status === 'loggedIn')).toBe(true);
    });

    it('log out together, without a word about a wanted logout', async () => {
      const server = createAuthServer();
      const [first, second] = await loginEverywhere(server, 2);
      await first?.session.logout();
      await vi.waitFor(() => {
        expect(second?.session.getState()).toEqual({ status: 'loggedOut', reason: 'elsewhere' });
      });
      expect(await second?.session.getToken()).toBeNull();
    });

    it('learn of a logout from storage alone', async () => {
      const server = createAuthServer();
      const silent = { browser: { ...browser.openTab().parts, openChannel: noChannel } };
      const first = openTab(server, silent).session;
      await first.login(CREDENTIALS);
      const tab = browser.openTab();
      const second = openTab(server, { browser: { ...tab.parts, openChannel: noChannel } }).session;
      await second.restore();
      await first.logout();
      expect(second.getState()).toEqual({ status: 'loggedOut', reason: 'elsewhere' });
    });

    it('learn of a logout by message alone, where the browser blocks its storage', async () => {
      const server = createAuthServer();
      const [first, second] = [0, 1].map(() => {
        const { parts } = browser.openTab();
        return openTab(server, { browser: { ...parts, openStorage: () => null } }).session;
      });
      await first?.login(CREDENTIALS);
      await second?.restore();
      // With a token of its own nothing leads it to the store.
      expect(await second?.getToken()).not.toBeNull();
      await first?.logout();
      await vi.waitFor(() => {
        expect(second?.getState()).toEqual({ status: 'loggedOut', reason: 'elsewhere' });
      });
    });

    it('leave the session of a user when another one logs in elsewhere', async () => {
      const server = createAuthServer();
      const [first, second] = await loginEverywhere(server, 2);
      await second?.session.login({ username: 'multi', password: 'demo' });
      await vi.waitFor(() => {
        expect(first?.session.getState()).toMatchObject({ status: 'loggedOut' });
      });
      expect(second?.session.getState().status).toBe('loggedIn');
      expect(await stored()).toBeDefined();
    });

    it('end when the browser brings them back after somebody else has logged in', async () => {
      const server = createAuthServer();
      const [first, second] = [0, 1].map(() => {
        const tab = browser.openTab();
        return {
          ...tab,
          ...openTab(server, { browser: { ...tab.parts, openChannel: noChannel } }),
          window: tab.window,
        };
      });
      await first?.session.login(CREDENTIALS);
      await second?.session.restore();
      expect(await second?.session.getToken()).not.toBeNull();
      await first?.session.login({ username: 'multi', password: 'demo' });
      second?.window.dispatchEvent(new Event('pageshow'));
      await vi.waitFor(() => {
        expect(second?.session.getState()).toEqual({ status: 'loggedOut', reason: 'elsewhere' });
      });
      expect(first?.session.getState().status).toBe('loggedIn');
    });

    it('do not restore a session whose tab died while logging out', async () => {
      const server = createAuthServer();
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      const { id } = (await stored()) as { id: string };
      session.dispose();
      browser.values.set('raquette.logged-out', `voluntary ${id}`);
      expect(await openTab(server).session.restore()).toMatchObject({ status: 'loggedOut' });
      expect(await stored()).toBeUndefined();
    });
  });

  describe('end', () => {
    it('clears data, deadline and cookie on logout (R2.3, R4.5, R4.6, R4.7)', async () => {
      const server = createAuthServer();
      const { session, document } = openTab(server);
      await session.login(CREDENTIALS);
      await session.logout();
      expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'voluntary' });
      expect(await session.getToken()).toBeNull();
      expect(await stored()).toBeUndefined();
      expect(browser.values.has('raquette.deadline')).toBe(false);
      expect([...browser.values.values()].join()).not.toContain('refresh');
      expect(document.cookie).toMatch(/^info-dialog=; Max-Age=0/);
      expect(await openTab(server).session.restore()).toMatchObject({ status: 'loggedOut' });
    });

    it('is not restored after its deadline (R4.15)', async () => {
      const server = createAuthServer();
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      session.dispose();
      shift = hour(3);
      const reloaded = openTab(server).session;
      expect(await reloaded.restore()).toEqual({ status: 'loggedOut', reason: 'inactivity' });
      expect(await stored()).toBeUndefined();
    });

    it('after inactivity is announced to the page that is opened next, until somebody logs in (R4.16)', async () => {
      const server = createAuthServer();
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      await session.logout('inactivity');
      const next = openTab(server).session;
      expect(await next.restore()).toEqual({ status: 'loggedOut', reason: 'inactivity' });
      await next.login(CREDENTIALS);
      await next.logout();
      expect(await openTab(server).session.restore()).toEqual({ status: 'loggedOut', reason: null });
    });

    it('gives up reading the rights again, which would be refused', async () => {
      const server = createAuthServer({
        [ACCESSES_PATH]: () =>
          server.count(ACCESSES_PATH) > 1 ? new Promise(() => undefined) : answerJson(ACCESSES),
      });
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      const reading = session.rereadAccesses();
      await vi.waitFor(() => expect(server.count(ACCESSES_PATH)).toBe(2));
      await session.logout();
      await reading;
      expect(server.sent.findLast(({ path }) => path === ACCESSES_PATH)?.signal?.aborted).toBe(true);
      expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'voluntary' });
    });

    it('drops an answer that comes after it', async () => {
      const { promise: pending, resolve: release } = createPending<Response>();
      const { session, transport } = openTab(createAuthServer({ '/api/people/1': () => pending }));
      await session.login(CREDENTIALS);
      const late = transport.request('/people/1', { method: 'PUT', body: {} });
      await session.getToken();
      await session.logout();
      release(answerJson({ id: 1 }));
      await expect(late).rejects.toMatchObject({ kind: 'cancelled' });
    });

    it('is not undone by a refresh that was under way, whose tokens end as well', async () => {
      const { promise: pending, resolve: release } = createPending<Response>();
      const server = createAuthServer({ [REFRESH_PATH]: () => pending });
      const { session } = openTab(server);
      await session.login(CREDENTIALS);
      shift = hour(2);
      const waiting = session.getToken();
      await vi.waitFor(() => expect(server.count(REFRESH_PATH)).toBe(1));
      await session.logout();
      release(answerJson({ token: buildToken(), refresh_token: 'late' }));
      await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
      expect(session.getState()).toMatchObject({ status: 'loggedOut' });
      expect(await stored()).toBeUndefined();
      const invalidated = server.sent.filter(({ path }) => path === '/api/token/invalidate');
      expect(invalidated.map(({ body }) => body)).toEqual([
        { refresh_token: 'refresh-1' },
        { refresh_token: 'late' },
      ]);
    });

    it('comes when the accesses read again hold no club any more', async () => {
      let accesses: unknown = ACCESSES;
      const server = createAuthServer({ [ACCESSES_PATH]: () => answerJson(accesses) });
      await openTab(server).session.login(CREDENTIALS);
      accesses = { clubPermissions: [] };
      const reloaded = openTab(server).session;
      await reloaded.restore();
      await vi.waitFor(() => {
        expect(reloaded.getState()).toEqual({ status: 'loggedOut', reason: 'refused' });
      });
    });
  });
});

const noChannel = (): BroadcastChannel => {
  throw new ReferenceError('BroadcastChannel is not defined');
};
