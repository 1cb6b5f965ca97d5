import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { keyOf, seal, unseal, type KeySchema, type Sealed } from './sealed.ts';

/** What is stored of a match sheet: what was read of it, and each part that was changed and is not known to have arrived. */
export interface StoredSheet {
  readonly facts: unknown;
  readonly entries: Readonly<Record<string, unknown>>;
}

/** Match sheets of an account, by the IRI of their meeting; nobody else's account reads them. */
export interface SheetStore {
  /** False where nothing can be kept: no storage, or a plain http page. */
  readonly isAvailable: () => Promise<boolean>;
  readonly read: (account: string, match: string) => Promise<StoredSheet | null>;
  readonly writeFacts: (account: string, match: string, facts: unknown) => Promise<void>;
  /** One transaction; an entry of null is gone. Rejects when it could not be written. */
  readonly writeEntries: (
    account: string,
    match: string,
    entries: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Meetings with entries that are not known to have arrived, and how many. */
  readonly unsent: (
    account: string,
  ) => Promise<readonly { readonly match: string; readonly count: number }[]>;
  /**
   * At a voluntary logout: forgets the sheets of the account that have arrived. Entries that have not stay, sealed, for
   * the same account.
   */
  readonly destroy: (account: string) => Promise<void>;
}

interface SealedPart extends Sealed {
  readonly account: string;
  readonly match: string;
}

interface Schema extends DBSchema, KeySchema {
  sheets: { key: string; value: SealedPart };
  entries: { key: [account: string, match: string, part: string]; value: SealedPart };
}

const DATABASE = 'raquette-sheets';

/** Keeps match sheets sealed: they name players, many of them minors. */
export const createSheetStore = (): SheetStore => {
  let opening: Promise<IDBPDatabase<Schema> | null> | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const open = () => (opening ??= openSheets());

  /** One after the other: a part that is changed twice must end as it was changed last. */
  const inTurn = <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> => {
    const turn = queue.then(async () => {
      const db = await open();
      return db ? await work(db) : otherwise;
    });
    queue = turn.catch(() => undefined);
    return turn;
  };

  return {
    isAvailable: async () => (await open()) !== null,
    read: (account, match) =>
      inTurn(async (db) => {
        const key = await db.get('keys', account);
        const sheet = await db.get('sheets', nameOf(account, match));
        if (!key || !sheet) return null;
        const facts = await unseal(key, nameOf(account, match), sheet);
        const entries: Record<string, unknown> = {};
        for (const [, , part] of await db.getAllKeys('entries', allOf(account, match))) {
          const sealed = await db.get('entries', [account, match, part]);
          if (sealed) entries[part] = await unseal(key, nameOf(account, match, part), sealed);
        }
        return { facts, entries };
      }, null),
    writeFacts: (account, match, facts) =>
      inTurn(async (db) => {
        const name = nameOf(account, match);
        const sealed = await seal(await keyOf(db, account), name, facts);
        await db.put('sheets', { account, match, ...sealed }, name);
      }, undefined),
    writeEntries: (account, match, entries) =>
      inTurn(async (db) => {
        const key = await keyOf(db, account);
        const sealed = await Promise.all(
          Object.entries(entries).map(
            async ([part, entry]) =>
              [part, entry === null ? null : await seal(key, nameOf(account, match, part), entry)] as const,
          ),
        );
        const transaction = db.transaction('entries', 'readwrite', { durability: 'strict' });
        for (const [part, value] of sealed) {
          if (value === null) void transaction.store.delete([account, match, part]);
          else void transaction.store.put({ account, match, ...value }, [account, match, part]);
        }
        await transaction.done;
      }, undefined),
    unsent: (account) =>
      inTurn(async (db) => {
        const matches = await unsentIn(db, account);
        return [...new Set(matches)].map((match) => ({
          match,
          count: matches.filter((one) => one === match).length,
        }));
      }, []),
    destroy: (account) =>
      inTurn(async (db) => {
        const kept = new Set(await unsentIn(db, account));
        // Without its key a sheet is unreadable, should the browser die in between.
        if (kept.size === 0) await db.delete('keys', account);
        const transaction = db.transaction('sheets', 'readwrite');
        for await (const cursor of transaction.store)
          if (cursor.value.account === account && !kept.has(cursor.value.match)) await cursor.delete();
        await transaction.done;
      }, undefined),
  };
};

/** The meeting of each entry. */
const unsentIn = async (db: IDBPDatabase<Schema>, account: string): Promise<readonly string[]> =>
  (await db.getAllKeys('entries', IDBKeyRange.bound([account], [account, []]))).map(([, match]) => match);

const nameOf = (...parts: readonly string[]): string => parts.join(' ');

const allOf = (account: string, match: string): IDBKeyRange =>
  IDBKeyRange.bound([account, match], [account, match, []]);

/** Null where storage or cryptography is missing; some browsers throw at the mere mention of `indexedDB`. */
const openSheets = async (): Promise<IDBPDatabase<Schema> | null> => {
  try {
    if (!globalThis.crypto?.subtle) return null;
    return await openDB<Schema>(DATABASE, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('keys');
        fresh.createObjectStore('sheets');
        fresh.createObjectStore('entries');
      },
    });
  } catch {
    return null;
  }
};
