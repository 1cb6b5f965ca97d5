import { API } from '../../lib/iri.ts';
import { tryOrNull } from '../../lib/tryOrNull.ts';
import { isObject } from '../../schema/read.ts';

/** Names what react-admin keeps in the browser for one club and account. */
export const clubStoreKey = (clubId: string, account: string): string => `club-${clubId}-${account}`;

/** Names what it keeps for an account in all clubs. */
export const ownStoreKey = (account: string): string => `person-${account}`;

/**
 * Removes traces of whom somebody looked for: names for every club of an account, and saved
 * views that search for a text, which may be a name. Arrangements of tables stay.
 */
export const forgetClubStores = (storage: Storage, account: string): void => {
  for (const key of Object.keys(storage)) {
    const clubId = /^RaStoreclub-(\d+)-/.exec(key)?.[1] ?? '';
    if (key.startsWith(`RaStore${clubStoreKey(clubId, account)}.`)) storage.removeItem(key);
    if (key.startsWith(`RaStore${ownStoreKey(account)}.`) && key.endsWith('.views'))
      keepPlainViews(storage, key);
  }
};

const keepPlainViews = (storage: Storage, key: string): void => {
  const kept = readViews(storage.getItem(key)).filter((view) => !searchesText(view.filter));
  if (kept.length > 0) storage.setItem(key, JSON.stringify(kept));
  else storage.removeItem(key);
};

const readViews = (text: string | null): readonly { readonly filter?: unknown }[] => {
  const stored = tryOrNull((): unknown => JSON.parse(text ?? ''));
  return Array.isArray(stored) ? stored.filter(isObject) : [];
};

const IRI = new RegExp(`^${API}/[\\w/-]+$`);

/** Addresses of records, dates and numbers name nobody by themselves. */
const searchesText = (value: unknown): boolean => {
  if (typeof value === 'string') return !IRI.test(value) && !/^([\d:T.Z+-]*|true|false)$/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(searchesText);
};
