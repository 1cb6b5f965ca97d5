import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';

/**
 * Opens a database of IndexedDB with these object stores; null where storage is missing or blocked. Some browsers
 * throw at the mere mention of `indexedDB`.
 */
export const openOrNull = async <Schema extends DBSchema>(
  name: string,
  stores: readonly StoreNames<Schema>[],
): Promise<IDBPDatabase<Schema> | null> => {
  try {
    return await openDB<Schema>(name, 1, {
      upgrade: (db) => {
        for (const store of stores) db.createObjectStore(store);
      },
    });
  } catch {
    return null;
  }
};
