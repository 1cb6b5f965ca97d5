import type { DBSchema, IDBPDatabase, StoreNames, StoreValue } from 'idb';
import { openOrNull } from '../lib/openOrNull.ts';
import { toMap } from '../schema/read.ts';

/** An encrypted value, which only the browser's own key opens, at the place it was sealed for. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** A database of sealed values, with the keys of their accounts. */
export interface SealedSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
}

/**
 * A database of sealed values, opened at its first use; nothing is kept without IndexedDB or cryptography (plain
 * http). Work runs in turn: a late write must not outlive a later removal.
 */
export const createSealedDatabase = <Schema extends SealedSchema>(
  name: string,
  stores: readonly StoreNames<Schema>[],
) => {
  let opening: Promise<IDBPDatabase<Schema> | null> | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const open = () =>
    (opening ??= globalThis.crypto?.subtle ? openOrNull<Schema>(name, stores) : Promise.resolve(null));
  return {
    isAvailable: async (): Promise<boolean> => (await open()) !== null,
    /** Resolves to `otherwise` where nothing is kept. */
    inTurn: <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> => {
      const turn = queue.then(async () => {
        const db = await open();
        return db ? await work(db) : otherwise;
      });
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
};

export const removeWhere = async <Schema extends DBSchema, Name extends StoreNames<Schema>>(
  db: IDBPDatabase<Schema>,
  store: Name,
  isUnwanted: (value: StoreValue<Schema, Name>) => boolean,
): Promise<void> => {
  const transaction = db.transaction(store, 'readwrite');
  for await (const cursor of transaction.store) if (isUnwanted(cursor.value)) await cursor.delete();
  await transaction.done;
};

/** Seals a value for an account and a place: moved to another of either it does not open. */
export const seal = async (
  database: object,
  account: string,
  place: string,
  value: unknown,
): Promise<Sealed> => {
  const key = await accountKey(keysOf(database), account);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = bytesOf(JSON.stringify(value, toJson));
  return { iv, data: await crypto.subtle.encrypt(algorithmAt(place, iv), key, text) };
};

/** Null where the account has no key; rejects where the key or the place is another one. */
export const unseal = async (
  database: object,
  account: string,
  place: string,
  sealed: Sealed,
): Promise<unknown> => {
  const key = await keysOf(database).get('keys', account);
  return key ? openWith(key, place, sealed) : null;
};

/** Values of an account that its key opens; the others are left out. */
export const unsealAll = async (
  database: object,
  account: string,
  sealed: readonly (Sealed & { readonly place: string })[],
): Promise<readonly unknown[]> => {
  const key = await keysOf(database).get('keys', account);
  if (!key) return [];
  const opened = await Promise.allSettled(sealed.map((one) => openWith(key, one.place, one)));
  return opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};

const openWith = async (key: CryptoKey, place: string, { iv, data }: Sealed): Promise<unknown> => {
  const text = new TextDecoder().decode(await crypto.subtle.decrypt(algorithmAt(place, iv), key, data));
  // A function that sees every value makes it slower by far, and hardly anything holds a map.
  return JSON.parse(text, text.includes(MAP_IN_JSON) ? fromJson : undefined);
};

/** Every such database has this store; the library's types do not follow a schema that is only known in part. */
const keysOf = (database: object) => database as IDBPDatabase<SealedSchema>;

/** The key of an account, which no script can read out; created on first use. */
const accountKey = async (db: IDBPDatabase<SealedSchema>, account: string): Promise<CryptoKey> => {
  const stored = await db.get('keys', account);
  if (stored) return stored;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have made one meanwhile: the first one stays, or what it sealed would be lost.
  const transaction = db.transaction('keys', 'readwrite');
  const first = await transaction.store.get(account);
  if (!first) await transaction.store.put(made, account);
  await transaction.done;
  return first ?? made;
};

const algorithmAt = (place: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(place),
});

/** JSON has no maps; no server names a field like this. */
const MAP = '\0map';
const MAP_IN_JSON = JSON.stringify(MAP);

/** A chosen file cannot be written as text: it has to be chosen again. */
const toJson = (_key: string, value: unknown): unknown => {
  if (value instanceof Map) return { [MAP]: [...value] };
  return value instanceof Blob ? undefined : value;
};

const fromJson = (_key: string, value: unknown): unknown => {
  const entries = toMap(value)[MAP];
  return Array.isArray(entries) ? new Map(entries as [unknown, unknown][]) : value;
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
