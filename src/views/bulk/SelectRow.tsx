import Checkbox from '@mui/material/Checkbox';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';

/** Selects one row; named after its record, which react-admin's own is not. */
export const SelectRow = ({ row }: { readonly row: RaRecord }) => {
  const translate = useTranslate();
  const definition = useDirectory().byName(useResourceContext() ?? '');
  const selected = useDataTableSelectedIdsContext() ?? [];
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={selected.includes(row.id)}
      onClick={(event) => handleToggleItem?.(row.id, event)}
      slotProps={{ input: { 'aria-label': translate('records.select', { name: labelOf(row, definition) }) } }}
    />
  );
};
