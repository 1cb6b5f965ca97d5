import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isObject, toMap, type Json } from '../schema/read.ts';

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

interface Sealed {
  readonly account: string;
  readonly savedAt: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  drafts: { key: string; value: Sealed };
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
        const kept = await unseal(key, name, sealed);
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

const keyOf = async (db: IDBPDatabase<Schema>, account: string): Promise<CryptoKey> => {
  const held = await db.get('keys', account);
  if (held) return held;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have made one meanwhile: the first one stays, or its drafts would be lost.
  const transaction = db.transaction('keys', 'readwrite');
  const first = await transaction.store.get(account);
  if (!first) await transaction.store.put(made, account);
  await transaction.done;
  return first ?? made;
};

type Content = Pick<Draft, 'values' | 'base'>;

const seal = async (key: CryptoKey, name: string, content: Content): Promise<Pick<Sealed, 'iv' | 'data'>> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(content, withoutFiles));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(name) }, key, text);
  return { iv, data };
};

/** A chosen file cannot be written as text: it has to be chosen again. */
const withoutFiles = (_key: string, value: unknown): unknown => (value instanceof Blob ? undefined : value);

/** The place is sealed in: a draft moved to another record or account does not open. */
const unseal = async (key: CryptoKey, name: string, { iv, data }: Sealed): Promise<Content | null> => {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(name) }, key, data);
  const content: unknown = JSON.parse(new TextDecoder().decode(text));
  return isObject(content) && isObject(content.values)
    ? { values: content.values, base: toMap(content.base) }
    : null;
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const removeWhere = async (
  db: IDBPDatabase<Schema>,
  isUnwanted: (draft: Sealed) => boolean,
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
