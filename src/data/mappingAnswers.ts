import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Answers extends DBSchema {
  answers: {
    key: string;
    value: {
      /** Account whose rights shaped the answer, and the Cache-Version it was given at. */
      readonly scope: string;
      readonly answer: unknown;
    };
  };
}

const DATABASE = 'raquette-mappings';

/**
 * Field descriptions as the server sent them, by operation and path. Null where storage is blocked: some
 * browsers then throw at the mere mention of `indexedDB`.
 */
export const openAnswers = async (): Promise<IDBPDatabase<Answers> | null> => {
  try {
    return await openDB<Answers>(DATABASE, 1, {
      upgrade: (db) => {
        db.createObjectStore('answers');
      },
    });
  } catch {
    return null;
  }
};

const VERSION_KEY = 'raquette.cache-version';

export const readVersion = (): string | null => {
  try {
    return localStorage.getItem(VERSION_KEY);
  } catch {
    return null;
  }
};

/** The version is no secret; kept so that a reload knows whether the stored descriptions still hold. */
export const writeVersion = (version: string | null): void => {
  try {
    if (version === null) localStorage.removeItem(VERSION_KEY);
    else localStorage.setItem(VERSION_KEY, version);
  } catch {
    // Storage blocked: the descriptions are then asked again after a reload.
  }
};

/** At logout: descriptions tell what the account may do. */
export const forgetMappings = async (): Promise<void> => {
  writeVersion(null);
  const db = await openAnswers();
  await db?.clear('answers').catch(() => undefined);
  db?.close();
};
