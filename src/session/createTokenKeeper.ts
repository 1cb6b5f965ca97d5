import { ApiError, cancelled } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { sessionTexts } from '../i18n/session.ts';
import type { SharedToken, Tabs } from './createTabs.ts';
import { toKeptTokens, toTimedToken, type StoredSession, type TokenStore } from './createTokenStore.ts';
import { type TokenPair, parseToken } from './parseToken.ts';
import { refreshTokens } from './refreshTokens.ts';
import type { LogoutReason } from './SessionState.ts';

interface Parts {
  readonly store: TokenStore;
  readonly tabs: Tabs;
  readonly transport: Transport;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly onRenewed: (session: StoredSession) => void;
  readonly onLost: (reason: LogoutReason) => void;
  /** Another tab has given its token. */
  readonly onGiven: () => void;
  /** Asks for the password, which gives new tokens; false where it is not to be had. */
  readonly askPassword: () => Promise<boolean>;
}

interface HeldToken extends SharedToken {
  readonly expiresAt: number;
}

const MARGIN_MS = 10_000;
/** A living tab answers within a few milliseconds; a closed one never does. */
const PEER_LIMIT_MS = 300;
/** Timers ring at once beyond it. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type Renewing = Omit<Parts, 'onGiven' | 'askPassword'> & {
  readonly held: ReturnType<typeof createHeldToken>;
};

/** Holds the access token of this tab and renews it, once for any number of calls and tabs. */
export const createTokenKeeper = (parts: Parts) => {
  const { store, askPassword } = parts;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const held = createHeldToken({ ...parts, onHeld: () => setAlarm() });
  const renewal = createRenewal({ ...parts, held });
  let renewing: Promise<string> | null = null;

  const replace = (refused: string | null): Promise<string> => {
    const login = held.login();
    if (!login) return Promise.reject(ended());
    renewing ??= renew(login.id, refused).finally(() => {
      renewing = null;
    });
    return renewing;
  };

  const renew = async (id: string, refused: string | null): Promise<string> => {
    const token = await store.withLock(() => renewal.renewUnderLock(id, refused));
    if (token !== null) return token;
    // Without the lock: the other tabs ask as well, and the first answer serves them all.
    const given = (await askPassword()) ? held.fresh(refused) : null;
    if (given === null) throw renewal.lose(id, 'expired');
    return given;
  };

  const get = async (): Promise<string | null> =>
    held.login() ? (held.fresh(null) ?? replace(held.token())) : null;

  /** The end of a token that only the password replaces is told when it comes, not at the next call. */
  const setAlarm = (): void => {
    clearTimeout(alarm);
    const leftMs = held.login()?.needsPassword ? held.leftMs() : null;
    if (leftMs === null) return;
    alarm = setTimeout(
      () => {
        if (held.fresh(null) === null) get().catch(() => undefined);
        else setAlarm();
      },
      Math.min(Math.max(0, leftMs), LONGEST_TIMER_MS),
    );
  };

  return {
    /** Takes up a login; without a pair, and where none is kept, the first call renews. */
    take: held.take,
    /** Takes tokens that this login was given otherwise than by a refresh, for all tabs. */
    adopt: (pair: TokenPair): Promise<void> =>
      store.withLock(async () => {
        const stored = await store.read();
        if (!stored || stored.id !== held.login()?.id) throw ended();
        await renewal.keep(stored, pair);
      }),
    /** A token that is good for 10 s more, renewed when needed; null without login. */
    get,
    /** A token other than the refused one. Rejects with an `ApiError` when there is none to be had. */
    replace: async (refused: string): Promise<string> => held.fresh(refused) ?? replace(refused),
    /** Whether this is the token in use, so that a late refusal of an earlier one means nothing. */
    holds: (token: string): boolean => held.token() === token,
    drop: held.drop,
    stop: (): void => clearTimeout(alarm),
  };
};

interface HeldLogin {
  readonly id: string;
  readonly generation: number;
  /** There is no refresh token. */
  readonly needsPassword: boolean;
}

