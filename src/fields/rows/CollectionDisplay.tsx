import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { toList, toMap } from '../../schema/read.ts';
import { FieldDisplay } from '../FieldDisplay.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** An embedded collection to read: a table of its rows, in their order. */
export const CollectionDisplay = ({ field, value, path = field.name }: DisplayProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const rows = toList(value);
  if (rows.length === 0) return PLACEHOLDER;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <Box component="caption" sx={visuallyHidden}>
          {translate('rows.table', { label: labelOf(field) })}
        </Box>
        <TableHead>
          <TableRow>
            {field.fields.map((column) => (
              <TableCell key={column.name} scope="col">
                {labelOf(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // Rows to read have no other identity than their place, and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <TableRow key={index}>
              {field.fields.map((column) => (
                <TableCell key={column.name}>
                  <FieldDisplay
                    field={column}
                    path={`${path}.${column.name}`}
                    value={toMap(row)[column.name]}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
