import { createContext, use } from 'react';
import type { RaRecord } from 'react-admin';

/** Small collections that are read whole at start, by collection path: their pickers query nothing. */
export type KnownRecords = Readonly<Record<string, readonly RaRecord[]>>;

export const KnownRecordsContext = createContext<KnownRecords>({});

export const useKnownRecords = (collection: string | null): readonly RaRecord[] | null => {
  const known = use(KnownRecordsContext);
  return collection !== null && Object.hasOwn(known, collection) ? (known[collection] ?? null) : null;
};
