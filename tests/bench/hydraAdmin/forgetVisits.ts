import type { CDPSession, Page } from '@playwright/test';

/** Deletes files and what was read of the server, as in a browser that knows nothing but who is logged in. */
export const forgetVisits = async (session: CDPSession, page: Page, url: string): Promise<void> => {
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'cache_storage,service_workers',
  });
  // A page of the origin that runs nothing: an open database could not be deleted.
  await page.goto(new URL('/favicon.svg', url).href);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('raquette-copy');
        deletion.addEventListener('success', () => resolve());
        for (const name of ['error', 'blocked'])
          deletion.addEventListener(name, () => reject(new Error(`The copy was not deleted: ${name}`)));
      }),
  );
};
