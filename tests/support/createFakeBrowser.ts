import type { BrowserParts } from '../../src/session/Session.ts';

/**
 * Shared state of the tabs of one browser, without a browser: storage with its events, locks that are granted in
 * turn, and Node's own BroadcastChannel. `fake-indexeddb/auto` is the database.
 */
export const createFakeBrowser = (name = `test-${Math.random()}`) => {
  const values = new Map<string, string>();
  const tabs: EventTarget[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, work: (lock: null) => unknown) => {
      const turn = queue.then(() => work(null));
      queue = turn.catch(() => undefined);
      return turn;
    },
  } as unknown as NonNullable<BrowserParts['locks']>;

  const storageOf = (own: EventTarget): Storage => {
    const notify = (key: string): void => {
      for (const tab of tabs)
        if (tab !== own) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value);
        notify(key);
      },
      removeItem: (key) => {
        values.delete(key);
        notify(key);
      },
      clear: () => {
        values.clear();
      },
      key: (index) => [...values.keys()][index] ?? null,
      get length() {
        return values.size;
      },
    };
  };

  /** A new tab; `document.cookie` keeps the last text written to it. */
  const openTab = () => {
    const window = new EventTarget();
    tabs.push(window);
    const document: EventTarget & { cookie: string } = Object.assign(new EventTarget(), { cookie: '' });
    const parts: BrowserParts = {
      locks,
      openStorage: () => storageOf(window),
      openChannel: () => new BroadcastChannel(name),
      window,
      document,
    };
    return { parts, document, window };
  };

  return { openTab, values };
};
