import Box from '@mui/material/Box';
import { useListContext, useStore } from 'react-admin';
import { lazyListPart } from '../page/lazyPage.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useListKey } from '../page/PlaceContext.ts';
import { useScope } from '../page/ScopeContext.tsx';
import type { OwnRowsSwitchProps } from './OwnRowsSwitch.tsx';

/** Few lists have one. */
const OwnRowsSwitch = lazyListPart<OwnRowsSwitchProps>(
  async () => (await import('./OwnRowsSwitch.tsx')).OwnRowsSwitch,
  () => <Box sx={{ minHeight: 36 }} />,
);

/** Turns between the rows of the place and those of everybody, each from their first page. */
export const OwnRowsFilter = ({ config }: { readonly config: ResourceConfig }) => {
  const { setPage } = useListContext();
  const { isOffered, isNarrowed, setNarrowed } = useOwnRows(config);
  if (!isOffered) return null;
  return (
    <OwnRowsSwitch
      isNarrowed={isNarrowed}
      onChange={(checked) => {
        setNarrowed(checked);
        setPage(1);
      }}
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
