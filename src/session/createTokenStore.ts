import type { DBSchema, IDBPDatabase } from 'idb';
import { sleep } from '../http/retries.ts';
import { openOrNull } from '../lib/openOrNull.ts';
import type { TimedToken } from './createTabs.ts';
import type { TokenPair } from './parseToken.ts';
import type { SessionUser } from './SessionState.ts';

/** The session data that outlive a reload. */
export interface StoredSession {
  /** Names one login; another login in another tab has another. */
  readonly id: string;
  /** Counts the refreshes of this login, so that a tab sees that another one has refreshed. */
  readonly generation: number;
  /** Null where the server gave none: the password is then prompted for at the end of the access token. */
  readonly refreshToken: string | null;
  /** The access token, kept only where nothing else outlives a reload; it stays in the memory of its tab otherwise. */
  readonly access: TimedToken | null;
  readonly user: SessionUser;
  readonly code: string | null;
}

/** What outlives a reload of the tokens that were received at `now`. */
export const toKeptTokens = (
  pair: TokenPair,
  now: number,
): Pick<StoredSession, 'refreshToken' | 'access'> => ({
  refreshToken: pair.refreshToken,
  access: pair.refreshToken === null ? toTimedToken(pair, now) : null,
});

/** An access token that was received at `now`. */
export const toTimedToken = ({ token, content: { issuedAt } }: TokenPair, now: number): TimedToken => ({
  token,
  clockOffset: issuedAt === null ? 0 : issuedAt - now,
});

export interface TokenStore {
  read(): Promise<StoredSession | null>;
  /** Replaces whatever is stored: a new login. */
  write(session: StoredSession): Promise<void>;
  /** Changes the session of this id in one step; null when it is gone or another one has taken its place. */
  update(id: string, change: (stored: StoredSession) => StoredSession): Promise<StoredSession | null>;
  /** Removes the session of this id and leaves any other. */
  remove(id: string): Promise<void>;
  /** Runs one holder at a time over all tabs; the browser frees it when a tab dies. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

interface Schema extends DBSchema {
  session: { key: string; value: StoredSession };
}

export type Locks = Pick<LockManager, 'request'>;

const DATABASE = 'raquette-session';
const KEY = 'current';
/** Some browsers leave an open pending for ever, a busy disk for seconds: given up too soon, a session looks ended. */
const OPEN_LIMIT_MS = 10_000;

/**
 * Keeps the refresh token, or the access token where there is none, in IndexedDB, each change one transaction,
 * refreshes one at a time under a Web Lock. Local storage would not do: its reads are stale across tabs and
 * single-use tokens get spent twice. Without either of the two the session lives in memory, for this tab until its
 * reload.
 */
export const createTokenStore = (locks: Locks | null): TokenStore => {
  const memory: { session: StoredSession | null } = { session: null };
  let opening: Promise<IDBPDatabase<Schema> | null> | null = null;
  const open = (): Promise<IDBPDatabase<Schema> | null> => (opening ??= locks ? openInTime() : none());

  /** Runs in one transaction; falls back to memory for good once storage fails. */
  const change = async <T>(
    work: (current: StoredSession | null) => { readonly next: StoredSession | null; readonly result: T },
  ): Promise<T> => {
    const db = await open();
    try {
      if (db) {
        const transaction = db.transaction('session', 'readwrite');
        const { next, result } = work((await transaction.store.get(KEY)) ?? null);
        await (next ? transaction.store.put(next, KEY) : transaction.store.delete(KEY));
        await transaction.done;
        memory.session = next;
        return result;
      }
    } catch {
      opening = none();
    }
    const { next, result } = work(memory.session);
    memory.session = next;
    return result;
  };

  return {
    read: async () => {
      const db = await open();
      if (!db) return memory.session;
      try {
        memory.session = (await db.get('session', KEY)) ?? null;
      } catch {
        opening = none();
      }
      return memory.session;
    },
    write: (session) => change(() => ({ next: session, result: undefined })),
    update: (id, alter) =>
      change((current) => {
        const next = current?.id === id ? alter(current) : current;
        return { next, result: current?.id === id ? next : null };
      }),
    remove: (id) => change((current) => ({ next: current?.id === id ? null : current, result: undefined })),
    withLock: async (work) => (locks ? await locks.request('raquette-session', work) : await work()),
  };
};

const openInTime = (): Promise<IDBPDatabase<Schema> | null> =>
  Promise.race([openOrNull<Schema>(DATABASE, ['session']), sleep(OPEN_LIMIT_MS).then(() => null)]);

const none = (): Promise<null> => Promise.resolve(null);
