import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../src/session/createSession.ts';
import { createSessionTransport } from '../../src/session/createSessionTransport.ts';
import type { Session } from '../../src/session/Session.ts';
import { createFakeBrowser } from '../support/createFakeBrowser.ts';
import { setUpAccounts } from '../support/openAccountSandbox.ts';

const apiUrl = 'http://sandbox.test/api';
const HOUR_MS = 3_600_000;
const ANN = { username: 'ann', password: 'secret' };

const sandbox = setUpAccounts();
let clubId: number;
let browser: ReturnType<typeof createFakeBrowser>;
/** Paths of the requests to the server. */
let requested: string[];
const opened: Session[] = [];

beforeAll(async () => {
  clubId = await sandbox.addClub();
  for (const [username, mfaEnabled] of [
    ['ann', false],
    ['bob', false],
    ['mia', true],
  ] as const) {
    const account = await sandbox.addAccount({ username, mfaEnabled });
    await sandbox.addPermission({ account, club: clubId, matrix: { 'club.informations': 2 } });
  }
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  browser = createFakeBrowser();
  requested = [];
});
afterEach(() => {
  for (const session of opened.splice(0)) session.dispose();
});

/** The sandbox as LexikJWT alone answers: a token without refresh token, and no address to renew it. */
const sendBare: typeof fetch = async (input, init) => {
  const { pathname } = new URL(new Request(input, init).url);
  requested.push(pathname.replace('/api', ''));
  if (pathname.startsWith('/api/token/')) return new Response('', { status: 404 });
  const answer = await sandbox.fetch(input, init);
  if (!pathname.startsWith('/api/login_check') || !answer.ok) return answer;
  const { refresh_token: _, ...rest } = (await answer.json()) as Record<string, unknown>;
  return Response.json(rest);
};

/** A tab, or the same one after a reload; `aheadMs` sets its clock forward. */
const openTab = (aheadMs = 0) => {
  const clock = { aheadMs };
  const session = createSession({
    apiUrl,
    fetch: sendBare,
    browser: browser.openTab().parts,
    now: () => Date.now() + clock.aheadMs,
    inactivitySeconds: 48 * 3600,
  });
  opened.push(session);
  const transport = createSessionTransport(session, { apiUrl, fetch: sendBare });
  return { session, clock, readClub: () => transport.request(`/clubs/${clubId}`), transport };
};
const untilPrompted = ({ session }: Pick<ReturnType<typeof openTab>, 'session'>) =>
  vi.waitUntil(() => session.passwordAgain.isOpen());
const count = (path: string): number => requested.filter((one) => one === path).length;

