import { useListContext } from 'react-admin';
import { leavesNothing } from '../../http/ApiError.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { lazyListPart } from '../page/lazyPage.tsx';
import { CardSkeleton } from '../page/Skeletons.tsx';
import type { ListView } from '../page/ResourceConfig.ts';
import { SchemaTable, type SchemaTableProps } from '../table/SchemaTable.tsx';
import { Pages } from './Pages.tsx';

const CardList = lazyListPart<ListView>(async () => (await import('./CardList.tsx')).CardList, CardSkeleton);

/** The rows of a list and the way to its other pages, as far as there are any. */
export const ListRows = (props: SchemaTableProps) => {
  const list = useListContext();
  const isPhone = useIsPhone();
  if (leavesNothing(list.error, list.data)) return null;
  return (
    <>
      {list.data && list.data.length > 0 && (isPhone ? <CardList {...props} /> : <SchemaTable {...props} />)}
      <BulkBar config={props.config} description={props.description} />
      <Pages largest={props.description.largestPage} />
    </>
  );
};
