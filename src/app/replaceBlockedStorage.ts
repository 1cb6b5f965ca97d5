import { tryOrNull } from '../lib/tryOrNull.ts';

/**
 * Replaces blocked browser storage by one in memory: react-admin reads `localStorage` while it loads, and a refusal
 * there would break the whole club area. Called before any lazy part is loaded.
 */
export const replaceBlockedStorage = (scope: Window): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (tryOrNull(() => scope[name])) continue;
    Object.defineProperty(scope, name, { value: createMemoryStorage(), configurable: true });
  }
};

/** Entries are own keys, as those of a real storage: libraries list them with `Object.keys`. */
const createMemoryStorage = (): Storage => Object.create(METHODS) as Storage;

type Entries = Record<string, string>;

const METHODS = {
  getItem(this: Entries, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
  },
  setItem(this: Entries, key: string, value: string): void {
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true });
  },
  removeItem(this: Entries, key: string): void {
    delete this[key];
  },
  clear(this: Entries): void {
    for (const key of Object.keys(this)) delete this[key];
  },
  key(this: Entries, index: number): string | null {
    return Object.keys(this)[index] ?? null;
  },
  get length(): number {
    return Object.keys(this).length;
  },
};
