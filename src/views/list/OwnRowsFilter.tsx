import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useListContext, useTranslate } from 'react-admin';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useOwnRows } from './useOwnRows.ts';

/** Turns between the rows of the place and those of everybody, each from their first page. */
export const OwnRowsFilter = ({ config }: { readonly config: ResourceConfig }) => {
  const translate = useTranslate();
  const { setPage } = useListContext();
  const { isOffered, isNarrowed, setNarrowed } = useOwnRows(config);
  if (!isOffered) return null;
  return (
    <FormControlLabel
      label={translate('filters.own')}
      control={
        <Switch
          size="small"
          checked={isNarrowed}
          onChange={(_, checked) => {
            setNarrowed(checked);
            setPage(1);
          }}
        />
      }
    />
  );
};