/** The access token in the memory of this tab, which gives it to the other tabs of the login and takes theirs. */
const createHeldToken = ({
  tabs,
  now,
  sleep,
  onHeld,
  onGiven,
}: Pick<Parts, 'tabs' | 'now' | 'sleep' | 'onGiven'> & { readonly onHeld: () => void }) => {
  let login: HeldLogin | null = null;
  let held: HeldToken | null = null;

  const hold = (next: HeldToken | null): void => {
    held = next;
    onHeld();
  };
  const leftMs = (): number | null => held && held.expiresAt - (now() + held.clockOffset + MARGIN_MS);

  tabs.subscribe((message) => {
    if (message.kind === 'token') {
      const { kind: _, ...shared } = message;
      const content = parseToken(shared.token);
      if (!content || login?.id !== shared.id || shared.generation < login.generation) return;
      login = { ...login, generation: shared.generation };
      hold({ ...shared, expiresAt: content.expiresAt });
      onGiven();
    }
    if (message.kind === 'tokenWanted' && held?.id === message.id && held.generation >= message.generation)
      share();
  });

  const share = (): void => {
    if (!held) return;
    const { expiresAt: _, ...shared } = held;
    tabs.post({ kind: 'token', ...shared });
  };

  return {
    login: () => login,
    token: () => held?.token ?? null,
    /** The held token while it is good and not the one the server has just refused. */
    fresh: (refused: string | null): string | null => {
      if (!held || held.token === refused) return null;
      return (leftMs() ?? 0) > 0 ? held.token : null;
    },
    /** How long the held token is good; negative after its end. */
    leftMs,
    take: ({ id, generation, refreshToken, access }: StoredSession, pair: TokenPair | null): void => {
      login = { id, generation, needsPassword: refreshToken === null };
      const timed = pair ? toTimedToken(pair, now()) : access;
      const content = timed && parseToken(timed.token);
      hold(content ? { id, generation, ...timed, expiresAt: content.expiresAt } : null);
    },
    /** Another tab has refreshed: its token is asked for, so that the new refresh token is not spent again. */
    askTabs: async (id: string, generation: number): Promise<void> => {
      tabs.post({ kind: 'tokenWanted', id, generation });
      for (let waited = 0; waited < PEER_LIMIT_MS && (held?.generation ?? 0) < generation; waited += 20)
        await sleep(20);
    },
    share,
    drop: (): void => {
      login = null;
      hold(null);
    },
  };
};

/** Renews the tokens of a login; called under the lock, one tab at a time. */
const createRenewal = ({ store, transport, now, sleep, onRenewed, onLost, held }: Renewing) => {
  const isOurs = (id: string): boolean => held.login()?.id === id;

  /** Ends the login, unless another one or none has taken its place. */
  const lose = (id: string, reason: LogoutReason): ApiError => {
    if (!isOurs(id)) return ended();
    onLost(reason);
    return new ApiError({ kind: 'authentication', status: 401, message: sessionTexts.lost });
  };

  /** Null where only the password gives another token. */
  const renewUnderLock = async (id: string, refused: string | null): Promise<string | null> => {
    const stored = await store.read();
    const login = held.login();
    if (login?.id !== id) throw ended();
    if (stored?.id !== id) throw lose(id, 'elsewhere');
    if (stored.generation > login.generation)
      if (stored.access) held.take(stored, null);
      else await held.askTabs(id, stored.generation);
    // Asked only now: another tab's token may have come while the lock or the store was waited for.
    const { refreshToken } = stored;
    return (
      held.fresh(refused) ?? (refreshToken === null ? null : refresh({ ...stored, refreshToken }, 'first'))
    );
  };

  const refresh = async (stored: Refreshable, round: 'first' | 'again'): Promise<string> => {
    const result = await refreshTokens(transport, stored.refreshToken, { now, sleep });
    if (!isOurs(stored.id)) throw ended();
    if (result.kind === 'unreachable') throw result.error;
    if (result.kind === 'renewed') return keep(stored, result.pair);
    // A tab that died between the server's rotation and its own note leaves an old token: look once more.
    const latest = await store.read();
    const refreshToken = latest?.id === stored.id ? latest.refreshToken : null;
    if (latest && round === 'first' && refreshToken !== null && refreshToken !== stored.refreshToken)
      return refresh({ ...latest, refreshToken }, 'again');
    throw lose(stored.id, 'expired');
  };

  const keep = async (stored: StoredSession, pair: TokenPair): Promise<string> => {
    const next = await store.update(stored.id, (latest) => ({
      ...latest,
      generation: stored.generation + 1,
      ...toKeptTokens({ ...pair, refreshToken: pair.refreshToken ?? stored.refreshToken }, now()),
      user: { ...latest.user, roles: pair.content.roles },
    }));
    if (!next) throw lose(stored.id, 'elsewhere');
    if (!isOurs(stored.id)) throw ended();
    held.take(next, pair);
    held.share();
    onRenewed(next);
    return pair.token;
  };

  return { renewUnderLock, keep, lose };
};

type Refreshable = StoredSession & { readonly refreshToken: string };

const ended = (): ApiError => cancelled();
