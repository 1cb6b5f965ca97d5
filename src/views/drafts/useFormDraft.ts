import { use, useMemo } from 'react';
import type { Draft } from '../../data/createDraftStore.ts';
import type { Json } from '../../schema/read.ts';
import { DraftsContext } from './DraftsContext.ts';

/** The draft of one form. */
export interface FormDraft {
  readonly read: () => Promise<Draft | null>;
  readonly write: (values: Json, base: Json) => void;
  /** Saved or given up: nothing is kept until something is typed again. */
  readonly drop: () => void;
  /** Something was typed. */
  readonly begin: () => void;
  readonly isBegun: () => boolean;
}

/** What a form keeps of itself; null where drafts are not kept. */
export const useFormDraft = (place: string): FormDraft | null => {
  const drafts = use(DraftsContext);
  return useMemo(() => {
    if (!drafts) return null;
    let begun = false;
    return {
      read: () => drafts.read(place),
      write: (values, base) => void drafts.write(place, values, base),
      drop: () => {
        begun = false;
        void drafts.remove(place);
      },
      begin: () => {
        begun = true;
      },
      isBegun: () => begun,
    };
  }, [drafts, place]);
};
