import { ApiError } from '../http/ApiError.ts';
import { createTransport, type Transport } from '../http/createTransport.ts';
import { sleep as pause } from '../http/retries.ts';
import { randomId } from '../lib/randomId.ts';
import { isObject, isTrue, toText } from '../schema/read.ts';
import { browserParts, type BrowserParts, type Session, type SessionOptions } from './Session.ts';
import { createAccesses } from './createAccesses.ts';
import { createAccountLinks } from './createAccountLinks.ts';
import { createEndings } from './createEndings.ts';
import { createInactivity } from './createInactivity.ts';
import { createLoginState, type LoginState } from './createLoginState.ts';
import { createSharedFlags } from './createSharedFlags.ts';
import { createPrompt } from './createPrompt.ts';
import { createTabs } from './createTabs.ts';
import { createTokenKeeper } from './createTokenKeeper.ts';
import { createTokenStore, toKeptTokens } from './createTokenStore.ts';
import { parseTokenPair } from './parseToken.ts';
import {
  userOf,
  type LoginOutcome,
  type LogoutReason,
  type SessionState,
  type SessionUser,
} from './SessionState.ts';

/** The session of this tab, in step with the other tabs of the browser. */
export const createSession = (options: SessionOptions): Session => {
  const parts = createParts(options);
  const { login, keeper, inactivity, stepUp, passwordAgain, endings, accesses, tabs, getCode } = parts;
  const { restore, unsubscribe } = createRestore(parts);
  const authenticate = createAuthenticate(parts, restore);
  return {
    getState: login.get,
    subscribe: login.subscribe,
    restore,
    login: ({ username, password }) => authenticate('/login_check', { username, password }),
    verify: ({ code, hash }) => authenticate('/login_check_mfa', { code: code.replace(/\s/g, ''), hash }),
    stepUp,
    passwordAgain,
    accountLinks: createAccountLinks(parts.anonymous),
    logout: async (reason = 'voluntary') => {
      await restore();
      await endings.end(reason);
    },
    getToken: async () => {
      await restore();
      return keeper.get();
    },
    handleUnauthorized: parts.handleUnauthorized,
    rereadAccesses: accesses.reread,
    getCode,
    epoch: login.epoch,
    idleSeconds: inactivity.limitMs / 1000,
    deadline: inactivity.deadline,
    isEnding: inactivity.isNear,
    dispose: () => {
      unsubscribe();
      endings.dispose();
      inactivity.stop();
      keeper.stop();
      tabs.close();
    },
  };
};

type Parts = ReturnType<typeof createParts>;

const createParts = (options: SessionOptions) => {
  const browser: BrowserParts = { ...browserParts(), ...options.browser };
  const { now = Date.now, sleep = pause, inactivitySeconds } = options;
  const login = createLoginState(options.code ?? null);
  const store = createTokenStore(browser.locks);
  const flags = createSharedFlags(browser.openStorage, browser.window);
  const tabs = createTabs(browser.openChannel);
  const end = (reason: LogoutReason): Promise<void> => endings.end(reason);

  const getCode = (): string | null => login.code() ?? options.providerCode ?? null;
  const { transportOf, anonymous, sendOnce } = createTransports(options, getCode);

  const inactivity = createInactivity({
    flags,
    document: browser.document,
    now,
    onExpire: () => void end('inactivity'),
    onNear: login.notify,
    ...(inactivitySeconds ? { limitMs: inactivitySeconds * 1000 } : {}),
  });
  /** Nobody waits for it, and not every server has the address: without it the tokens end by themselves. */
  const invalidate = async (refreshToken: string): Promise<void> => {
    await sendOnce('/token/invalidate', { refresh_token: refreshToken }).catch(() => undefined);
  };
  const keeper = createTokenKeeper({
    store,
    tabs,
    transport: anonymous,
    now,
    sleep,
    onRenewed: ({ user: { roles } }) => login.dispatch({ kind: 'userChanged', user: { roles } }),
    onLost: (reason) => void end(reason),
    onGiven: () => passwordAgain.settle(),
    promptPassword: () => passwordAgain.open(userOf(login.get())?.username ?? ''),
    invalidate,
  });
  const acceptTokens = createTokenAcceptor({ login, keeper, sendOnce, end });
  const stepUp = createPrompt<string, string>({
    onChange: login.notify,
    accept: (hash, code) => acceptTokens('/login_check_mfa', { code: code.replace(/\s/g, ''), hash }),
  });
  const passwordAgain = createPrompt<string, string>({
    onChange: login.notify,
    accept: (username, password) => acceptTokens('/login_check', { username, password }),
  });
  const drop = (): void => {
    keeper.drop();
    inactivity.stop();
    stepUp.refuse();
    passwordAgain.refuse();
    accesses.drop();
  };
  const onWake = inactivity.check;
  const endings = createEndings({ login, store, flags, tabs, browser, drop, onWake, invalidate });
  const handleUnauthorized: Session['handleUnauthorized'] = async (usedToken, attempt) => {
    if (login.id() === null || usedToken === null) return false;
    if (attempt === 1) return (await keeper.replace(usedToken)) !== '';
    if (keeper.isCurrent(usedToken)) await end('expired');
    return false;
  };
  const renewing = transportOf(keeper.get, handleUnauthorized);
  const accesses = createAccesses({ login, store, transportOf, renewing, now, end });
  return {
    login,
    getCode,
    store,
    tabs,
    anonymous,
    sendOnce,
    inactivity,
    keeper,
    stepUp,
    passwordAgain,
    endings,
    accesses,
    handleUnauthorized,
    now,
  };
};

