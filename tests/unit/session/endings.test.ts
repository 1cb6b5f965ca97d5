import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingReads } from '../../../src/http/createPendingReads.ts';
import { createSession } from '../../../src/session/createSession.ts';
import { createSessionTransport } from '../../../src/session/createSessionTransport.ts';
import type { Session } from '../../../src/session/Session.ts';
import { buildToken } from '../../support/buildToken.ts';
import { createFakeBrowser } from '../../support/createFakeBrowser.ts';
import { answerJson, createFakeServer } from '../../support/createFakeServer.ts';

const API = 'https://api.example.test/api';

describe('a session that ends', () => {
  const opened: Session[] = [];
  let browser = createFakeBrowser();
  let rights: Readonly<Record<string, number>> = {};
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    browser = createFakeBrowser();
    rights = {};
  });
  afterEach(() => {
    for (const session of opened.splice(0)) session.dispose();
  });

  /** A tab whose `/slow` never answers and whose `/labels` is refused in words only. */
  const openTab = () => {
    const server = createFakeServer(({ path }) => {
      if (path.endsWith('/accesses'))
        return answerJson({ modulesAccesses: 'all', clubPermissions: [{ node: 12, matrix: rights }] });
      if (path === '/api/labels') return answerJson({ message: 'Unauthorized' }, { status: 400 });
      if (path === '/api/secrets') return answerJson({ detail: 'Access Denied.' }, { status: 403 });
      if (path === '/api/slow') return new Promise<never>(() => undefined);
      return answerJson({ token: buildToken({}), refresh_token: 'refresh' });
    });
    const { parts, window } = browser.openTab();
    const session = createSession({ apiUrl: API, fetch: server.fetch, browser: parts });
    opened.push(session);
    const transport = createSessionTransport(session, {
      apiUrl: API,
      fetch: server.fetch,
      pendingReads: createPendingReads(),
    });
    return { session, transport, window, sent: server.sent };
  };
  const logIn = (session: Session) => session.login({ username: 'gestionnaire', password: 'demo' });

  it('is noticed by a page that slept in the history, once it is shown again (R4.5)', async () => {
    const { session, window } = openTab();
    await logIn(session);
    const mark = await endElsewhereUnheard();
    expect(session.getState().status).toBe('loggedIn');
    browser.values.set('raquette.logged-out', mark);
    window.dispatchEvent(new Event('pageshow'));
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'elsewhere' });
  });

  /** Writes of another tab while this one was frozen and heard nothing. */
  const endElsewhereUnheard = async (): Promise<string> => {
    const db = await openDB('raquette-session');
    const { id } = (await db.get('session', 'current')) as { id: string };
    db.close();
    return `voluntary ${id}`;
  };

  it('aborts what is read in every tab, when one of them logs out', async () => {
    const first = openTab();
    const second = openTab();
    await logIn(first.session);
    await second.session.restore();
    await second.session.getToken();
    const failure = second.transport.request('/slow').catch((error: unknown) => error);
    await vi.waitUntil(() => second.sent.some(({ path }) => path === '/api/slow'));
    await first.session.logout();
    expect(await failure).toMatchObject({ kind: 'cancelled' });
    expect(second.sent.find(({ path }) => path === '/api/slow')?.signal?.aborted).toBe(true);
    expect(second.session.getState()).toEqual({ status: 'loggedOut', reason: 'elsewhere' });
  });

  it('is one that the server refuses in words, whatever the status (R8.2)', async () => {
    const { session, transport } = openTab();
    await logIn(session);
    await expect(transport.request('/labels')).rejects.toMatchObject({ kind: 'authentication' });
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
  });

  it('is not one where a reading is refused: the rights are read again, once for all of a page (R6.21)', async () => {
    const { session, transport, sent } = openTab();
    rights = { 'persons.list': 1 };
    await logIn(session);
    const readings = () => sent.filter(({ path }) => path.endsWith('/accesses')).length;
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    rights = {};
    const refused = [transport.request('/secrets'), transport.request('/secrets')];
    for (const call of refused) await expect(call).rejects.toMatchObject({ kind: 'forbidden' });
    await vi.waitFor(() => {
      expect(listener).toHaveBeenCalledTimes(1);
    });
    const state = session.getState();
    expect(state.status === 'loggedIn' && state.user.clubPermissions[0]?.matrix).toEqual({});
    expect(readings()).toBe(2);
    await expect(transport.request('/secrets')).rejects.toMatchObject({ kind: 'forbidden' });
    expect(readings()).toBe(2);
  });

  it('keeps its rights where a save is refused: its form stays', async () => {
    const { session, transport, sent } = openTab();
    await logIn(session);
    await expect(transport.request('/secrets', { method: 'PUT', body: {} })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    expect(sent.filter(({ path }) => path.endsWith('/accesses'))).toHaveLength(1);
  });
});
