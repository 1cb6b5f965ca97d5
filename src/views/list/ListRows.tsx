import { useListContext } from 'react-admin';
import { SchemaTable, type SchemaTableProps } from '../table/SchemaTable.tsx';
import { Pages } from './Pages.tsx';

/** The rows of a list and the way to its other pages, as far as there are any. */
export const ListRows = (props: SchemaTableProps) => {
  const list = useListContext();
  if (list.error) return null;
  return (
    <>
      {list.data && list.data.length > 0 && <SchemaTable {...props} />}
      <Pages />
    </>
  );
};
