import { useRef } from 'react';
import { useEvent, useListContext, type Identifier } from 'react-admin';
import type { SelectHandler } from '../bulk/SelectBoxes.tsx';

/** Selects a row, and with Shift every row between it and the one before, as that row then is. */
export const useSelect = (): SelectHandler => {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext();
  const last = useRef<Identifier>(null);
  return useEvent((id, { shiftKey }) => {
    const ids = data.map((row) => row.id as Identifier);
    const from = shiftKey && last.current !== null ? ids.indexOf(last.current) : -1;
    last.current = id;
    if (from < 0) {
      onToggleItem(id);
      return;
    }
    const to = ids.indexOf(id);
    const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const others = selectedIds.filter((one: Identifier) => !between.includes(one));
    onSelect(selectedIds.includes(id) ? others : [...others, ...between]);
  });
};
