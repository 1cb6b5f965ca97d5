import { DataTable, useDataTableRenderContext, useListContext, type RaRecord } from 'react-admin';
import type { ComponentProps } from 'react';

type TableColumnProps = ComponentProps<typeof DataTable.Col<RaRecord>>;

/** react-admin's column, whose heading also tells assistive technology that the list is sorted by it, and how. */
export const TableColumn = (props: TableColumnProps) => {
  const isHeading = useDataTableRenderContext() === 'header';
  const { sort } = useListContext();
  const sorted = isHeading && sort.field === props.source;
  return (
    <DataTable.Col<RaRecord>
      {...props}
      {...(sorted ? { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' } : {})}
    />
  );
};
