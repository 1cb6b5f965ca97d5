import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../src/session/createSession.ts';
import { createSessionTransport } from '../../src/session/createSessionTransport.ts';
import type { Session } from '../../src/session/Session.ts';
import { createFakeBrowser } from '../support/createFakeBrowser.ts';
import { setUpAccounts } from '../support/openAccountSandbox.ts';

const apiUrl = 'http://sandbox.test/api';

const sandbox = setUpAccounts();
let clubId: number;
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
});
afterEach(() => {
  for (const session of opened.splice(0)) session.dispose();
});

/** A page of a browser: what it holds in memory and its locks go with it, what is stored stays. */
const openPage = (send: typeof fetch = (...request) => sandbox.fetch(...request)) => {
  const session = createSession({ apiUrl, fetch: send, browser: createFakeBrowser().openTab().parts });
  opened.push(session);
  return { session, transport: createSessionTransport(session, { apiUrl, fetch: send }) };
};

const newestCode = async (): Promise<string> => {
  const mails = await sandbox.mails();
  return /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '';
};
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a session with the reference API', () => {
  it('survives a reload in the middle of a refresh, whose answer is lost (R4.10)', async () => {
    await openPage().session.login({ username: 'ann', password: 'secret' });
    const reached = vi.fn<() => void>();
    const left = openPage(async (input, init) => {
      const answer = await sandbox.fetch(input, init);
      if (!new Request(input, init).url.endsWith('/token/refresh')) return answer;
      reached();
      // The page is gone before this answer.
      return new Promise<Response>(() => undefined);
    });
    void left.session.getToken();
    await vi.waitUntil(() => reached.mock.calls.length > 0);
    left.session.dispose();

    const { session, transport } = openPage();
    await session.restore();
    expect((await transport.request(`/clubs/${clubId}`)).status).toBe(200);
    expect(session.getState().status).toBe('loggedIn');
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('ends with the next call once its password was changed elsewhere (R8.1)', async () => {
    const { session, transport } = openPage();
    await session.login({ username: 'bob', password: 'secret' });
    expect((await transport.request(`/clubs/${clubId}`)).status).toBe(200);

    await session.accountLinks.requestReset('bob');
    const mails = await sandbox.mails();
    const token = mails[0]?.link?.split('token=')[1] ?? '';
    await openPage().session.accountLinks.changePassword({ token, password: 'quatre balles neuves' });

    await expect(transport.request(`/clubs/${clubId}`)).rejects.toMatchObject({ kind: 'authentication' });
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
  });

  it('ends on the server at the logout: a copied token serves nobody (R4.5)', async () => {
    const { session } = openPage();
    await session.login({ username: 'ann', password: 'secret' });
    const token = (await session.getToken()) ?? '';
    const accesses = () => sandbox.api.as(token).get('/api/accounts/me/accesses');
    expect((await accesses()).status).toBe(200);
    await session.logout();
    await vi.waitUntil(async () => (await accesses()).status === 401);
    expect(session.getState().status).toBe('loggedOut');
  });

  it.each([
    ['has no such address', () => Promise.resolve(new Response('', { status: 404 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is over in the browser all the same where the server %s', async (_case, answer) => {
    const { session } = openPage((input, init) =>
      new Request(input, init).url.endsWith('/token/invalidate') ? answer() : sandbox.fetch(input, init),
    );
    await session.login({ username: 'ann', password: 'secret' });
    await session.logout();
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'voluntary' });
    expect(await openPage().session.restore()).toMatchObject({ status: 'loggedOut' });
  });

  it('gives the second factor again for a sensitive operation, which is then done once (R8.36, R8.37)', async () => {
    const { session, transport } = openPage();
    const save = (name: string) => transport.request(`/clubs/${clubId}`, { method: 'PUT', body: { name } });
    const prompted = () => vi.waitUntil(() => session.stepUp.isOpen());
    const login = await session.login({ username: 'mia', password: 'secret' });
    if (login.outcome !== 'secondFactor') throw new Error('No second factor was required');
    await session.verify({ hash: login.hash, code: await newestCode() });

    // The code of the login is good for ten minutes, over a refresh too.
    await session.handleUnauthorized(await session.getToken(), 1);
    expect((await save('TTC Premier')).body).toMatchObject({ name: 'TTC Premier' });
    sandbox.wait(11);
    const saved = save('TTC Second');
    await prompted();
    const code = await newestCode();
    await expect(session.stepUp.answer(otherThan(code))).rejects.toMatchObject({
      message: "Le code de vérification n'est pas valide.",
    });
    expect((await transport.request(`/clubs/${clubId}`)).body).toMatchObject({
      name: 'TTC Premier',
    });
    await session.stepUp.answer(code);
    expect((await saved).body).toMatchObject({ name: 'TTC Second' });
    expect((await save('TTC Troisième')).status).toBe(200);

    sandbox.wait(11);
    const late = save('TTC Quatrième');
    await prompted();
    const lateCode = await newestCode();
    sandbox.wait(10);
    await expect(session.stepUp.answer(lateCode)).rejects.toMatchObject({
      message: 'La vérification a expiré.',
    });
    session.stepUp.refuse();
    await expect(late).rejects.toMatchObject({ kind: 'forbidden', status: 403 });
    expect(session.getState().status).toBe('loggedIn');
    // Without a second factor nothing more is required.
    const other = openPage();
    await other.session.login({ username: 'ann', password: 'secret' });
    const body = { name: 'TTC Cinquième' };
    expect((await other.transport.request(`/clubs/${clubId}`, { method: 'PUT', body })).status).toBe(200);
  });

  it('requires no code for an operation that is refused anyway, and mails few codes', async () => {
    const { transport, session } = openPage();
    sandbox.wait(6);
    const login = await session.login({ username: 'mia', password: 'secret' });
    if (login.outcome !== 'secondFactor') throw new Error('No second factor was required');
    await session.verify({ hash: login.hash, code: await newestCode() });
    sandbox.wait(11);
    const put = (id: number) => transport.request(`/clubs/${id}`, { method: 'PUT', body: { name: 'Autre' } });
    await expect(put(await sandbox.addClub())).rejects.toMatchObject({ status: 404 });
    expect(session.stepUp.isOpen()).toBe(false);
    for (let time = 0; time < 5; time += 1) {
      const refused = put(clubId);
      await vi.waitUntil(() => session.stepUp.isOpen());
      session.stepUp.refuse();
      await expect(refused).rejects.toMatchObject({ status: 403 });
    }
    await expect(put(clubId)).rejects.toMatchObject({ status: 429, kind: 'rateLimit' });
  });
});
