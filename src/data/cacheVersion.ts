import { tryOrNull } from '../lib/tryOrNull.ts';

const VERSION_KEY = 'raquette.cache-version';

/** The last Cache-Version of the server; null where it sends none, or storage is blocked. */
export const readVersion = (): string | null => tryOrNull(() => localStorage.getItem(VERSION_KEY));

/** Kept so that a reload knows whether what it finds on the device is up to date. */
export const writeVersion = (version: string | null): void => {
  tryOrNull(() =>
    version === null ? localStorage.removeItem(VERSION_KEY) : localStorage.setItem(VERSION_KEY, version),
  );
};
