import { publicPaths } from '../areas/public/publicPaths.ts';
import { legalPaths } from '../lib/legalPaths.ts';
import { SHARED_FLAGS } from '../session/createSharedFlags.ts';

/** Settings that the server wrote into the page; the placeholder is still there when Vite serves it. */
export const readSettings = (document: Document, location: Location) => {
  const read = (name: string): string => {
    const content = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
    return content.startsWith('__') ? '' : content;
  };
  const inactivity = read('inactivity');
  return {
    apiUrl: read('api-url'),
    /** Seconds; null keeps the three hours of the specification. */
    inactivitySeconds: /^[1-9]\d{1,4}$/.test(inactivity) ? Number(inactivity) : null,
    /** Code of the link that led here; kept until logout. */
    code: new URLSearchParams(location.search).get('code') || null,
    /** Code of the provider, where a protected host wants one from everybody. */
    providerCode: read('api-code') || null,
  };
};

/**
 * Whether a public page is opened without session, by the flag that `index.html` reads too. Such a page need not
 * wait for the session.
 */
export const isVisitor = (pathname: string, storage: Pick<Storage, 'getItem'>): boolean =>
  VISITED.has(pathname.slice(1)) && !isWithSession(storage);

const VISITED: ReadonlySet<string> = new Set(Object.values({ ...publicPaths, ...legalPaths }));

/** Whether somebody was logged in here, and has not logged out. */
export const isWithSession = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(SHARED_FLAGS.deadline) !== null;
