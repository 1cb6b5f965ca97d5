import type { IDBPDatabase } from 'idb';
import { createSealedDatabase, removeWhere, seal, unseal, type Sealed, type SealedSchema } from './sealed.ts';

/** A stored match sheet: the facts as read, and the changed parts that the server has not confirmed. */
interface StoredSheet {
  readonly facts: unknown;
  readonly entries: Readonly<Record<string, unknown>>;
}

/** Match sheets of an account, by the IRI of their meeting; no other account reads them. */
export interface SheetStore {
  /** False without storage or cryptography (plain http). */
  readonly isAvailable: () => Promise<boolean>;
  readonly read: (account: string, match: string) => Promise<StoredSheet | null>;
  readonly writeFacts: (account: string, match: string, facts: unknown) => Promise<void>;
  /** One transaction; an entry of null is gone. Rejects when it could not be written. */
  readonly writeEntries: (
    account: string,
    match: string,
    entries: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Meetings with unconfirmed entries, and how many. */
  readonly unsent: (
    account: string,
  ) => Promise<readonly { readonly match: string; readonly count: number }[]>;
  /**
   * At a voluntary logout: forgets the confirmed sheets of the account. Unconfirmed entries stay, sealed, for the same
   * account.
   */
  readonly destroy: (account: string) => Promise<void>;
}

interface SealedPart extends Sealed {
  readonly account: string;
  readonly match: string;
}

interface Schema extends SealedSchema {
  sheets: { key: string; value: SealedPart };
  entries: { key: [account: string, match: string, part: string]; value: SealedPart };
}

/** Keeps match sheets sealed: they name players, many of them minors. */
export const createSheetStore = (): SheetStore => {
  const { isAvailable, inTurn } = createSealedDatabase<Schema>('raquette-sheets', [
    'keys',
    'sheets',
    'entries',
  ]);
  return {
    isAvailable,
    read: (account, match) =>
      inTurn(async (db) => {
        const sheet = await db.get('sheets', nameOf(account, match));
        const facts = sheet && (await unseal(db, account, nameOf(account, match), sheet));
        if (!facts) return null;
        const entries: Record<string, unknown> = {};
        for (const [, , part] of await db.getAllKeys('entries', allOf(account, match))) {
          const sealed = await db.get('entries', [account, match, part]);
          if (sealed) entries[part] = await unseal(db, account, nameOf(account, match, part), sealed);
        }
        return { facts, entries };
      }, null),
    writeFacts: (account, match, facts) =>
      inTurn(async (db) => {
        const name = nameOf(account, match);
        const sealed = await seal(db, account, name, facts);
        await db.put('sheets', { account, match, ...sealed }, name);
      }, undefined),
    writeEntries: (account, match, entries) =>
      inTurn(async (db) => {
        const sealed = await Promise.all(
          Object.entries(entries).map(
            async ([part, entry]) =>
              [
                part,
                entry === null ? null : await seal(db, account, nameOf(account, match, part), entry),
              ] as const,
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
        await removeWhere(db, 'sheets', (sheet) => sheet.account === account && !kept.has(sheet.match));
      }, undefined),
  };
};

/** The meeting of each entry. */
const unsentIn = async (db: IDBPDatabase<Schema>, account: string): Promise<readonly string[]> =>
  (await db.getAllKeys('entries', IDBKeyRange.bound([account], [account, []]))).map(([, match]) => match);

const nameOf = (...parts: readonly string[]): string => parts.join(' ');

const allOf = (account: string, match: string): IDBKeyRange =>
  IDBKeyRange.bound([account, match], [account, match, []]);
