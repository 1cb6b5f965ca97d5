// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { copyIsWritten, storedCopy, writeCopyAtOnce } from '../support/screens/storedCopy.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults, wire } = setUpScreens();
writeCopyAtOnce();

const LIST = '/1/licences';
const EVERYTHING = '/api/**';
const ROWS = 'GET /api/licences';

const NOTHING = { keys: 0, queries: 0 };

const table = () => screen.findByRole('table', { name: /licences/i });
const firstRow = async () => within(await table()).getAllByRole('row')[1]?.textContent ?? '';
const line = () => screen.queryByRole('progressbar', { name: 'Mise à jour des données' });

/** Opens an address, waits until it is rendered and stored on the device, and closes the page. */
const visit = async (path: string, isRendered: () => Promise<unknown>) => {
  const app = await renderApp({ path, account: 'gestionnaire' });
  await isRendered();
  await copyIsWritten();
  app.close();
  wire.clear();
};

describe('what was seen', () => {
  it.each([
    ['a list', LIST, firstRow],
    ['the home', '/1', () => screen.findByRole('link', { name: /Personnes du club/ })],
    ['a record', '/1/persons/1/show', () => screen.findByRole('heading', { level: 1, name: /[A-Z]{3}/ })],
  ])('is drawn before the server has answered anything: %s', async (_, path, isRendered) => {
    await visit(path, isRendered);
    faults.hold(EVERYTHING);
    await renderApp({ path });
    await isRendered();
    expect(line()).toBeInTheDocument();
  });

  it('gives way to what the server holds now, and the line goes', async () => {
    await visit(LIST, firstRow);
    const release = faults.hold(ROWS);
    faults.alter(ROWS, async (answer) => {
      const body = (await answer.json()) as Record<string, Record<string, unknown>[]>;
      const [first = {}, ...others] = body['hydra:member'] ?? [];
      return Response.json(
        { ...body, 'hydra:member': [{ ...first, identifier: '999999' }, ...others] },
        { headers: { 'Content-Type': 'application/ld+json' } },
      );
    });
    await renderApp({ path: LIST });
    const before = await firstRow();
    expect(before).not.toContain('999999');
    release();
    await waitFor(async () => expect(await firstRow()).toContain('999999'));
    await waitFor(() => expect(line()).not.toBeInTheDocument());
  });

  it('does not move under a pointer that is on its way', async () => {
    await visit(LIST, firstRow);
    const release = faults.hold(ROWS);
    faults.alter(ROWS, async (answer) => {
      const body = (await answer.json()) as Record<string, unknown[]>;
      return Response.json(
        { ...body, 'hydra:member': body['hydra:member']?.toReversed() },
        { headers: { 'Content-Type': 'application/ld+json' } },
      );
    });
    await renderApp({ path: LIST });
    const before = await firstRow();
    const moving = setInterval(() => fireEvent.pointerMove(document.body), 100);
    release();
    await waitFor(() => expect(wire.requests(ROWS)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await firstRow()).toBe(before);
    clearInterval(moving);
    await waitFor(async () => expect(await firstRow()).not.toBe(before));
  });

  it.each([403, 404])('leaves the screen with a sentence where the server refuses it: %i', async (status) => {
    const isRendered = () => screen.findByRole('heading', { level: 1, name: /[A-Z]{3}/ });
    await visit('/1/persons/1/show', isRendered);
    const refused = status === 403 ? /droits|accès/i : 'Enregistrement introuvable';
    faults.status('GET /api/people/1', status);
    const release = faults.hold('GET /api/people/1');
    await renderApp({ path: '/1/persons/1/show' });
    const name = (await isRendered()).textContent ?? '';
    release();
    expect((await screen.findAllByText(refused))[0]).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1, name })).not.toBeInTheDocument();
  });

  it('stays while the server is away, says of when it is, and is requested again, by itself when the network is back', async () => {
    await visit(LIST, firstRow);
    const drop = () => faults.status(EVERYTHING, 503, '<h1>Down</h1>', { 'Content-Type': 'text/html' });
    const away = () =>
      screen.findByText(
        /Le serveur ne répond pas : vous voyez les données du \d\d\/\d\d\/\d{4} à \d\d:\d\d\./,
      );
    const lift = drop();
    const { user, close } = await renderApp({ path: LIST });
    const before = await firstRow();
    const note = await away();
    expect(await firstRow()).toBe(before);
    lift();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(note).not.toBeInTheDocument());
    expect(await firstRow()).toBe(before);
    close();

    const liftAgain = drop();
    await renderApp({ path: LIST });
    const noteAgain = await away();
    liftAgain();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(noteAgain).not.toBeInTheDocument());
  });
});

