import { ApiError } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { sessionTexts } from '../i18n/session.ts';
import type { SharedToken, Tabs } from './createTabs.ts';
import type { StoredSession, TokenStore } from './createTokenStore.ts';
import { type TokenPair, parseToken } from './parseToken.ts';
import { refreshTokens } from './refreshTokens.ts';
import type { LogoutReason } from './SessionState.ts';

/** Holds the access token of this tab and renews it, once for any number of calls and tabs. */
export interface TokenKeeper {
  /** Takes up a login; without `pair` the first call renews. */
  take(session: StoredSession, pair: TokenPair | null): void;
  /** Takes tokens that this login was given otherwise than by a refresh, for all tabs. */
  adopt(pair: TokenPair): Promise<void>;
  /** A token that is good for 10 s more, renewed when needed; null without login. */
  get(): Promise<string | null>;
  /** A token other than the refused one. Rejects with an `ApiError` when there is none to be had. */
  replace(refused: string | null): Promise<string>;
  /** Whether this is the token in use, so that a late refusal of an earlier one means nothing. */
  holds(token: string): boolean;
  drop(): void;
}

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

export const createTokenKeeper = (parts: Parts): TokenKeeper => {
  const { store, tabs, transport, now, sleep, onRenewed, onLost } = parts;
  let login: { readonly id: string; readonly generation: number } | null = null;
  let held: HeldToken | null = null;
  let renewing: Promise<string> | null = null;

  /** The held token while it is good and not the one the server has just refused. */
  const fresh = (refused: string | null): string | null => {
    if (!held || held.token === refused) return null;
    return held.expiresAt > now() + held.clockOffset + MARGIN_MS ? held.token : null;
  };

  const adopt = (shared: SharedToken): void => {
    const content = parseToken(shared.token);
    if (!content || login?.id !== shared.id || shared.generation < login.generation) return;
    login = { id: shared.id, generation: shared.generation };
    held = { ...shared, expiresAt: content.expiresAt };
  };

  tabs.subscribe((message) => {
    if (message.kind === 'token') adopt(message);
    if (message.kind === 'tokenWanted' && held?.id === message.id && held.generation >= message.generation)
      tabs.post({ kind: 'token', ...shareOf(held) });
  });

  /** Another tab has refreshed: its token is asked for, so that the new refresh token is not spent again. */
  const askTabs = async (id: string, generation: number): Promise<void> => {
    tabs.post({ kind: 'tokenWanted', id, generation });
    for (let waited = 0; waited < PEER_LIMIT_MS && (held?.generation ?? 0) < generation; waited += 20)
      await sleep(20);
  };

  const lose = (reason: LogoutReason): ApiError => {
    onLost(reason);
    return new ApiError({ kind: 'authentication', status: 401, message: sessionTexts.lost });
  };

  const renewUnderLock = async (id: string, refused: string | null): Promise<string> => {
    const stored = await store.read();
    if (login?.id !== id) throw ended();
    if (stored?.id !== id) throw lose('elsewhere');
    if (stored.generation > login.generation) await askTabs(id, stored.generation);
    // Asked only now: another tab's token may have come while the lock or the store was waited for.
    const known = fresh(refused);
    if (known !== null) return known;
    return refresh(stored, 'first');
  };

  const refresh = async (stored: StoredSession, round: 'first' | 'again'): Promise<string> => {
    if (stored.refreshToken === null) throw lose('expired');
    const result = await refreshTokens(transport, stored.refreshToken, { now, sleep });
    if (login?.id !== stored.id) throw ended();
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
    if (!next) throw login?.id === stored.id ? lose('elsewhere') : ended();
    if (login?.id !== stored.id) throw ended();
    take(next, pair);
    tabs.post({ kind: 'token', ...toShared(next, pair, now()) });
    onRenewed(next);
    return pair.token;
  };

  const take = (session: StoredSession, pair: TokenPair | null): void => {
    login = { id: session.id, generation: session.generation };
    held = pair ? { ...toShared(session, pair, now()), expiresAt: pair.content.expiresAt } : null;
  };

  const replace = (refused: string | null): Promise<string> => {
    if (!login) return Promise.reject(ended());
    const { id } = login;
    renewing ??= store
      .withLock(() => renewUnderLock(id, refused))
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };

  const adoptPair = (pair: TokenPair): Promise<void> =>
    store.withLock(async () => {
      const stored = await store.read();
      if (!stored || stored.id !== login?.id) throw ended();
      await keep(stored, pair);
    });

  return {
    take,
    adopt: adoptPair,
    get: async () => (login ? (fresh(null) ?? replace(held?.token ?? null)) : null),
    replace: async (refused) => fresh(refused) ?? replace(refused),
    holds: (token) => held?.token === token,
    drop: () => {
      login = null;
      held = null;
    },
  };
};

const toShared = ({ id, generation }: StoredSession, pair: TokenPair, receivedAt: number): SharedToken => ({
  id,
  generation,
  token: pair.token,
  clockOffset: pair.content.issuedAt === null ? 0 : pair.content.issuedAt - receivedAt,
});

const shareOf = ({ id, generation, token, clockOffset }: SharedToken): SharedToken => ({
  id,
  generation,
  token,
  clockOffset,
});

const ended = (): ApiError => new ApiError({ kind: 'cancelled', message: 'The session has ended meanwhile' });
