import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { beforeEach, expect, vi } from 'vitest';

/** Counts of the keys and queries of the local copy in the browser. */
export const storedCopy = async (): Promise<{ readonly keys: number; readonly queries: number }> => {
  const db = await openDB('raquette-copy');
  const count = async (name: string) => (db.objectStoreNames.contains(name) ? db.count(name) : 0);
  const counts = { keys: await count('keys'), queries: await count('queries') };
  db.close();
  return counts;
};

/**
 * Call once at the top of a file: what is to be kept is written at once, not a second after the answer, as in a browser
 * that has nothing else to do. What the page waits longer for than that comes no sooner.
 */
export const writeCopyAtOnce = (): void => {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (act: () => void, { timeout }: { readonly timeout: number }) =>
      setTimeout(act, timeout > 1_000 ? timeout : 0),
    );
    vi.stubGlobal('cancelIdleCallback', (handle: NodeJS.Timeout) => clearTimeout(handle));
  });
};

/** Resolves once no more of the page comes into the copy. */
export const copyIsWritten = async (): Promise<void> => {
  const seen = { queries: 0 };
  await waitFor(
    async () => {
      const { queries } = await storedCopy();
      const isSettled = queries > 0 && queries === seen.queries;
      seen.queries = queries;
      expect(isSettled).toBe(true);
    },
    { interval: 300 },
  );
};