describe('the copy on the device', () => {
  const rowsOnScreen = () => screen.queryByRole('table');
  /** The page waits for the server: nothing of the copy is drawn. */
  const expectNothingKept = async (account?: 'lecteur') => {
    faults.hold(ROWS);
    await renderApp({ path: LIST, ...(account ? { account } : {}) });
    await waitFor(() => expect(wire.requests(ROWS)).toHaveLength(1));
    expect(rowsOnScreen()).not.toBeInTheDocument();
  };

  it('holds nothing that can be read without its key, which no script can read, and is nothing to another account', async () => {
    await visit(LIST, firstRow);
    const db = await openDB('raquette-copy');
    const entries = await db.getAll('queries');
    const [key] = (await db.getAll('keys')) as CryptoKey[];
    db.close();
    expect(key?.extractable).toBe(false);
    const text = JSON.stringify(entries.map((entry) => [entry, Buffer.from(entry.data).toString('latin1')]));
    for (const word of ['licences', 'getList', 'familyName', '/api/people']) expect(text).not.toContain(word);
    await expectNothingKept('lecteur');
  });

  it('goes with a logout, key and all', async () => {
    await visit(LIST, firstRow);
    await renderApp({ path: '/logout' });
    await screen.findByRole('button', { name: 'Se connecter' });
    await waitFor(async () => expect(await storedCopy()).toEqual(NOTHING));
  });

  it('goes where the session is over by the time of the next visit', async () => {
    await visit(LIST, firstRow);
    faults.status('POST /api/token/refresh', 401);
    await renderApp({ path: LIST });
    await screen.findByRole('button', { name: 'Se connecter' });
    await waitFor(async () => expect(await storedCopy()).toEqual(NOTHING));
  });

  it('goes at once where the account has lost a right', async () => {
    await visit(LIST, firstRow);
    const [entry] = await names();
    faults.alter('GET /api/accounts/me/accesses', async (answer) => {
      const body = (await answer.json()) as { modulesAccesses: Record<string, number> };
      return Response.json({ ...body, modulesAccesses: { ...body.modulesAccesses, licences: 0 } });
    });
    await renderApp({ path: LIST });
    await waitFor(async () => expect(await names()).not.toContain(entry));
    expect(rowsOnScreen()).not.toBeInTheDocument();
  });

  it('is not used once the server sends another Cache-Version', async () => {
    await visit(LIST, firstRow);
    localStorage.setItem('raquette.cache-version', 'another');
    await expectNothingKept();
  });

  it('is not used where it is broken or half written', async () => {
    await visit(LIST, firstRow);
    const db = await openDB('raquette-copy');
    for (const key of await db.getAllKeys('queries')) {
      const entry = await db.get('queries', key);
      await db.put('queries', { ...entry, data: entry.data.slice(8) }, key);
    }
    db.close();
    await expectNothingKept();
  });

  it('is read anew where it was deleted meanwhile, and done without where the browser has no room for it', async () => {
    await visit(LIST, firstRow);
    indexedDB.deleteDatabase('raquette-copy');
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
      ...given: unknown[]
    ) => IDBRequest<IDBValidKey>;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      if (this.name === 'queries') throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, given);
    });
    const app = await renderApp({ path: LIST });
    expect(await firstRow()).not.toBe('');
    app.close();
    vi.restoreAllMocks();
    wire.clear();
    await expectNothingKept();
  });

  it('keeps nothing that the server says may be stored nowhere', async () => {
    faults.alter(ROWS, (answer) => {
      const headers = new Headers(answer.headers);
      headers.set('Cache-Control', 'no-store');
      return new Response(answer.body, { status: answer.status, headers });
    });
    await visit(LIST, firstRow);
    await expectNothingKept();
  });
});

const names = async () => {
  const db = await openDB('raquette-copy');
  const keys = await db.getAllKeys('queries');
  db.close();
  return keys;
};
