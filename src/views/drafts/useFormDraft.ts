import { use, useMemo } from 'react';
import type { Draft } from '../../data/createDraftStore.ts';
import type { Json } from '../../schema/read.ts';
import { DraftsContext, type Drafts } from './DraftsContext.ts';

/** The draft of one form. */
export interface FormDraft {
  /** Reads what an earlier visit left. */
  readonly look: () => Promise<void>;
  /** What it left, as long as it is neither taken nor refused. */
  readonly getOffer: () => Draft | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the place has been read: before, what it holds must be neither removed nor written over. */
  readonly hasLooked: () => boolean;
  /** What is still on offer stays beside the values. */
  readonly write: (values: Json, base: Json) => void;
  /** What was left is in the form now. */
  readonly take: () => void;
  readonly refuse: () => void;
  /** Saved or given up: nothing is kept until something is typed again. */
  readonly drop: () => void;
  /** Something was typed. */
  readonly begin: () => void;
  readonly isBegun: () => boolean;
}

/** What a form keeps of itself; null where drafts are not kept. */
export const useFormDraft = (place: string): FormDraft | null => {
  const drafts = use(DraftsContext);
  return useMemo(() => drafts && createFormDraft(drafts, place), [drafts, place]);
};

const createFormDraft = (drafts: Drafts, place: string): FormDraft => {
  const listeners = new Set<() => void>();
  let isBegun = false;
  let hasLooked = false;
  let offer: Draft | null = null;
  const setOffer = (next: Draft | null): void => {
    offer = next;
    for (const listener of listeners) listener();
  };
  const drop = (): void => {
    isBegun = false;
    void drafts.remove(place);
  };
  return {
    look: async () => {
      const found = await drafts.read(place);
      hasLooked = true;
      setOffer(found);
    },
    getOffer: () => offer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasLooked: () => hasLooked,
    write: (values, base) => {
      const all = { ...offer?.values, ...values };
      if (Object.keys(all).length > 0) void drafts.write(place, all, { ...base, ...offer?.base });
      else drop();
    },
    take: () => {
      isBegun = true;
      setOffer(null);
    },
    refuse: () => {
      drop();
      setOffer(null);
    },
    drop,
    begin: () => {
      isBegun = true;
    },
    isBegun: () => isBegun,
  };
};