interface AcceptorParts extends Pick<ReturnType<typeof createTransports>, 'sendOnce'> {
  readonly login: LoginState;
  readonly keeper: Pick<ReturnType<typeof createTokenKeeper>, 'adopt'>;
  readonly end: (reason: LogoutReason) => Promise<void>;
}

/** Exchanges a code or a password for new tokens of the session at hand. */
const createTokenAcceptor =
  ({ login, keeper, sendOnce, end }: AcceptorParts) =>
  async (path: string, body: Readonly<Record<string, string>>): Promise<void> => {
    const began = login.epoch();
    const answer = await sendOnce(path, body);
    // The login page has the second step, and leads back.
    if (hashOf(answer) !== null && login.epoch() === began) return await end('expired');
    const pair = parseTokenPair(answer);
    const isOurs = pair?.content.username === userOf(login.get())?.username;
    if (!pair || !isOurs || login.epoch() !== began)
      throw new ApiError({ kind: 'server', message: 'The answer holds no token of this session' });
    await keeper.adopt(pair);
  };

const createTransports = (
  { apiUrl, fetch, onHeaders, origin, sleep }: SessionOptions,
  code: () => string | null,
) => {
  const transportOf = (
    token: () => Promise<string | null>,
    onUnauthorized?: Session['handleUnauthorized'],
  ): Transport =>
    createTransport({
      apiUrl,
      token,
      code,
      ...(onUnauthorized ? { onUnauthorized } : {}),
      ...(fetch ? { fetch } : {}),
      ...(onHeaders ? { onHeaders } : {}),
      ...(sleep ? { sleep } : {}),
      ...(origin ? { origin } : {}),
    });
  const anonymous = transportOf(() => Promise.resolve(null));
  return {
    transportOf,
    anonymous,
    /** Nothing is stored by it, yet each one counts against the limit of tries, and a code is good for one. */
    sendOnce: async (path: string, body: Readonly<Record<string, string>>): Promise<unknown> =>
      (await anonymous.request(path, { method: 'POST', body, read: true, retries: false })).body,
  };
};

/** Takes up the session that an earlier page kept, again after a login in another tab. */
const createRestore = ({ login, store, tabs, inactivity, keeper, endings, accesses }: Parts) => {
  let restoring: Promise<void> | null = null;
  const takeUp = async (): Promise<void> => {
    const stored = await store.read();
    if (login.id() !== null) return;
    if (!stored) return endings.recall();
    if (endings.hasEnded(stored.id)) return await store.remove(stored.id);
    keeper.take(stored, null);
    login.begin(stored);
    inactivity.resume();
    if (login.id() !== null) void accesses.reread();
  };
  const unsubscribe = tabs.subscribe((message) => {
    if (message.kind !== 'loggedIn' || login.id() === message.id) return;
    if (login.id() !== null) void endings.end('elsewhere');
    restoring = null;
  });
  const restore = async (): Promise<SessionState> => {
    await (restoring ??= takeUp());
    return login.get();
  };
  return { restore, unsubscribe };
};

/** Sends a password or a code; the session begins once the rights of the account are known. */
const createAuthenticate =
  (
    { login, store, tabs, sendOnce, inactivity, keeper, endings, accesses, now }: Parts,
    restore: Session['restore'],
  ) =>
  async (path: string, body: Readonly<Record<string, string>>): Promise<LoginOutcome> => {
    await restore();
    const answer = await sendOnce(path, body);
    const hash = hashOf(answer);
    if (hash !== null) {
      await endings.clear('voluntary');
      login.dispatch({ kind: 'secondFactorRequired', hash });
      return { outcome: 'secondFactor', hash };
    }
    const pair = parseTokenPair(answer);
    if (!pair)
      throw new ApiError({ kind: 'server', message: 'The login answer holds no token', body: answer });
    const rights = await accesses.readFirst(pair.token);
    if (rights.clubPermissions.length === 0) return { outcome: 'refused' };
    const { roles, username, account } = pair.content;
    const user: SessionUser = { username, account, roles, ...rights };
    const tokens = toKeptTokens(pair, now());
    const session = { id: randomId(), generation: 1, ...tokens, user, code: login.code() };
    await store.write(session);
    keeper.take(session, pair);
    login.begin(session);
    inactivity.start();
    tabs.post({ kind: 'loggedIn', id: session.id });
    return { outcome: 'loggedIn', user };
  };

/** The hash of the second factor that a login requires; null without one. */
const hashOf = (answer: unknown): string | null =>
  isObject(answer) && isTrue(answer.mfa_required) ? toText(answer.hash) : null;
