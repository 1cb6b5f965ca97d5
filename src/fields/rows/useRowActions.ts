import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { defaultsOf } from '../../schema/formValues.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { toMap, type Json } from '../../schema/read.ts';
import { withoutIdentity } from './withoutIdentity.ts';

/** What may be done with a row; each takes the row's present place. */
export interface RowActions {
  readonly add: () => void;
  readonly duplicate: (index: number) => void;
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
  /** What was done last, for a screen reader. */
  readonly told: string;
  /** Place of the row added last, which opens and takes the focus; null when there is none. */
  readonly fresh: number | null;
}

/** Rows of a collection in the form; the actions keep their identity, so that rows are not rendered for nothing. */
export const useRowActions = (field: FieldDescription, source: string): Rows => {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { fields, insert, move, remove } = useFieldArray({ name: source, keyName: 'rowKey' });
  const [told, setTold] = useState('');
  const [fresh, setFresh] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);

  const tools = { field, source, translate, getValues, insert, move, remove };
  const latest = useRef(tools);
  useLayoutEffect(() => {
    latest.current = tools;
  });

  const actions = useMemo<RowActions>(() => {
    const rowAt = (index: number): Json => {
      const { getValues: read, source: path } = latest.current;
      return toMap(read(`${path}.${index}`));
    };
    const size = (): number => {
      const { getValues: read, source: path } = latest.current;
      const rows: unknown = read(path);
      return Array.isArray(rows) ? rows.length : 0;
    };
    const tell = (key: 'added' | 'moved' | 'removed' | 'restored', position: number, total: number): void =>
      setTold(latest.current.translate(`rows.${key}`, { position: position + 1, total }));
    const put = (index: number, value: Json): void => {
      setFresh(index);
      tell('added', index, size() + 1);
      latest.current.insert(index, toFormValues(latest.current.field.fields, value), { shouldFocus: false });
    };
    return {
      add: () => put(size(), defaultsOf(latest.current.field.fields)),
      duplicate: (index) => put(index + 1, withoutIdentity(latest.current.field.fields, rowAt(index))),
      move: (from, to) => {
        if (to < 0 || to >= size()) return;
        setFresh(null);
        tell('moved', to, size());
        latest.current.move(from, to);
      },
      remove: (index) => {
        setFresh(null);
        setRemoved({ index, value: structuredClone(rowAt(index)) });
        tell('removed', index, size() - 1);
        latest.current.remove(index);
      },
    };
  }, []);

  const restore = ({ index, value }: Removed): void => {
    setRemoved(null);
    setFresh(index);
    setTold(translate('rows.restored', { position: index + 1, total: fields.length + 1 }));
    insert(index, value, { shouldFocus: false });
  };
  return {
    keys: fields.map(({ rowKey }) => rowKey),
    actions,
    undo: removed && (() => restore(removed)),
    told,
    fresh,
  };
};
