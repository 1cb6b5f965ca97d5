import TableCell, { type TableCellProps } from '@mui/material/TableCell';

/** Names a row of the matrix; it stays in sight while the columns scroll. */
export const RowHead = (props: Pick<TableCellProps, 'children'> & { readonly isInner?: boolean }) => (
  <TableCell component="th" scope="row" sx={[FIRST, props.isInner === true && INNER]}>
    {props.children}
  </TableCell>
);

export const FIRST = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 0, sm: 140 },
} as const;

const INNER = { pl: { xs: 2, sm: 4 }, fontWeight: 'normal' } as const;
