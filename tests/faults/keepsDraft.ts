import type { Page } from '@playwright/test';

/** As text: tsx gives the functions of a file a helper that the page does not have. */
const READ = `(async () => {
  // Opening a database that is missing would create it without its stores.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'raquette-drafts')) return [];
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const db = await done(indexedDB.open('raquette-drafts'));
  try {
    if (!db.objectStoreNames.contains('drafts')) return [];
    const transaction = db.transaction(['drafts', 'keys']);
    const drafts = transaction.objectStore('drafts');
    const keys = transaction.objectStore('keys');
    const [places, sealed] = await Promise.all([done(drafts.getAllKeys()), done(drafts.getAll())]);
    const [accounts, stored] = await Promise.all([done(keys.getAllKeys()), done(keys.getAll())]);
    return await Promise.all(sealed.map(async ({ account, iv, data }, index) => {
      const additionalData = new TextEncoder().encode(places[index]);
      const key = stored[accounts.indexOf(account)];
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data);
      return { place: places[index], values: JSON.parse(new TextDecoder().decode(text)).values };
    }));
  } finally {
    db.close();
  }
})()`;

interface Kept {
  readonly place: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Whether this browser keeps a draft of the record with that text in it, which the page itself could still open. */
export const keepsDraft = async (page: Page, iri: string, typed: string): Promise<boolean> =>
  (await page.evaluate<Kept[]>(READ)).some(
    ({ place, values }) => place.endsWith(` ${iri}`) && Object.values(values).includes(typed),
  );
