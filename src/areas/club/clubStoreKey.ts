/** Names what react-admin keeps in the browser for one club and account. */
export const clubStoreKey = (clubId: string, account: string): string => `club-${clubId}-${account}`;

/** Removes it for every club of an account: filters, selections and names tell who was looked for. */
export const forgetClubStores = (storage: Storage, account: string): void => {
  for (const key of Object.keys(storage)) {
    const clubId = /^RaStoreclub-(\d+)-/.exec(key)?.[1] ?? '';
    if (key.startsWith(`RaStore${clubStoreKey(clubId, account)}.`)) storage.removeItem(key);
  }
};
