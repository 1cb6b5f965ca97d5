import { tryOrNull } from '../lib/tryOrNull.ts';

export type SharedFlags = ReturnType<typeof createSharedFlags>;

/** Keys of local storage. */
export const SHARED_FLAGS = {
  deadline: 'raquette.deadline',
  loggedOut: 'raquette.logged-out',
} as const;

type FlagName = keyof typeof SHARED_FLAGS;

/** Non-sensitive flags that tabs share. With storage missing, full or blocked the flags live in this tab's memory. */
export const createSharedFlags = (open: () => Storage | null, window: EventTarget | null) => {
  const memory = new Map<FlagName, string>();
  let storage = tryOrNull(open);

  return {
    get: (name: FlagName): string | null => {
      try {
        if (storage) return storage.getItem(SHARED_FLAGS[name]);
      } catch {
        storage = null;
      }
      return memory.get(name) ?? null;
    },
    set: (name: FlagName, value: string | null): void => {
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
    /** Calls back when another tab changed a flag. */
    subscribe: (listener: () => void) => {
      const onStorage = (event: Event): void => {
        const key = (event as StorageEvent).key;
        if (Object.values<unknown>(SHARED_FLAGS).includes(key)) listener();
      };
      window?.addEventListener('storage', onStorage);
      return () => window?.removeEventListener('storage', onStorage);
    },
  };
};
