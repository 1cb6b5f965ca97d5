import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { expect } from 'vitest';

/** What the browser holds of the local copy: how many keys and queries. */
export const heldCopy = async (): Promise<{ readonly keys: number; readonly queries: number }> => {
  const db = await openDB('raquette-copy');
  const count = async (name: string) => (db.objectStoreNames.contains(name) ? db.count(name) : 0);
  const held = { keys: await count('keys'), queries: await count('queries') };
  db.close();
  return held;
};

/** Resolves once no more of the page comes into the copy: it is written at most a second after an answer. */
export const copyIsWritten = async (): Promise<void> => {
  const seen = { queries: 0 };
  await waitFor(
    async () => {
      const { queries } = await heldCopy();
      const isSettled = queries > 0 && queries === seen.queries;
      seen.queries = queries;
      expect(isSettled).toBe(true);
    },
    { interval: 1_200 },
  );
};
