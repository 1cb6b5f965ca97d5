import { localStorageStore, type Store, memoryStore } from 'react-admin';
import { clubStoreKey, ownStoreKey } from './clubStoreKey.ts';
import { PREFERENCES } from '../../views/table/useTableView.ts';

/**
 * Store of react-admin in the browser. What belongs to one club goes with the logout (`forgetClubStores`), and so do saved
 * views that search for a text; a person's other preferences (columns, saved views) are one for all clubs and outlast it,
 * apart from those of others. How a list was last filtered, sorted and turned, and what was selected in it, is kept as
 * long as the page: of another day nobody remembers it, and in another tab other rows are shown.
 */
export const createStore = (clubId: string, account: string): Store => {
  const club = withFallback(localStorageStore('1', clubStoreKey(clubId, account)));
  const own = withFallback(localStorageStore('1', ownStoreKey(account)));
  const passing = memoryStore();
  passing.setup();
  const storeOf = (key: string): Store =>
    key.startsWith(PREFERENCES) ? own : LIST_STATE.test(key) ? passing : club;
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

/** The keys that react-admin gives lists: `persons.listParams`, `persons.listParams.selectedIds`, `persons.selectedIds.storeKeys`. */
const LIST_STATE = /\.(?:listParams|selectedIds)/;

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