describe('a session without refresh token', () => {
  it('outlives a reload and is taken up by a second tab, with one login', async () => {
    await openTab().session.login(ANN);
    const [reloaded, second] = [openTab(), openTab()];
    expect((await reloaded.readClub()).status).toBe(200);
    expect((await second.readClub()).status).toBe(200);
    expect([count('/login_check'), count('/token/refresh')]).toEqual([1, 0]);
  });

  it('keeps nothing of its token in local storage', async () => {
    const { session } = openTab();
    await session.login(ANN);
    const token = (await session.getToken()) ?? '';
    expect(token).not.toBe('');
    expect([...browser.values.values()].join()).not.toContain(token);
  });

  it.each([-24, 0, 24])('lasts to its end by the server’s clock when ours is %i h off', async (hours) => {
    const offMs = hours * HOUR_MS;
    await openTab(offMs).session.login(ANN);
    const late = openTab(offMs + HOUR_MS - 60_000);
    expect((await late.readClub()).status).toBe(200);
    const over = openTab(offMs + HOUR_MS);
    void over.readClub().catch(() => undefined);
    await untilPrompted(over);
    expect(count('/token/refresh')).toBe(0);
  });

  it('prompts for the password at its end, and the calls that wait go out once, with the new token', async () => {
    const tab = openTab();
    await tab.session.login(ANN);
    tab.clock.aheadMs = HOUR_MS;
    requested = [];
    const save = tab.transport.request(`/clubs/${clubId}`, { method: 'PUT', body: { name: 'TTC Neuf' } });
    const read = tab.readClub();
    await untilPrompted(tab);
    expect(requested).toEqual([]);
    await expect(tab.session.passwordAgain.answer('faux')).rejects.toMatchObject({ kind: 'authentication' });
    expect([tab.session.passwordAgain.isOpen(), tab.session.getState().status]).toEqual([true, 'loggedIn']);

    await tab.session.passwordAgain.answer('secret');
    expect((await save).body).toMatchObject({ name: 'TTC Neuf' });
    expect((await read).status).toBe(200);
    expect([count(`/clubs/${clubId}`), count('/token/refresh')]).toEqual([2, 0]);
    expect(tab.session.passwordAgain.isOpen()).toBe(false);
    expect((await openTab(HOUR_MS).readClub()).status).toBe(200);
  });

  it('says so when the end comes, without a call', async () => {
    await openTab().session.login(ANN);
    // The margin of 10 s before the end, but for an instant.
    const tab = openTab(HOUR_MS - 12_000);
    await tab.session.restore();
    await vi.waitUntil(() => tab.session.passwordAgain.isOpen(), { timeout: 5000 });
    expect(tab.session.getState().status).toBe('loggedIn');
  });

  it('is answered once for all its tabs', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.session.login(ANN);
    await second.session.restore();
    await second.session.getToken();
    first.clock.aheadMs = HOUR_MS;
    second.clock.aheadMs = HOUR_MS;
    const reads = [first.readClub(), second.readClub()];
    await Promise.all([untilPrompted(first), untilPrompted(second)]);
    await second.session.passwordAgain.answer('secret');
    for (const { status } of await Promise.all(reads)) expect(status).toBe(200);
    expect(first.session.passwordAgain.isOpen()).toBe(false);
    expect(count('/login_check')).toBe(2);
  });

  it('prompts for the password when its token is refused before its end', async () => {
    const tab = openTab();
    await tab.session.login(ANN);
    const refused = (await tab.session.getToken()) ?? '';
    const again = tab.session.handleUnauthorized(refused, 1);
    await untilPrompted(tab);
    await tab.session.passwordAgain.answer('secret');
    expect(await again).toBe(true);
    expect(await tab.session.getToken()).not.toBe(refused);
    expect(count('/token/refresh')).toBe(0);
  });

  it('is left for the login page where another account is wanted', async () => {
    const tab = openTab();
    await tab.session.login(ANN);
    tab.clock.aheadMs = HOUR_MS;
    const read = tab.readClub().catch((error: unknown) => error);
    await untilPrompted(tab);
    await tab.session.logout('expired');
    expect(await read).toMatchObject({ kind: 'cancelled' });
    expect(tab.session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
    expect(await openTab().session.getToken()).toBeNull();
  });

  it('is left for the login page where the password is not enough', async () => {
    const tab = openTab();
    const login = await tab.session.login({ ...ANN, username: 'mia' });
    const mails = await sandbox.mails();
    const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    await tab.session.verify({ hash: login.outcome === 'secondFactor' ? login.hash : '', code });
    tab.clock.aheadMs = HOUR_MS;
    const read = tab.readClub().catch((error: unknown) => error);
    await untilPrompted(tab);
    await tab.session.passwordAgain.answer('secret');
    expect(await read).toMatchObject({ kind: 'cancelled' });
    expect(tab.session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
  });

  it('ends at a logout in all tabs, and nothing of it is kept', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.session.login(ANN);
    await second.session.restore();
    await first.session.logout();
    await vi.waitUntil(() => second.session.getState().status === 'loggedOut');
    expect(await openTab().session.restore()).toMatchObject({ status: 'loggedOut' });
    expect(await openTab().session.getToken()).toBeNull();
    expect(count('/token/invalidate')).toBe(0);
  });

  it('gives way to another account that logs in in a second tab, even during the prompt', async () => {
    const [first, second] = [openTab(), openTab()];
    await first.session.login(ANN);
    first.clock.aheadMs = HOUR_MS;
    const read = first.readClub().catch((error: unknown) => error);
    await untilPrompted(first);
    await second.session.login({ username: 'bob', password: 'secret' });
    expect(await read).toMatchObject({ kind: 'cancelled' });
    expect(first.session.getState()).toEqual({ status: 'loggedOut', reason: 'elsewhere' });
    expect(first.session.passwordAgain.isOpen()).toBe(false);
    expect(await first.session.restore()).toMatchObject({ user: { username: 'bob' } });
  });
});
