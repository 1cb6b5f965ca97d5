/** The little that tabs share through local storage: no token and nothing about a person. */
export interface Marks {
  get(name: MarkName): string | null;
  set(name: MarkName, value: string | null): void;
  /** Calls back when another tab changed a mark. */
  subscribe(listener: (name: MarkName) => void): () => void;
}

/** Keys of local storage. */
export const MARKS = {
  deadline: 'raquette.deadline',
  loggedOut: 'raquette.logged-out',
} as const;

export type MarkName = keyof typeof MARKS;

/** With storage missing, full or blocked the marks live in this tab's memory. */
export const createMarks = (open: () => Storage | null, window: EventTarget | null): Marks => {
  const memory = new Map<MarkName, string>();
  let storage = tryOpen(open);

  return {
    get: (name) => {
      try {
        if (storage) return storage.getItem(MARKS[name]);
      } catch {
        storage = null;
      }
      return memory.get(name) ?? null;
    },
    set: (name, value) => {
      if (value === null) memory.delete(name);
      else memory.set(name, value);
      try {
        if (value === null) storage?.removeItem(MARKS[name]);
        else storage?.setItem(MARKS[name], value);
      } catch {
        // Full or blocked: from here on memory answers, for what storage still holds is out of date.
        storage = null;
      }
    },
    subscribe: (listener) => {
      const onStorage = (event: Event): void => {
        const key = (event as StorageEvent).key;
        const name = (Object.keys(MARKS) as MarkName[]).find((mark) => MARKS[mark] === key);
        if (name) listener(name);
      };
      window?.addEventListener('storage', onStorage);
      return () => window?.removeEventListener('storage', onStorage);
    },
  };
};

const tryOpen = (open: () => Storage | null): Storage | null => {
  try {
    return open();
  } catch {
    return null;
  }
};
