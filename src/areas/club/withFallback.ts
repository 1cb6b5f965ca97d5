import { memoryStore, type Store } from 'react-admin';

/**
 * A store that a full or closed storage of the browser does not stop: what it refuses to keep lasts as long as the
 * page.
 */
export const withFallback = (store: Store): Store => {
  const passing = memoryStore();
  passing.setup();
  const refused = new Set<string>();
  return {
    ...store,
    getItem: (key, defaultValue) => (refused.has(key) ? passing : store).getItem(key, defaultValue),
    setItem: (key, value) => {
      try {
        store.setItem(key, value);
        refused.delete(key);
      } catch {
        refused.add(key);
        passing.setItem(key, value);
      }
    },
    removeItem: (key) => {
      refused.delete(key);
      store.removeItem(key);
    },
    reset: () => {
      refused.clear();
      store.reset();
    },
    subscribe: (key, callback) => {
      const ends = [store, passing].map((source) => source.subscribe(key, callback));
      return () => {
        for (const end of ends) end();
      };
    },
  };
};
