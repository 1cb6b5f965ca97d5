import type { DBSchema, IDBPDatabase } from 'idb';
import { openOrNull } from '../lib/openOrNull.ts';
import { tryOrNull } from '../lib/tryOrNull.ts';

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

export const readVersion = (): string | null => tryOrNull(() => localStorage.getItem(VERSION_KEY));

/** Kept so that a reload knows whether the stored descriptions are up to date. */
export const writeVersion = (version: string | null): void => {
  // With storage blocked the descriptions are asked again after a reload.
  tryOrNull(() =>
    version === null ? localStorage.removeItem(VERSION_KEY) : localStorage.setItem(VERSION_KEY, version),
  );
};

/** Deletes the stored descriptions at logout: they show what the account may do. */
export const forgetMappings = async (): Promise<void> => {
  writeVersion(null);
  const db = await openAnswers();
  await db?.clear('answers').catch(() => undefined);
  db?.close();
};
