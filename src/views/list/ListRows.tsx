import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { lazySection } from '../page/lazyPage.tsx';
import type { ListView } from '../page/ResourceConfig.ts';
import { SchemaTable, type SchemaTableProps } from '../table/SchemaTable.tsx';
import { Pages } from './Pages.tsx';

const CardList = lazySection<ListView>(async () => (await import('./CardList.tsx')).CardList);

/** The rows of a list and the way to its other pages, as far as there are any. */
export const ListRows = (props: SchemaTableProps) => {
  const list = useListContext();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (list.error) return null;
  return (
    <>
      {list.data && list.data.length > 0 && (isPhone ? <CardList {...props} /> : <SchemaTable {...props} />)}
      <BulkBar config={props.config} description={props.description} />
      <Pages />
    </>
  );
};
