import type { DBSchema, IDBPDatabase } from 'idb';
import { openOrNull } from '../lib/openOrNull.ts';

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

/** Field descriptions as the server sent them, by operation and path; null where storage is blocked. */
export const openAnswers = (): Promise<IDBPDatabase<Answers> | null> =>
  openOrNull<Answers>('raquette-mappings', ['answers']);

const VERSION_KEY = 'raquette.cache-version';

export const readVersion = (): string | null => {
  try {
    return localStorage.getItem(VERSION_KEY);
  } catch {
    return null;
  }
};

/** Kept so that a reload knows whether the stored descriptions are up to date. */
export const writeVersion = (version: string | null): void => {
  try {
    if (version === null) localStorage.removeItem(VERSION_KEY);
    else localStorage.setItem(VERSION_KEY, version);
  } catch {
    // Storage blocked: the descriptions are then asked again after a reload.
  }
};

/** Deletes the stored descriptions at logout: they show what the account may do. */
export const forgetMappings = async (): Promise<void> => {
  writeVersion(null);
  const db = await openAnswers();
  await db?.clear('answers').catch(() => undefined);
  db?.close();
};
