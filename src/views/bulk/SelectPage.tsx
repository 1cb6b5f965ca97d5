import Checkbox from '@mui/material/Checkbox';
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';

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
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={held > 0 && held === ids.length}
      indeterminate={held > 0 && held < ids.length}
      onChange={({ target }) => onSelect?.(target.checked ? [...elsewhere, ...ids] : [...elsewhere])}
      slotProps={{ input: { 'aria-label': translate('bulk.page') } }}
    />
  );
};
