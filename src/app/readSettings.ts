import { publicPaths } from '../areas/public/publicPaths.ts';
import { SHARED_FLAGS } from '../session/createSharedFlags.ts';

/** Settings that the server wrote into the page; the placeholder is still there when Vite serves it. */
export const readSettings = (document: Document, location: Location) => {
  const apiUrl = document.querySelector('meta[name="api-url"]')?.getAttribute('content') ?? '';
  const inactivity = document.querySelector('meta[name="inactivity"]')?.getAttribute('content') ?? '';
  return {
    apiUrl: apiUrl.startsWith('__') ? '' : apiUrl,
    /** Seconds; null keeps the three hours of the specification. */
    inactivitySeconds: /^[1-9]\d{1,4}$/.test(inactivity) ? Number(inactivity) : null,
    code: new URLSearchParams(location.search).get('code'),
  };
};

/**
 * Whether a public page is opened without session, by the flag that `index.html` reads too. Such a page need not
 * wait for the session.
 */
export const isVisitor = (pathname: string, storage: Pick<Storage, 'getItem'>): boolean =>
  Object.values(publicPaths).some((address) => pathname === `/${address}`) &&
  storage.getItem(SHARED_FLAGS.deadline) === null;
