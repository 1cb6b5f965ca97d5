import { localStorageStore, type Store, memoryStore } from 'react-admin';
import { clubStoreKey, ownStoreKey } from './clubStoreKey.ts';
import { PREFERENCES } from '../../views/table/useTableView.ts';

/**
 * Store of react-admin in the browser. Selections belong to one club and go with the logout (`forgetClubStores`), and so
 * do saved views that search for a text; a person's other preferences (columns, saved views) are one for all clubs and
 * outlast it, apart from those of others. How a list was last filtered, sorted and turned is kept as long as the page: of
 * another day nobody remembers it, and an address has it all.
 */
export const createStore = (clubId: string, account: string): Store => {
  const club = withFallback(localStorageStore('1', clubStoreKey(clubId, account)));
  const own = withFallback(localStorageStore('1', ownStoreKey(account)));
  const passing = memoryStore();
  passing.setup();
  const storeOf = (key: string): Store =>
    key.startsWith(PREFERENCES) ? own : key.endsWith(LIST_PARAMS) ? passing : club;
  return {
    ...club,
    setup: () => {
      club.setup();
      own.setup();
    },
    teardown: () => {
      club.teardown();
      own.teardown();
    },
    reset: () => {
      passing.reset();
      club.reset();
    },
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  };
};

/** End of the keys that react-admin gives lists. */
const LIST_PARAMS = '.listParams';

/**
 * A store that a full or closed storage of the browser does not stop: what it refuses to keep lasts as long as the
 * page.
 */
const withFallback = (store: Store): Store => {
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
