import { ApiError, cancelled } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { sessionTexts } from '../i18n/session.ts';
import type { SharedToken, Tabs } from './createTabs.ts';
import type { StoredSession, TokenStore } from './createTokenStore.ts';
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
}

interface HeldToken extends SharedToken {
  readonly expiresAt: number;
}

const MARGIN_MS = 10_000;
/** A living tab answers within a few milliseconds; a closed one never does. */
const PEER_LIMIT_MS = 300;

type Renewing = Parts & { readonly held: ReturnType<typeof createHeldToken> };

/** Holds the access token of this tab and renews it, once for any number of calls and tabs. */
export const createTokenKeeper = (parts: Parts) => {
  const { store } = parts;
  const held = createHeldToken(parts);
  const renewal = createRenewal({ ...parts, held });
  let renewing: Promise<string> | null = null;

  const replace = (refused: string | null): Promise<string> => {
    const login = held.login();
    if (!login) return Promise.reject(ended());
    renewing ??= store
      .withLock(() => renewal.renewUnderLock(login.id, refused))
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };

  return {
    /** Takes up a login; without a pair the first call renews. */
    take: held.take,
    /** Takes tokens that this login was given otherwise than by a refresh, for all tabs. */
    adopt: (pair: TokenPair): Promise<void> =>
      store.withLock(async () => {
        const stored = await store.read();
        if (!stored || stored.id !== held.login()?.id) throw ended();
        await renewal.keep(stored, pair);
      }),
    /** A token that is good for 10 s more, renewed when needed; null without login. */
    get: async (): Promise<string | null> =>
      held.login() ? (held.fresh(null) ?? replace(held.token())) : null,
    /** A token other than the refused one. Rejects with an `ApiError` when there is none to be had. */
    replace: async (refused: string): Promise<string> => held.fresh(refused) ?? replace(refused),
    /** Whether this is the token in use, so that a late refusal of an earlier one means nothing. */
    holds: (token: string): boolean => held.token() === token,
    drop: held.drop,
  };
};

/** The access token in the memory of this tab, which gives it to the other tabs of the login and takes theirs. */
const createHeldToken = ({ tabs, now, sleep }: Pick<Parts, 'tabs' | 'now' | 'sleep'>) => {
  let login: { readonly id: string; readonly generation: number } | null = null;
  let held: HeldToken | null = null;

  tabs.subscribe((message) => {
    if (message.kind === 'token') {
      const { kind: _, ...shared } = message;
      const content = parseToken(shared.token);
      if (!content || login?.id !== shared.id || shared.generation < login.generation) return;
      login = { id: shared.id, generation: shared.generation };
      held = { ...shared, expiresAt: content.expiresAt };
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
      return held.expiresAt > now() + held.clockOffset + MARGIN_MS ? held.token : null;
    },
    take: ({ id, generation }: StoredSession, pair: TokenPair | null): void => {
      login = { id, generation };
      if (!pair) return void (held = null);
      const { issuedAt, expiresAt } = pair.content;
      const clockOffset = issuedAt === null ? 0 : issuedAt - now();
      held = { id, generation, token: pair.token, clockOffset, expiresAt };
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
      held = null;
    },
  };
};

/** Renews the tokens of a login; called under the lock, one tab at a time. */
const createRenewal = ({ store, transport, now, sleep, onRenewed, onLost, held }: Renewing) => {
  const isOurs = (id: string): boolean => held.login()?.id === id;

  const lose = (reason: LogoutReason): ApiError => {
    onLost(reason);
    return new ApiError({ kind: 'authentication', status: 401, message: sessionTexts.lost });
  };

  const renewUnderLock = async (id: string, refused: string | null): Promise<string> => {
    const stored = await store.read();
    const login = held.login();
    if (login?.id !== id) throw ended();
    if (stored?.id !== id) throw lose('elsewhere');
    if (stored.generation > login.generation) await held.askTabs(id, stored.generation);
    // Asked only now: another tab's token may have come while the lock or the store was waited for.
    return held.fresh(refused) ?? refresh(stored, 'first');
  };

  const refresh = async (stored: StoredSession, round: 'first' | 'again'): Promise<string> => {
    if (stored.refreshToken === null) throw lose('expired');
    const result = await refreshTokens(transport, stored.refreshToken, { now, sleep });
    if (!isOurs(stored.id)) throw ended();
    if (result.kind === 'unreachable') throw result.error;
    if (result.kind === 'renewed') return keep(stored, result.pair);
    // A tab that died between the server's rotation and its own note leaves an old token: look once more.
    const latest = await store.read();
    if (round === 'first' && latest?.id === stored.id && latest.refreshToken !== stored.refreshToken)
      return refresh(latest, 'again');
    throw lose('expired');
  };

  const keep = async (stored: StoredSession, pair: TokenPair): Promise<string> => {
    const next = await store.update(stored.id, (latest) => ({
      ...latest,
      generation: stored.generation + 1,
      refreshToken: pair.refreshToken ?? stored.refreshToken,
      user: { ...latest.user, roles: pair.content.roles },
    }));
    if (!next) throw isOurs(stored.id) ? lose('elsewhere') : ended();
    if (!isOurs(stored.id)) throw ended();
    held.take(next, pair);
    held.share();
    onRenewed(next);
    return pair.token;
  };

  return { renewUnderLock, keep };
};

const ended = (): ApiError => cancelled();
