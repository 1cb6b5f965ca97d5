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
  /** Prompts for the password, which gives new tokens; false where it is not to be had. */
  readonly promptPassword: () => Promise<boolean>;
  /** Ends a refresh token on the server. */
  readonly invalidate: (refreshToken: string) => Promise<void>;
}

interface MemoryToken extends SharedToken {
  readonly expiresAt: number;
}

const MARGIN_MS = 10_000;
/** A living tab answers within a few milliseconds; a closed one never does. */
const PEER_LIMIT_MS = 300;
/** Timers ring at once beyond it. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type Renewing = Omit<Parts, 'onGiven' | 'promptPassword'> & {
  readonly memory: ReturnType<typeof createTokenMemory>;
};

/** Keeps the access token of this tab and renews it, once for any number of calls and tabs. */
export const createTokenKeeper = (parts: Parts) => {
  const { store, promptPassword } = parts;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const memory = createTokenMemory({ ...parts, onChange: () => setAlarm() });
  const renewal = createRenewal({ ...parts, memory });
  let renewing: Promise<string> | null = null;

  const replace = (refused: string | null): Promise<string> => {
    const login = memory.login();
    if (!login) return Promise.reject(ended());
    renewing ??= renew(login.id, refused).finally(() => {
      renewing = null;
    });
    return renewing;
  };

  const renew = async (id: string, refused: string | null): Promise<string> => {
    const token = await store.withLock(() => renewal.renewUnderLock(id, refused));
    if (token !== null) return token;
    // Without the lock: the other tabs prompt as well, and the first answer serves them all.
    const given = (await promptPassword()) ? memory.fresh(refused) : null;
    if (given === null) throw renewal.lose(id, 'expired');
    return given;
  };

  const get = async (): Promise<string | null> =>
    memory.login() ? (memory.fresh(null) ?? replace(memory.token())) : null;

  /** The end of a token that only the password replaces is noticed when it comes, not at the next call. */
  const setAlarm = (): void => {
    clearTimeout(alarm);
    const leftMs = memory.login()?.needsPassword ? memory.leftMs() : null;
    if (leftMs === null) return;
    alarm = setTimeout(
      () => {
        if (memory.fresh(null) === null) get().catch(() => undefined);
        else setAlarm();
      },
      Math.min(Math.max(0, leftMs), LONGEST_TIMER_MS),
    );
  };

  return {
    /** Takes up a login; without a pair, and where none is kept, the first call renews. */
    take: memory.take,
    /** Takes tokens that this login was given otherwise than by a refresh, for all tabs. */
    adopt: (pair: TokenPair): Promise<void> =>
      store.withLock(async () => {
        const stored = await store.read();
        if (!stored || stored.id !== memory.login()?.id) throw ended();
        await renewal.keep(stored, pair);
      }),
    /** A token that is good for 10 s more, renewed when needed; null without login. */
    get,
    /** A token other than the refused one. Rejects with an `ApiError` when there is none to be had. */
    replace: async (refused: string): Promise<string> => memory.fresh(refused) ?? replace(refused),
    /** Whether this is the token in use, so that a late refusal of an earlier one means nothing. */
    isCurrent: (token: string): boolean => memory.token() === token,
    drop: memory.drop,
    stop: (): void => clearTimeout(alarm),
  };
};

interface CurrentLogin {
  readonly id: string;
  readonly generation: number;
  /** There is no refresh token. */
  readonly needsPassword: boolean;
}

