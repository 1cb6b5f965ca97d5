import { createContext } from 'react';
import type { Draft } from '../../data/createDraftStore.ts';
import type { Json } from '../../schema/read.ts';

/** Drafts of the account and the club at hand, by place (`persons /api/people/34`, `persons new`). */
export interface Drafts {
  readonly read: (place: string) => Promise<Draft | null>;
  /** `base`: the record's values in the fields that were typed into. */
  readonly write: (place: string, values: Json, base: Json) => Promise<void>;
  readonly remove: (place: string) => Promise<void>;
}

/** Null where nothing is kept. */
export const DraftsContext = createContext<Drafts | null>(null);
