import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useResourceContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';

/** Selects every row of the page, or none. */
export const SelectPage = () => {
  const translate = useTranslate();
  const rows = useDataTableDataContext<RaRecord>() ?? [];
  const selected: readonly Identifier[] = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const ids = rows.map(({ id }) => id);
  const held = ids.filter((id) => selected.includes(id)).length;
  const elsewhere = selected.filter((id) => !ids.includes(id));
  return (
    <Box
      label={translate('bulk.page')}
      checked={held > 0 && held === ids.length}
      indeterminate={held > 0 && held < ids.length}
      onChange={({ target }) => onSelect?.(target.checked ? [...elsewhere, ...ids] : elsewhere)}
    />
  );
};

/** Selects one row; named after its record, which react-admin's own is not. */
export const SelectRow = ({ row }: { readonly row: RaRecord }) => {
  const translate = useTranslate();
  const definition = useDirectory().byName(useResourceContext() ?? '');
  const selected = useDataTableSelectedIdsContext() ?? [];
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <Box
      label={translate('records.select', { name: labelOf(row, definition) })}
      checked={selected.includes(row.id)}
      onClick={(event) => handleToggleItem?.(row.id, event)}
    />
  );
};

const Box = ({ label, ...props }: CheckboxProps & { readonly label: string }) => {
  // MUI sets the attribute alone, and the browser's own state would contradict it.
  const ref = (box: HTMLInputElement | null): void => {
    if (box) box.indeterminate = props.indeterminate ?? false;
  };
  return (
    <Checkbox {...props} size="small" sx={{ p: 0.5 }} slotProps={{ input: { 'aria-label': label, ref } }} />
  );
};
