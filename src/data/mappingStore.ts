import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Transport } from '../http/createTransport.ts';
import type { Description, Operation } from '../schema/description.ts';
import { parseMapping } from '../schema/parseMapping.ts';

interface Entry {
  readonly scope: string;
  readonly answer: unknown;
}

interface Schema extends DBSchema {
  answers: { key: string; value: Entry };
}

/** Field descriptions, asked once per operation and kept until the server's Cache-Version changes. */
export interface MappingStore {
  /** Reads a description; throws `ApiError` or `MappingError`. */
  describe(path: string, operation: Operation): Promise<Description>;
  /** Takes the Cache-Version of an answer; true when it differs from the one held and the store was purged. */
  see(cacheVersion: string | null): boolean;
  /** Forgets everything, on logout. */
  purge(): Promise<void>;
}

const CALLS: Readonly<Record<Operation, (path: string) => { method: string; path: string }>> = {
  list: (path) => ({ method: 'GET', path: `/api${path}/mapping` }),
  create: (path) => ({ method: 'POST', path: `/api${path}/mapping` }),
  update: (path) => ({ method: 'PUT', path: `/api${path}/mapping` }),
  show: (path) => ({ method: 'GET', path: `/api${path}/0/mapping` }),
};

const DATABASE = 'raquette-mappings';

/**
 * `account` tells whose rights shaped the descriptions: another account never reads them. Without IndexedDB
 * (private window, storage blocked) each page load asks again.
 */
export const createMappingStore = (transport: Transport, account: () => string): MappingStore => {
  const memory = new Map<string, Promise<Description>>();
  let version: string | null = null;
  let database: Promise<IDBPDatabase<Schema> | null> | null = null;
  let purging: Promise<void> = Promise.resolve();
  let purges = 0;

  const open = (): Promise<IDBPDatabase<Schema> | null> => (database ??= openAnswers());

  const recall = async (key: string, scope: string): Promise<unknown> => {
    const db = await open();
    const entry = await db?.get('answers', key).catch(() => undefined);
    return entry?.scope === scope ? entry.answer : undefined;
  };

  const store = async (key: string, entry: Entry): Promise<void> => {
    const db = await open();
    await db?.put('answers', entry, key).catch(() => undefined);
  };

  const load = async (path: string, operation: Operation): Promise<Description> => {
    const key = `${operation} ${path}`;
    // Taken before the answer is awaited: another account may have logged in meanwhile.
    const scope = account();
    await purging;
    const begun = purges;
    const kept = await recall(key, scope);
    if (kept !== undefined) return parseMapping(kept);
    const call = CALLS[operation](path);
    const { body } = await transport.request(call.path, {
      method: call.method,
      ...(call.method === 'GET' ? {} : { body: '{}' }),
    });
    const description = parseMapping(body);
    // An answer asked for before a purge tells what held then.
    if (begun === purges) await store(key, { scope, answer: body });
    return description;
  };

  const purge = (): Promise<void> => {
    memory.clear();
    purges += 1;
    purging = open().then((db) => db?.clear('answers').catch(() => undefined));
    return purging;
  };

  return {
    describe: (path, operation) => {
      const key = `${account()} ${operation} ${path}`;
      const held = memory.get(key);
      if (held) return held;
      const loading = load(path, operation);
      memory.set(key, loading);
      loading.catch(() => memory.delete(key));
      return loading;
    },
    see: (cacheVersion) => {
      if (cacheVersion === null || cacheVersion === version) return false;
      const known = version ?? readVersion();
      version = cacheVersion;
      writeVersion(cacheVersion);
      if (known === null || known === cacheVersion) return false;
      void purge();
      return true;
    },
    purge: async () => {
      version = null;
      writeVersion(null);
      await purge();
    },
  };
};

/** Null where storage is blocked: some browsers then throw at the mere mention of `indexedDB`. */
const openAnswers = async (): Promise<IDBPDatabase<Schema> | null> => {
  try {
    return await openDB<Schema>(DATABASE, 1, {
      upgrade: (db) => {
        db.createObjectStore('answers');
      },
    });
  } catch {
    return null;
  }
};

const VERSION_KEY = 'raquette.cache-version';

const readVersion = (): string | null => {
  try {
    return localStorage.getItem(VERSION_KEY);
  } catch {
    return null;
  }
};

/** The version is no secret; kept so that a reload knows whether the stored descriptions still hold. */
const writeVersion = (version: string | null): void => {
  try {
    if (version === null) localStorage.removeItem(VERSION_KEY);
    else localStorage.setItem(VERSION_KEY, version);
  } catch {
    // Storage blocked: the descriptions are then asked again after a reload.
  }
};
