import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../../src/session/createSession.ts';
import { createSessionTransport } from '../../../src/session/createSessionTransport.ts';
import type { Session } from '../../../src/session/Session.ts';
import { buildToken } from '../../support/buildToken.ts';
import { createFakeBrowser } from '../../support/createFakeBrowser.ts';
import { answerJson, createFakeServer } from '../../support/createFakeServer.ts';

const PERSON = '/api/people/34';
const WRONG = "Le code de vérification n'est pas valide.";

describe('a call that needs the second factor in the middle of a session', () => {
  let session: Session;
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    session.dispose();
  });

  /** Writes are refused with `status` until a code was accepted; `654321` is the right one. */
  const open = async (status: 401 | 403, username = 'gestionnaire', answered = username) => {
    let issued = 0;
    let good = '';
    const server = createFakeServer(({ path, body, headers }) => {
      if (path.endsWith('/accesses'))
        return answerJson({ modulesAccesses: 'all', clubPermissions: [{ node: 12, matrix: {} }] });
      if (path === '/api/login_check_mfa' && (body as { code: string }).code !== '654321')
        return answerJson({ code: 401, message: WRONG }, { status: 401 });
      if (path.startsWith('/api/login_check')) {
        issued += 1;
        const isStepUp = path === '/api/login_check_mfa';
        const token = buildToken({ jti: String(issued), username: isStepUp ? answered : username });
        if (isStepUp) good = `Bearer ${token}`;
        return answerJson({ token, refresh_token: `refresh-${issued}` });
      }
      return headers.get('Authorization') === good
        ? answerJson({ '@id': path })
        : answerJson({ code: status, message: 'Second factor', mfa_required: true, hash: 'h1' }, { status });
    });
    session = createSession({
      apiUrl: 'https://api.example.test/api',
      fetch: server.fetch,
      browser: createFakeBrowser().openTab().parts,
    });
    await session.login({ username, password: 'demo' });
    const transport = createSessionTransport(session, {
      apiUrl: 'https://api.example.test/api',
      fetch: server.fetch,
    });
    const count = (path: string): number => server.sent.filter((request) => request.path === path).length;
    const save = () => transport.request('/people/34', { method: 'PUT', body: { givenName: 'Jeanne' } });
    const prompted = () => vi.waitUntil(() => session.stepUp.isOpen());
    return { count, save, prompted, sent: server.sent };
  };

  it.each([401, 403] as const)(
    'prompts for the code after a %i and repeats the call once, without a refresh or a logout (R8.36)',
    async (status) => {
      const { count, save, prompted, sent } = await open(status);
      const saved = save();
      await prompted();
      expect(session.getState().status).toBe('loggedIn');
      await session.stepUp.answer('654 321');
      expect((await saved).body).toEqual({ '@id': PERSON });
      expect(session.stepUp.isOpen()).toBe(false);
      expect(count(PERSON)).toBe(2);
      expect(count('/api/token/refresh')).toBe(0);
      expect(sent.find(({ path }) => path === '/api/login_check_mfa')?.body).toEqual({
        code: '654321',
        hash: 'h1',
      });
    },
  );

  it('keeps the question after a wrong code, so that another can be tried (R8.37)', async () => {
    const { save, prompted } = await open(403);
    const saved = save();
    await prompted();
    await expect(session.stepUp.answer('111111')).rejects.toMatchObject({ message: WRONG });
    expect(session.stepUp.isOpen()).toBe(true);
    await session.stepUp.answer('654321');
    expect((await saved).status).toBe(200);
  });

  it('prompts once for calls at the same time', async () => {
    const { count, save, prompted } = await open(403);
    const saved = [save(), save()];
    await prompted();
    await session.stepUp.answer('654321');
    expect((await Promise.all(saved)).map(({ status }) => status)).toEqual([200, 200]);
    expect(count('/api/login_check_mfa')).toBe(1);
  });

  it('fails the call and keeps the session when the question is given up', async () => {
    const { count, save, prompted } = await open(401);
    const saved = save();
    await prompted();
    session.stepUp.refuse();
    await expect(saved).rejects.toMatchObject({ kind: 'forbidden' });
    expect(session.getState().status).toBe('loggedIn');
    expect(count(PERSON)).toBe(1);
  });

  it('takes no token of another user', async () => {
    const { count, save, prompted } = await open(403, 'gestionnaire', 'lecteur');
    const saved = save();
    await prompted();
    await expect(session.stepUp.answer('654321')).rejects.toMatchObject({ kind: 'server' });
    session.stepUp.refuse();
    await expect(saved).rejects.toMatchObject({ kind: 'forbidden' });
    expect(session.getState()).toMatchObject({ status: 'loggedIn', user: { username: 'gestionnaire' } });
    expect(count(PERSON)).toBe(1);
  });

  it('goes with the session', async () => {
    const { save, prompted } = await open(403);
    const saved = save();
    await prompted();
    const failure = saved.catch((error: unknown) => error);
    await session.logout();
    expect(await failure).toMatchObject({ kind: 'cancelled' });
    expect(session.stepUp.isOpen()).toBe(false);
  });
});
