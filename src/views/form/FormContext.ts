import { createContext, use, useEffect } from 'react';
import type { FieldDescription } from '../../schema/description.ts';
import type { FormDraft } from '../drafts/useFormDraft.ts';
import type { SaveStore } from '../save/createSaveStore.ts';

/** What the parts of one form share. */
interface FormShare {
  /** Null where none is kept. */
  readonly draft: FormDraft | null;
  /** The course of its save. */
  readonly save: SaveStore;
  /** Which of its fields count. */
  readonly current: CurrentFields;
}

/** The fields of a form as they count with what is filled in: which of them are shown, and which required. */
type ToCurrentFields = (fields: readonly FieldDescription[]) => readonly FieldDescription[];

/** Set by the content of a form, used by its checks. */
export interface CurrentFields {
  /** Waits until it is known. */
  readonly of: (fields: readonly FieldDescription[]) => Promise<readonly FieldDescription[]>;
  /** Null: all of them count as they are described. */
  readonly set: (toCurrent: ToCurrentFields | null | 'unknown') => void;
}

/** Null outside of a form. */
export const FormContext = createContext<FormShare | null>(null);

/** Has the form around check its fields as its content shows them; a save waits while that is not known yet. */
export const useCurrentFields = (toCurrent: ToCurrentFields | 'unknown'): void => {
  const set = use(FormContext)?.current.set;
  useEffect(() => {
    set?.(toCurrent);
    return () => set?.(null);
  }, [set, toCurrent]);
};

export const createCurrentFields = (): CurrentFields => {
  let current: ToCurrentFields | null | 'unknown' = null;
  let waiting: (() => void)[] = [];
  return {
    of: async (fields) => {
      while (current === 'unknown') await new Promise<void>((resolve) => waiting.push(resolve));
      return current?.(fields) ?? fields;
    },
    set: (next) => {
      current = next;
      for (const goOn of waiting) goOn();
      waiting = [];
    },
  };
};
