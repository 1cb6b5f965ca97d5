import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useListContext, useResourceContext, type Identifier, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

export type SelectHandler = (id: Identifier, event: MouseEvent) => void;

/** Id of what may be done to the selected records. */
export const BULK_BAR = 'bulk-bar';

/** Selects every row of the page, or none; then leads past the rows to what may be done with them. */
export const SelectPage = () => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id)).length;
  const elsewhere = selectedIds.filter((id) => !ids.includes(id));
  const isPart = selected > 0 && selected < ids.length;
  return (
    <>
      <input
        type="checkbox"
        aria-label={translate('bulk.page')}
        checked={selected > 0 && !isPart}
        // A property of the element alone, which no attribute sets.
        ref={(box) => {
          if (box) box.indeterminate = isPart;
        }}
        onChange={({ target }) => onSelect(target.checked ? [...elsewhere, ...ids] : elsewhere)}
      />
      {selectedIds.length > 0 && (
        <Box component="button" type="button" onClick={goToBar} sx={SKIP}>
          {translate('bulk.skip')}
        </Box>
      )}
    </>
  );
};

const goToBar = (): void =>
  document.getElementById(BULK_BAR)?.querySelector<HTMLElement>('button, a[href]')?.focus();

/** Seen by the keyboard alone: each row is up to five stops. */
const SKIP = {
  '&:not(:focus)': visuallyHidden,
  '&:focus': { position: 'absolute', zIndex: 3, p: 1, font: 'inherit', whiteSpace: 'nowrap' },
} as const;

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
