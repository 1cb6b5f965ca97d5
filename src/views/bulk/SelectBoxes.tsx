import type { MouseEvent } from 'react';
import { useListContext, useResourceContext, type Identifier, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';

export type SelectHandler = (id: Identifier, event: MouseEvent) => void;

/** Selects every row of the page, or none. */
export const SelectPage = () => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const held = ids.filter((id) => selectedIds.includes(id)).length;
  const elsewhere = selectedIds.filter((id) => !ids.includes(id));
  const isPart = held > 0 && held < ids.length;
  return (
    <input
      type="checkbox"
      aria-label={translate('bulk.page')}
      checked={held > 0 && !isPart}
      // A property of the element alone, which no attribute sets.
      ref={(box) => {
        if (box) box.indeterminate = isPart;
      }}
      onChange={({ target }) => onSelect(target.checked ? [...elsewhere, ...ids] : elsewhere)}
    />
  );
};

interface SelectRowProps {
  readonly row: RaRecord;
  readonly selected: boolean;
  readonly onSelect: SelectHandler;
}

/** Selects one row, and with Shift all rows from the last one on; named after its record. */
export const SelectRow = ({ row, selected, onSelect }: SelectRowProps) => {
  const translate = useTranslate();
  const definition = useDirectory().byName(useResourceContext() ?? '');
  return (
    <input
      type="checkbox"
      aria-label={translate('records.select', { name: labelOf(row, definition) })}
      checked={selected}
      // It follows the selection of the list.
      readOnly
      onClick={(event) => onSelect(row.id, event)}
    />
  );
};
