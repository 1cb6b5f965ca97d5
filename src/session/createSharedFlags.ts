import { tryOrNull } from '../lib/tryOrNull.ts';

/** Non-sensitive flags that tabs share through local storage. */
export interface SharedFlags {
  get(name: FlagName): string | null;
  set(name: FlagName, value: string | null): void;
  /** Calls back when another tab changed a flag. */
  subscribe(listener: (name: FlagName) => void): () => void;
}

/** Keys of local storage. */
export const SHARED_FLAGS = {
  deadline: 'raquette.deadline',
  loggedOut: 'raquette.logged-out',
} as const;

export type FlagName = keyof typeof SHARED_FLAGS;

/** With storage missing, full or blocked the flags live in this tab's memory. */
export const createSharedFlags = (open: () => Storage | null, window: EventTarget | null): SharedFlags => {
  const memory = new Map<FlagName, string>();
  let storage = tryOrNull(open);

  return {
    get: (name) => {
      try {
        if (storage) return storage.getItem(SHARED_FLAGS[name]);
      } catch {
        storage = null;
      }
      return memory.get(name) ?? null;
    },
    set: (name, value) => {
      if (value === null) memory.delete(name);
      else memory.set(name, value);
      try {
        if (value === null) storage?.removeItem(SHARED_FLAGS[name]);
        else storage?.setItem(SHARED_FLAGS[name], value);
      } catch {
        // Full or blocked: from here on memory answers, for what storage still holds is out of date.
        storage = null;
      }
    },
    subscribe: (listener) => {
      const onStorage = (event: Event): void => {
        const key = (event as StorageEvent).key;
        const name = (Object.keys(SHARED_FLAGS) as FlagName[]).find((flag) => SHARED_FLAGS[flag] === key);
        if (name) listener(name);
      };
      window?.addEventListener('storage', onStorage);
      return () => window?.removeEventListener('storage', onStorage);
    },
  };
};
