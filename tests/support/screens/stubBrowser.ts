import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/**
 * What the application needs of a browser and jsdom lacks. Nothing here answers for the application: layout is
 * absent (no sizes, no media), locks and the database work.
 */
export const stubBrowser = (): void => {
  define(window, 'scrollTo', () => undefined);
  define(Element.prototype, 'scrollIntoView', () => undefined);
  define(globalThis, 'ResizeObserver', SilentObserver);
  define(globalThis, 'IntersectionObserver', SilentObserver);
  define(HTMLElement.prototype, 'focus', focusWhatShows);
  define(navigator, 'locks', createLocks());
  forgetEverything();
};

/** Empties the browser. The next application starts logged out. */
export const forgetEverything = (): void => {
  define(globalThis, 'indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
};

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

// Called with its element, below.
// oxlint-disable-next-line unbound-method
const { focus } = HTMLElement.prototype;

/** jsdom lets a hidden element take the focus, and the keys with it; browsers do not. */
function focusWhatShows(this: HTMLElement, options?: FocusOptions): void {
  if (getComputedStyle(this).visibility !== 'hidden' && isRendered(this)) focus.call(this, options);
}

const isRendered = (element: Element): boolean =>
  getComputedStyle(element).display !== 'none' &&
  (element.parentElement === null || isRendered(element.parentElement));

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Exclusive locks by name, granted in turn. */
const createLocks = () => {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, work: (lock: { name: string }) => unknown): Promise<unknown> => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => work({ name }));
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
};
