import { Pagination, useListContext } from 'react-admin';
import { SchemaTable, type SchemaTableProps } from './SchemaTable.tsx';

/** Rows that a page of a list may have. */
export const PAGE_SIZES = [25, 50, 75, 100];

/** The rows of a list and the way to its other pages, as far as there are any. */
export const ListRows = (props: SchemaTableProps) => {
  const { data, error } = useListContext();
  if (error) return null;
  return (
    <>
      {data && data.length > 0 && <SchemaTable {...props} />}
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
    </>
  );
};
