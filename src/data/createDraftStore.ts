import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isObject, toMap, type Json } from '../schema/read.ts';
import { keyOf, seal, unseal, type KeySchema, type Sealed } from './sealed.ts';

/** What was typed into a form and not saved. */
export interface Draft {
  readonly values: Json;
  /** What the record held in these fields when they were typed into; empty for a new record. */
  readonly base: Json;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

/** Drafts of an account, each at its place (club, resource, record); nobody else's account reads them. */
export interface DraftStore {
  read(account: string, place: string): Promise<Draft | null>;
  write(account: string, place: string, values: Json, base: Json): Promise<void>;
  remove(account: string, place: string): Promise<void>;
  /** Makes every draft of the account unreadable, at a voluntary logout. */
  destroy(account: string): Promise<void>;
}

interface SealedDraft extends Sealed {
  readonly account: string;
  readonly savedAt: number;
}

interface Schema extends DBSchema, KeySchema {
  drafts: { key: string; value: SealedDraft };
}

const DATABASE = 'raquette-drafts';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps drafts encrypted (AES-GCM): they hold the data of people, many of them minors. The key is one of the
 * browser's that no script can read out; it outlives a reload and a forced end of the session, and a voluntary
 * logout destroys it. Without IndexedDB or cryptography (plain http) nothing is kept.
 */
export const createDraftStore = (now: () => number = Date.now): DraftStore => {
  let opening: Promise<IDBPDatabase<Schema> | null> | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  /** One after the other: a draft written late must not outlive the save that made it needless. */
  const inTurn = <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> => {
    const turn = queue.then(async () => {
      const db = await (opening ??= openDrafts(now()));
      return db ? await work(db) : otherwise;
    });
    queue = turn.catch(() => undefined);
    // A draft that cannot be kept or read must never keep its form from working.
    return turn.catch(() => otherwise);
  };

  return {
    read: (account, place) =>
      inTurn(async (db) => {
        const name = nameOf(account, place);
        const sealed = await db.get('drafts', name);
        const key = await db.get('keys', account);
        if (!sealed || !key) return null;
        if (now() - sealed.savedAt > LIFETIME_MS) {
          await db.delete('drafts', name);
          return null;
        }
        const kept = toContent(await unseal(key, name, sealed));
        return kept && { ...kept, savedAt: sealed.savedAt };
      }, null),
    write: (account, place, values, base) =>
      inTurn(async (db) => {
        const name = nameOf(account, place);
        const sealed = await seal(await keyOf(db, account), name, { values, base });
        await db.put('drafts', { account, savedAt: now(), ...sealed }, name);
      }, undefined),
    remove: (account, place) => inTurn((db) => db.delete('drafts', nameOf(account, place)), undefined),
    destroy: (account) =>
      inTurn(async (db) => {
        await db.delete('keys', account);
        await removeWhere(db, (draft) => draft.account === account);
      }, undefined),
  };
};

const nameOf = (account: string, place: string): string => `${account} ${place}`;

type Content = Pick<Draft, 'values' | 'base'>;

const toContent = (content: unknown): Content | null =>
  isObject(content) && isObject(content.values)
    ? { values: content.values, base: toMap(content.base) }
    : null;

const removeWhere = async (
  db: IDBPDatabase<Schema>,
  isUnwanted: (draft: SealedDraft) => boolean,
): Promise<void> => {
  const transaction = db.transaction('drafts', 'readwrite');
  for await (const cursor of transaction.store) {
    if (isUnwanted(cursor.value)) await cursor.delete();
  }
  await transaction.done;
};

/** Null where storage or cryptography is missing; some browsers throw at the mere mention of `indexedDB`. */
const openDrafts = async (now: number): Promise<IDBPDatabase<Schema> | null> => {
  try {
    if (!globalThis.crypto?.subtle) return null;
    const db = await openDB<Schema>(DATABASE, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('keys');
        fresh.createObjectStore('drafts');
      },
    });
    await removeWhere(db, ({ savedAt }) => now - savedAt > LIFETIME_MS);
    return db;
  } catch {
    return null;
  }
};
