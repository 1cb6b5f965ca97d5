import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useListContext, useStore } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useListKey } from '../page/PlaceContext.ts';
import { useScope } from '../page/ScopeContext.tsx';

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

/** Filter of a list that belongs to everybody: the rows of the current place, or all; kept by its reader. */
export const useOwnRows = (config: ResourceConfig) => {
  const own = useScope(config.list?.own);
  const [isNarrowed, setNarrowed] = useStore(`${useListKey()}.own`, true);
  return {
    /** Whether the list has rows of its place at all, so that there is a choice. */
    isOffered: Object.keys(own).length > 0,
    isNarrowed,
    setNarrowed,
  };
};
