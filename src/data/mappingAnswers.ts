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

/** Scope of what one account was told at one Cache-Version. */
export const scopeOf = (account: string, version: string | null): string =>
  JSON.stringify([account, version]);

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

/** What `account` was told last under this key, at the Cache-Version that holds; undefined where nothing is held. */
export const readAnswer = async (account: string, key: string): Promise<unknown> => {
  const db = await openAnswers();
  const held = await db?.get('answers', key).catch(() => undefined);
  db?.close();
  return held?.scope === scopeOf(account, readVersion()) ? held.answer : undefined;
};

export const keepAnswer = async (account: string, key: string, answer: unknown): Promise<void> => {
  const db = await openAnswers();
  await db?.put('answers', { scope: scopeOf(account, readVersion()), answer }, key).catch(() => undefined);
  db?.close();
};

/** Deletes the stored descriptions at logout: they show what the account may do. */
export const forgetMappings = async (): Promise<void> => {
  writeVersion(null);
  const db = await openAnswers();
  await db?.clear('answers').catch(() => undefined);
  db?.close();
};
