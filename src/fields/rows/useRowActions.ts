import { useMemo, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { defaultsOf } from '../../schema/formValues.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { toList, toMap, type Json } from '../../schema/read.ts';
import { useRowTitle } from './useRowTitle.ts';
import { withoutIdentity } from './withoutIdentity.ts';

/** Actions of a row; each takes the row's present place, and what a new row holds of its own. */
export interface RowActions {
  readonly add: (own?: Json) => void;
  readonly duplicate: (index: number, own?: Json) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
}

interface Removed {
  readonly index: number;
  readonly value: Json;
}

interface Rows {
  /** Keys of the rows in their order. */
  readonly keys: readonly string[];
  readonly actions: RowActions;
  /** Puts back the row removed last; null when there is none. */
  readonly undo: (() => void) | null;
  /** The last action, for a screen reader. */
  readonly announcement: string;
  /** Place of the row added last, which opens and takes the focus; null when there is none. */
  readonly fresh: number | null;
}

/** Rows of a collection in the form; the actions keep their identity, so that rows are not rendered for nothing. */
export const useRowActions = (field: FieldDescription, source: string): Rows => {
  const translate = useTranslate();
  const titleOf = useRowTitle();
  const { getValues } = useFormContext();
  const { fields, insert, move, remove } = useFieldArray({ name: source, keyName: 'rowKey' });
  const [announcement, setAnnouncement] = useState('');
  const [fresh, setFresh] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);

  const actions = useMemo<RowActions>(() => {
    const rowAt = (index: number): Json => toMap(getValues(`${source}.${index}`));
    const size = (): number => toList(getValues(source)).length;
    const announce = (key: 'added' | 'moved' | 'removed', index: number, row: Json, total: number): void => {
      const position = index + 1;
      setAnnouncement(translate(`rows.${key}`, { row: titleOf(field, position, row), position, total }));
    };
    const put = (index: number, value: Json): void => {
      setFresh(index);
      announce('added', index, value, size() + 1);
      insert(index, toFormValues(field.fields, value), { shouldFocus: false });
    };
    return {
      add: (own) => put(size(), { ...defaultsOf(field.fields), ...own }),
      duplicate: (index, own) => put(index + 1, { ...withoutIdentity(field.fields, rowAt(index)), ...own }),
      move: (from, to) => {
        if (to < 0 || to >= size()) return;
        setFresh(null);
        announce('moved', to, rowAt(from), size());
        move(from, to);
      },
      remove: (index) => {
        setFresh(null);
        setRemoved({ index, value: structuredClone(rowAt(index)) });
        announce('removed', index, rowAt(index), size() - 1);
        remove(index);
      },
    };
  }, [field, source, translate, titleOf, getValues, insert, move, remove]);

  const restore = ({ index, value }: Removed): void => {
    setRemoved(null);
    setFresh(index);
    const row = titleOf(field, index + 1, value);
    setAnnouncement(translate('rows.restored', { row, total: fields.length + 1 }));
    insert(index, value, { shouldFocus: false });
  };
  return {
    keys: fields.map(({ rowKey }) => rowKey),
    actions,
    undo: removed && (() => restore(removed)),
    announcement,
    fresh,
  };
};
