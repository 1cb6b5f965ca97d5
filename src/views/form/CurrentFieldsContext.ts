import { createContext, use, useEffect } from 'react';
import type { FieldDescription } from '../../schema/description.ts';

/** The fields of a form as they count with what is filled in: which of them are asked, and which required. */
export type ToCurrentFields = (fields: readonly FieldDescription[]) => readonly FieldDescription[];

interface CurrentFields {
  readonly of: ToCurrentFields;
  /** Null: all of them count as they are described. */
  readonly set: (toCurrent: ToCurrentFields | null) => void;
}

/** Of one form; its content sets it, its checks ask it. */
export const createCurrentFields = (): CurrentFields => {
  let toCurrent: ToCurrentFields | null = null;
  return {
    of: (fields) => toCurrent?.(fields) ?? fields,
    set: (next) => {
      toCurrent = next;
    },
  };
};

export const CurrentFieldsContext = createContext<CurrentFields>(createCurrentFields());

/** Has the form that the content stands in check its fields as the content shows them. */
export const useCurrentFields = (toCurrent: ToCurrentFields): void => {
  const { set } = use(CurrentFieldsContext);
  useEffect(() => {
    set(toCurrent);
    return () => set(null);
  }, [set, toCurrent]);
};
