import { ApiError } from '../http/ApiError.ts';
import { createTransport, type Transport } from '../http/createTransport.ts';
import { sleep as pause } from '../http/retries.ts';
import { randomId } from '../lib/randomId.ts';
import { isObject, isTrue, toText } from '../schema/read.ts';
import { browserParts, type BrowserParts, type Session, type SessionOptions } from './Session.ts';
import { createAccountLinks } from './createAccountLinks.ts';
import { createInactivity } from './createInactivity.ts';
import { createSharedFlags } from './createSharedFlags.ts';
import { createStepUp } from './createStepUp.ts';
import { createTabs } from './createTabs.ts';
import { createTokenKeeper } from './createTokenKeeper.ts';
import { createTokenStore, type StoredSession } from './createTokenStore.ts';
import { forgetInfoDialog } from './infoDialog.ts';
import { ALL_ACCESSES, parseAccesses, type Accesses } from './parseAccesses.ts';
import { parseTokenPair } from './parseToken.ts';
import type { LoginOutcome, LogoutReason, SessionState, SessionUser } from './SessionState.ts';

/** The session of this tab, in step with the other tabs of the browser. */
export const createSession = (options: SessionOptions): Session => {
  const browser: BrowserParts = { ...browserParts(), ...options.browser };
  const now = options.now ?? Date.now;
  const sleep = options.sleep ?? pause;
  const store = createTokenStore(browser.locks);
  const flags = createSharedFlags(browser.openStorage, browser.window);
  const tabs = createTabs(browser.openChannel);
  const listeners = new Set<() => void>();

  let state: SessionState = { status: 'loggedOut', reason: null };
  let current: { readonly id: string } | null = null;
  let code = options.code ?? null;
  let epoch = 0;
  let restoring: Promise<SessionState> | null = null;
  let accessesReadAt = -Infinity;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const setState = (next: SessionState): void => {
    state = next;
    tell();
  };

  const { fetch, onHeaders, origin, apiUrl } = options;
  const transportOf = (token: () => Promise<string | null>): Transport =>
    createTransport({
      apiUrl,
      token,
      code: () => code,
      ...(fetch ? { fetch } : {}),
      ...(onHeaders ? { onHeaders } : {}),
      ...(origin ? { origin } : {}),
    });
  const anonymous = transportOf(() => Promise.resolve(null));

  /** Nothing is stored by it, yet each one counts against the limit of tries, and a code is good for one. */
  const sendOnce = async (path: string, body: Readonly<Record<string, string>>): Promise<unknown> =>
    (await anonymous.request(path, { method: 'POST', body, read: true, retries: false })).body;

  const inactivity = createInactivity({
    flags,
    document: browser.document,
    now,
    onExpire: () => void end('inactivity'),
    onNear: tell,
    ...(options.inactivitySeconds ? { limitMs: options.inactivitySeconds * 1000 } : {}),
  });

  const keeper = createTokenKeeper({
    store,
    tabs,
    transport: anonymous,
    now,
    sleep,
    onRenewed: ({ user }) => {
      if (state.status === 'loggedIn')
        setState({ status: 'loggedIn', user: { ...state.user, roles: user.roles } });
    },
    onLost: (reason) => void end(reason),
  });

  const stepUp = createStepUp({
    onChange: tell,
    accept: async (body) => {
      const began = epoch;
      const answer = await sendOnce('/login_check_mfa', body);
      const pair = parseTokenPair(answer);
      const isOurs = state.status === 'loggedIn' && pair?.content.username === state.user.username;
      if (!pair || !isOurs || epoch !== began)
        throw new ApiError({ kind: 'server', message: 'The answer holds no token of this session' });
      await keeper.adopt(pair);
    },
  });

  /** Clears the session of this tab and, unless it ended elsewhere, of every other tab. */
  const clear = async (reason: LogoutReason): Promise<void> => {
    const id = current?.id ?? null;
    epoch += 1;
    current = null;
    code = null;
    keeper.drop();
    inactivity.stop();
    stepUp.refuse();
    forgetInfoDialog(browser.document);
    if (id === null) return;
    if (reason !== 'elsewhere') {
      // The flag comes first and at once: it holds even if the tab dies before the store is cleared.
      flags.set('loggedOut', `${reason} ${id}`);
      flags.set('deadline', null);
      tabs.post({ kind: 'loggedOut', id, reason });
    }
    await store.remove(id);
  };

  const end = async (reason: LogoutReason): Promise<void> => {
    const cleared = clear(reason);
    setState({ status: 'loggedOut', reason });
    await cleared;
  };

  /** The other tabs learn why: an expired session offers the way back, a wanted logout does not. */
  const endFromElsewhere = (id: string, reason: string): void => {
    if (current?.id !== id) return;
    void end(reason === 'inactivity' || reason === 'expired' || reason === 'refused' ? reason : 'elsewhere');
  };

  const checkFlags = (): void => {
    const { id, reason } = parseLogoutFlag(flags.get('loggedOut'));
    if (id) endFromElsewhere(id, reason);
    inactivity.check();
  };

  const unsubscribes = [
    tabs.subscribe((message) => {
      if (message.kind === 'loggedOut') endFromElsewhere(message.id, message.reason);
      if (message.kind !== 'loggedIn' || current?.id === message.id) return;
      if (current) void end('elsewhere');
      restoring = null;
    }),
    flags.subscribe(checkFlags),
    listen(browser.window, 'pageshow', checkFlags),
    listen(browser.document, 'visibilitychange', checkFlags),
  ];

  const fetchAccesses = async (token: string): Promise<Accesses> => {
    const { body } = await transportOf(() => Promise.resolve(token)).request('/accounts/me/accesses');
    return parseAccesses(body);
  };

  /** At login alone: known rights are kept when the route is missing for a moment. */
  const fetchFirstAccesses = (token: string): Promise<Accesses> =>
    fetchAccesses(token).catch((error: unknown) => {
      if (error instanceof ApiError && NO_SUCH_ROUTE.includes(error.status ?? 0)) return ALL_ACCESSES;
      throw error;
    });

  const begin = (session: StoredSession): void => {
    epoch += 1;
    current = { id: session.id };
    accessesReadAt = -Infinity;
    code ??= session.code;
    setState({ status: 'loggedIn', user: session.user });
  };

  const authenticate = async (
    path: string,
    body: Readonly<Record<string, string>>,
  ): Promise<LoginOutcome> => {
    await restore();
    const answer = await sendOnce(path, body);
    const hash = isObject(answer) && isTrue(answer.mfa_required) ? toText(answer.hash) : null;
    if (hash !== null) {
      await clear('voluntary');
      setState({ status: 'secondFactor', hash });
      return { outcome: 'secondFactor', hash };
    }
    const pair = parseTokenPair(answer);
    if (!pair)
      throw new ApiError({ kind: 'server', message: 'The login answer holds no token', body: answer });
    const accesses = await fetchFirstAccesses(pair.token);
    if (accesses.clubPermissions.length === 0) return { outcome: 'refused' };
    const { roles, username, account } = pair.content;
    const user: SessionUser = { username, account, roles, ...accesses };
    const session = { id: randomId(), generation: 1, refreshToken: pair.refreshToken, user, code };
    await store.write(session);
    keeper.take(session, pair);
    begin(session);
    inactivity.start();
    tabs.post({ kind: 'loggedIn', id: session.id });
    return { outcome: 'loggedIn', user };
  };

  /** Rights change during a season: they are read again, and stay as they were when that fails. */
  const rereadAccesses = async (): Promise<void> => {
    const began = epoch;
    if (!current || now() - accessesReadAt < ACCESSES_PAUSE_MS) return;
    const { id } = current;
    accessesReadAt = now();
    try {
      const token = await keeper.get();
      if (token === null) return;
      const accesses = await fetchAccesses(token);
      if (epoch !== began || state.status !== 'loggedIn') return;
      if (accesses.clubPermissions.length === 0) return await end('refused');
      // Unchanged rights must not render anything again.
      const { modulesAccesses, clubPermissions } = state.user;
      if (JSON.stringify({ modulesAccesses, clubPermissions }) === JSON.stringify(accesses)) return;
      setState({ status: 'loggedIn', user: { ...state.user, ...accesses } });
      await store.update(id, (held) => ({ ...held, user: { ...held.user, ...accesses } }));
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'authentication';
      if (isRefused && epoch === began) await end('expired');
    }
  };

  const takeUp = async (): Promise<SessionState> => {
    const stored = await store.read();
    if (!stored || current) return state;
    if (parseLogoutFlag(flags.get('loggedOut')).id === stored.id) {
      await store.remove(stored.id);
      return state;
    }
    keeper.take(stored, null);
    begin(stored);
    inactivity.resume();
    if (state.status === 'loggedIn') void rereadAccesses();
    return state;
  };

  const restore = async (): Promise<SessionState> => {
    restoring ??= takeUp();
    await restoring;
    return state;
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore,
    login: ({ username, password }) => authenticate('/login_check', { username, password }),
    verify: ({ code: typed, hash }) =>
      authenticate('/login_check_mfa', { code: typed.replace(/\s/g, ''), hash }),
    stepUp,
    accountLinks: createAccountLinks(anonymous),
    logout: async (reason = 'voluntary') => {
      await restore();
      await end(reason);
    },
    getToken: async () => {
      await restore();
      return keeper.get();
    },
    handleUnauthorized: async (usedToken, attempt) => {
      if (!current || usedToken === null) return false;
      if (attempt === 1) return (await keeper.replace(usedToken)) !== '';
      if (keeper.holds(usedToken)) await end('expired');
      return false;
    },
    rereadAccesses,
    getCode: () => code,
    epoch: () => epoch,
    deadline: inactivity.deadline,
    isEnding: inactivity.isNear,
    dispose: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      inactivity.stop();
      tabs.close();
    },
  };
};

/** The answers of a server without this route. */
const NO_SUCH_ROUTE: readonly number[] = [404, 405];

/** A page of refusals asks for the rights once. */
const ACCESSES_PAUSE_MS = 30_000;

/** Written as `reason id`; the id of a login never holds a space. */
const parseLogoutFlag = (flag: string | null): { readonly id: string | null; readonly reason: string } => {
  const [reason = '', id = ''] = (flag ?? '').split(' ');
  return { id: id || null, reason };
};

const listen = (target: EventTarget | null, type: string, listener: () => void): (() => void) => {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
};
