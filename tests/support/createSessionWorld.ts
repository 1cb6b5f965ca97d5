import { buildToken } from './buildToken.ts';
import { answerJson } from './createFakeServer.ts';
import type { BrowserParts } from '../../src/session/Session.ts';

export const HOUR_MS = 3_600_000;

/** What becomes of a request: lost on its way there or back, refused, or carried out. */
export type Fate = 'done' | 'lost before' | 'lost after' | 'refused' | 'broken';

interface Pending {
  readonly tab: BrowserTab;
  readonly path: string;
  readonly login: number | null;
  readonly settle: (fate: Fate) => void;
}

/** A tab with its own ears: a frozen one hears nothing, a dead one does nothing more. */
export interface BrowserTab {
  isFrozen: boolean;
  isDead: boolean;
  readonly window: EventTarget;
  readonly document: EventTarget;
  readonly parts: BrowserParts;
  readonly fetch: typeof fetch;
}

interface Rules {
  readonly now: () => number;
  /** Called for each request with a token of this login, when it is sent. */
  readonly onUsed: (login: number) => void;
  /** Called when a refresh token is sent again that was already exchanged. */
  readonly onSpent: (login: number) => void;
  /** Called when an answer may end this login: its tokens are lost or refused. */
  readonly onDoomed: (login: number) => void;
}

/**
 * One browser and one server. Each login has a number, which its tokens carry; a refresh token is good for one
 * exchange. Requests wait until they are answered, so that answers can overtake one another.
 */
export const createSessionWorld = ({ now, onUsed, onSpent, onDoomed }: Rules) => {
  const refreshTokens = new Map<string, { readonly login: number; isSpent: boolean }>();
  const stored = new Map<string, string>();
  const tabs: BrowserTab[] = [];
  const channels = new Map<BrowserTab, EventTarget>();
  const pending: Pending[] = [];
  let [logins, issued] = [0, 0];
  let turn: Promise<unknown> = Promise.resolve();

  const pairOf = (login: number, isSteppedUp = false) => {
    issued += 1;
    refreshTokens.set(`refresh-${issued}`, { login, isSpent: false });
    const token = buildToken({
      jti: isSteppedUp ? `${issued} stepped up` : String(issued),
      iat: Math.floor(now() / 1000),
      username: `user-${login}`,
      account: `/api/accounts/${login}`,
    });
    return { token, refresh_token: `refresh-${issued}` };
  };
  const refuse = (status = 401, body: object = {}) => answerJson({ code: status, ...body }, { status });

  const answer = (path: string, body: Record<string, string>, token: ReturnType<typeof read>): Response => {
    if (path === '/api/login_check') return answerJson(pairOf((logins += 1)));
    if (path === '/api/login_check_mfa')
      return body['code'] === 'right' ? answerJson(pairOf(Number(body['hash']), true)) : refuse();
    if (path === '/api/token/invalidate') refreshTokens.delete(body['refresh_token'] ?? '');
    if (path === '/api/token/invalidate') return answerJson({});
    if (path === '/api/token/refresh') {
      const known = refreshTokens.get(body['refresh_token'] ?? '');
      if (known?.isSpent) onSpent(known.login);
      if (!known || known.isSpent) return refuse();
      known.isSpent = true;
      return answerJson(pairOf(known.login));
    }
    if (!token) return refuse();
    if (path.endsWith('/accesses'))
      return answerJson({ modulesAccesses: 'all', clubPermissions: [{ node: 12, matrix: {} }] });
    if (path === '/api/guarded' && !token.jti.endsWith('stepped up'))
      return refuse(403, { mfa_required: true, hash: String(token.login) });
    return answerJson({ login: token.login });
  };

  const send =
    (tab: BrowserTab): typeof fetch =>
    (input, init = {}) =>
      new Promise((resolve, reject) => {
        if (tab.isDead) return;
        const path = new URL(input instanceof Request ? input.url : input).pathname;
        const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Record<string, string>;
        const token = read(new Headers(init.headers).get('Authorization'));
        // Nothing is under way for an hour.
        const isExpired = token !== null && token.exp * 1000 < now();
        if (token) onUsed(token.login);
        const login = token?.login ?? refreshTokens.get(body['refresh_token'] ?? '')?.login ?? null;
        const settle = (fate: Fate): void => {
          const isFatal = path.endsWith('refresh')
            ? fate !== 'done' && fate !== 'lost before'
            : fate === 'refused';
          if (login !== null && isFatal) onDoomed(login);
          const given =
            fate === 'done' || fate === 'lost after' ? answer(path, body, isExpired ? null : token) : null;
          if (tab.isDead) return;
          if (fate === 'refused') resolve(refuse());
          else if (fate === 'broken') resolve(refuse(500));
          else if (given && fate === 'done') resolve(given);
          else reject(new TypeError('Failed to fetch'));
        };
        const request = { tab, path, login, settle };
        pending.push(request);
        init.signal?.addEventListener('abort', () => {
          pending.splice(pending.indexOf(request), pending.includes(request) ? 1 : 0);
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });

  const openTab = (): BrowserTab => {
    const [window, document, channel] = [new EventTarget(), new EventTarget(), new EventTarget()];
    const others = () => tabs.filter((other) => other !== tab && !other.isFrozen && !other.isDead);
    const change = (key: string, value: string | null): void => {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      const event = () => Object.assign(new Event('storage'), { key });
      setImmediate(() => others().forEach((other) => other.window.dispatchEvent(event())));
    };
    const parts = {
      // Freed when the tab dies.
      locks: {
        request: (_name: string, work: (lock: null) => Promise<unknown>) => {
          const done = turn.then(() => Promise.race([work(null), death]));
          turn = done.catch(() => undefined);
          return done;
        },
      } as unknown as BrowserParts['locks'],
      openStorage: () =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: change,
          removeItem: (key: string) => change(key, null),
        }) as unknown as Storage,
      openChannel: () =>
        Object.assign(channel, {
          close: () => undefined,
          postMessage: (data: unknown) => {
            const message = () => new MessageEvent('message', { data });
            setImmediate(() => others().forEach((other) => channels.get(other)?.dispatchEvent(message())));
          },
        }) as unknown as BroadcastChannel,
      window,
      document,
    };
    let isDead = false;
    let die: () => void = () => undefined;
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    const tab: BrowserTab = {
      isFrozen: false,
      get isDead() {
        return isDead;
      },
      set isDead(value) {
        isDead = value;
        if (value) die();
      },
      window,
      document,
      parts,
      fetch: (input, init) => send(tab)(input, init),
    };
    tabs.push(tab);
    channels.set(tab, channel);
    return tab;
  };
  return { openTab, pending };
};

const read = (authorization: string | null) => {
  const [, payload] = authorization?.split('.') ?? [];
  if (payload === undefined) return null;
  const { account, exp, jti } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    account: string;
    exp: number;
    jti: string;
  };
  return { login: Number(account.split('/').at(-1)), exp, jti };
};
