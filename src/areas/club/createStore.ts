import { localStorageStore, type Store } from 'react-admin';
import { PREFERENCES } from '../../views/table/useTableView.ts';
import { withFallback } from './withFallback.ts';

/**
 * What react-admin keeps in the browser. Filters, pages and selections belong to one club and go with the logout;
 * a person's preferences (columns, saved views) are one for all clubs and outlast it, apart from those of others.
 */
export const createStore = (clubId: string, account: string): Store => {
  const club = withFallback(localStorageStore('1', `club-${clubId}-${account}`));
  const own = withFallback(localStorageStore('1', `person-${account}`));
  const storeOf = (key: string): Store => (key.startsWith(PREFERENCES) ? own : club);
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
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  };
};
