import type { DehydratedState } from '@tanstack/react-query';
import { sleep } from '../../http/retries.ts';
import { isObject } from '../../schema/read.ts';
import {
  createSealedDatabase,
  removeWhere,
  seal,
  unsealAll,
  type Sealed,
  type SealedSchema,
} from '../sealed.ts';

/** A query of react-query's cache with its data, as `dehydrate` writes it. */
export type CopiedQuery = DehydratedState['queries'][number];

/** Owner of a copy: one account in one club, for one version of the application and of the server. */
export interface CopyOwner {
  readonly account: string;
  readonly clubId: string;
  readonly version: string;
}

/** The last answers of the server, on this device. */
export interface LocalCopy {
  /**
   * What was kept within seven days; what is older, of another version or of another account is deleted. The same
   * promise until something is written. Never rejects; empty where storage fails, or does not open for long.
   */
  read(owner: CopyOwner): Promise<readonly CopiedQuery[]>;
  /** Keeps queries, each under its hash. */
  write(owner: CopyOwner, queries: readonly CopiedQuery[]): Promise<void>;
  remove(owner: CopyOwner, hashes: readonly string[]): Promise<void>;
  /** Deletes every copy and its key. */
  destroy(): Promise<void>;
}

interface SealedQuery extends Sealed {
  readonly account: string;
  readonly clubId: string;
  readonly version: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly place: string;
}

interface Schema extends SealedSchema {
  queries: { key: string; value: SealedQuery };
}

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** Most queries of an account: those of some weeks' work. */
const MOST = 600;
/** Some browsers leave an open pending for ever; the page is drawn without a copy then. Reading may take its time. */
const OPEN_LIMIT_MS = 2_000;

/**
 * Keeps the copy encrypted (AES-GCM) under a key of the browser's that no script can read out: it holds the data of
 * people, many of them minors. Neither filters nor searches are readable in it: an entry is named by a digest.
 */
export const createLocalCopy = (now: () => number = Date.now): LocalCopy => {
  const database = createSealedDatabase<Schema>('raquette-copy', ['keys', 'queries']);
  // A copy that cannot be kept or read must never keep a page from working.
  const inTurn: typeof database.inTurn = (work, otherwise) =>
    database.inTurn(work, otherwise).catch(() => otherwise);
  let opened: { readonly name: string; readonly queries: Promise<readonly CopiedQuery[]> } | null = null;

  const isGood = ({ savedAt, ...entry }: SealedQuery, owner: CopyOwner): boolean =>
    entry.account === owner.account && entry.version === owner.version && now() - savedAt <= LIFETIME_MS;

  const readAll = (owner: CopyOwner): Promise<readonly CopiedQuery[]> =>
    inTurn(async (db) => {
      const entries = await db.getAll('queries');
      if (entries.some((entry) => !isGood(entry, owner)))
        await removeWhere(db, 'queries', (entry) => !isGood(entry, owner));
      for (const other of await db.getAllKeys('keys'))
        if (other !== owner.account) await db.delete('keys', other);
      const own = entries.filter((entry) => isGood(entry, owner) && entry.clubId === owner.clubId);
      return (await unsealAll(db, owner.account, own)).filter(isQuery);
    }, []);

  return {
    read: (owner) => {
      const name = JSON.stringify(owner);
      if (opened?.name === name) return opened.queries;
      const isOpen = Promise.race([database.isAvailable(), sleep(OPEN_LIMIT_MS).then(() => false)]);
      const queries = isOpen.then((isIt) => (isIt ? readAll(owner) : []));
      opened = { name, queries };
      return queries;
    },
    write: (owner, queries) =>
      inTurn(async (db) => {
        opened = null;
        const savedAt = now();
        const sealed = await Promise.all(
          queries.map(async (query) => {
            const place = await placeOf(owner, query.queryHash);
            return { ...owner, savedAt, place, ...(await seal(db, owner.account, place, query)) };
          }),
        );
        const transaction = db.transaction('queries', 'readwrite');
        for (const one of sealed) void transaction.store.put(one, one.place);
        const surplus = (await transaction.store.count()) - MOST;
        if (surplus > 0) {
          const oldest = (await transaction.store.getAll()).toSorted((a, b) => a.savedAt - b.savedAt);
          for (const { place } of oldest.slice(0, surplus)) void transaction.store.delete(place);
        }
        await transaction.done;
      }, undefined),
    remove: (owner, hashes) =>
      inTurn(async (db) => {
        opened = null;
        for (const hash of hashes) await db.delete('queries', await placeOf(owner, hash));
      }, undefined),
    destroy: () => {
      opened = null;
      return inTurn(async (db) => {
        await db.clear('keys');
        await db.clear('queries');
      }, undefined);
    },
  };
};

/** Name of the entry of a query, which does not reveal the query: SHA-256 of its owner and its hash. */
const placeOf = async ({ account, clubId }: CopyOwner, hash: string): Promise<string> => {
  const text = new TextEncoder().encode(JSON.stringify([account, clubId, hash]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** A query of the hash of its own key, with data. */
const isQuery = (value: unknown): value is CopiedQuery =>
  isObject(value) &&
  typeof value.queryHash === 'string' &&
  Array.isArray(value.queryKey) &&
  isObject(value.state) &&
  value.state.data !== undefined &&
  typeof value.state.dataUpdatedAt === 'number';