/** The access token in the memory of this tab, which gives it to the other tabs of the login and takes theirs. */
const createTokenMemory = ({
  tabs,
  now,
  sleep,
  onChange,
  onGiven,
}: Pick<Parts, 'tabs' | 'now' | 'sleep' | 'onGiven'> & { readonly onChange: () => void }) => {
  let login: CurrentLogin | null = null;
  let current: MemoryToken | null = null;

  const set = (next: MemoryToken | null): void => {
    current = next;
    onChange();
  };
  const leftMs = (): number | null =>
    current && current.expiresAt - (now() + current.clockOffset + MARGIN_MS);

  tabs.subscribe((message) => {
    if (message.kind === 'token') {
      const { kind: _, ...shared } = message;
      const content = parseToken(shared.token);
      if (!content || login?.id !== shared.id || shared.generation < login.generation) return;
      login = { ...login, generation: shared.generation };
      set({ ...shared, expiresAt: content.expiresAt });
      onGiven();
    }
    if (
      message.kind === 'tokenWanted' &&
      current?.id === message.id &&
      current.generation >= message.generation
    )
      share();
  });

  const share = (): void => {
    if (!current) return;
    const { expiresAt: _, ...shared } = current;
    tabs.post({ kind: 'token', ...shared });
  };

  return {
    login: () => login,
    token: () => current?.token ?? null,
    /** The token while it is good and not the one the server has just refused. */
    fresh: (refused: string | null): string | null => {
      if (!current || current.token === refused) return null;
      return (leftMs() ?? 0) > 0 ? current.token : null;
    },
    /** How long the token is good; negative after its end. */
    leftMs,
    take: ({ id, generation, refreshToken, access }: StoredSession, pair: TokenPair | null): void => {
      login = { id, generation, needsPassword: refreshToken === null };
      const timed = pair ? toTimedToken(pair, now()) : access;
      const content = timed && parseToken(timed.token);
      set(content ? { id, generation, ...timed, expiresAt: content.expiresAt } : null);
    },
    /** Another tab has refreshed: its token is requested, so that the new refresh token is not spent again. */
    requestFromTabs: async (id: string, generation: number): Promise<void> => {
      tabs.post({ kind: 'tokenWanted', id, generation });
      for (let waited = 0; waited < PEER_LIMIT_MS && (current?.generation ?? 0) < generation; waited += 20)
        await sleep(20);
    },
    share,
    drop: (): void => {
      login = null;
      set(null);
    },
  };
};

/** Renews the tokens of a login; called under the lock, one tab at a time. */
const createRenewal = ({ store, transport, now, sleep, onRenewed, onLost, memory, invalidate }: Renewing) => {
  const isOurs = (id: string): boolean => memory.login()?.id === id;

  /** Tokens that come after the end of their login would outlive it: nobody keeps them, so nobody could end them. */
  const discard = ({ refreshToken }: TokenPair): void => {
    if (refreshToken !== null) void invalidate(refreshToken);
  };

  /** Ends the login, unless another one or none has taken its place. */
  const lose = (id: string, reason: LogoutReason): ApiError => {
    if (!isOurs(id)) return ended();
    onLost(reason);
    return new ApiError({ kind: 'authentication', status: 401, message: sessionTexts.lost });
  };

  /** Null where only the password gives another token. */
  const renewUnderLock = async (id: string, refused: string | null): Promise<string | null> => {
    const stored = await store.read();
    const login = memory.login();
    if (login?.id !== id) throw ended();
    if (stored?.id !== id) throw lose(id, 'elsewhere');
    if (stored.generation > login.generation)
      if (stored.access) memory.take(stored, null);
      else await memory.requestFromTabs(id, stored.generation);
    // Only now: another tab's token may have come while the lock or the store was waited for.
    const { refreshToken } = stored;
    return (
      memory.fresh(refused) ?? (refreshToken === null ? null : refresh({ ...stored, refreshToken }, 'first'))
    );
  };

  const refresh = async (stored: Refreshable, round: 'first' | 'again'): Promise<string> => {
    const result = await refreshTokens(transport, stored.refreshToken, { now, sleep });
    if (result.kind === 'renewed') return keep(stored, result.pair);
    if (!isOurs(stored.id)) throw ended();
    if (result.kind === 'unreachable') throw result.error;
    // A tab that died between the server's rotation and its own note leaves an old token: look once more.
    const latest = await store.read();
    const refreshToken = latest?.id === stored.id ? latest.refreshToken : null;
    if (latest && round === 'first' && refreshToken !== null && refreshToken !== stored.refreshToken)
      return refresh({ ...latest, refreshToken }, 'again');
    throw lose(stored.id, 'expired');
  };

  const keep = async (stored: StoredSession, pair: TokenPair): Promise<string> => {
    if (!isOurs(stored.id)) {
      discard(pair);
      throw ended();
    }
    const next = await store.update(stored.id, (latest) => ({
      ...latest,
      generation: stored.generation + 1,
      ...toKeptTokens({ ...pair, refreshToken: pair.refreshToken ?? stored.refreshToken }, now()),
      user: { ...latest.user, roles: pair.content.roles },
    }));
    if (!next || !isOurs(stored.id)) {
      discard(pair);
      throw lose(stored.id, 'elsewhere');
    }
    memory.take(next, pair);
    memory.share();
    onRenewed(next);
    return pair.token;
  };

  return { renewUnderLock, keep, lose };
};

type Refreshable = StoredSession & { readonly refreshToken: string };

const ended = (): ApiError => cancelled();
