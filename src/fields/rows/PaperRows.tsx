import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { isAddress, toMap } from '../../schema/read.ts';
import { RelationDisplay } from '../display/RelationDisplay.tsx';
import { FieldDisplay } from '../FieldDisplay.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';

export interface PaperRowsProps extends DisplayProps {
  readonly rows: readonly unknown[];
}

/** On paper all rows with all that they hold. */
export const PaperRows = ({ field, path = field.name, rows }: PaperRowsProps) => {
  const translate = useTranslate();
  const name = translate('rows.table', { label: fieldLabel(field) });
  const columns = field.fields.filter((column) =>
    rows.some((row) => isAddress(row) || !isEmpty(toMap(row)[column.name])),
  );
  if (columns.length > MOST_COLUMNS)
    return rows.map((row, index) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Box key={index} sx={PAIRS}>
        {columns.map((column) => (
          <span key={column.name}>
            {fieldLabel(column)}&nbsp;:{' '}
            <strong>
              <FieldDisplay
                field={column}
                path={`${path}.${column.name}`}
                value={toMap(row)[column.name]}
                whole
              />
            </strong>
          </span>
        ))}
      </Box>
    ));
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto', overflowWrap: 'normal' }}>
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} scope="col">
                {fieldLabel(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // Rows to read have no other identity than their place, and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <TableRow key={index}>
              {isAddress(row) && (
                <TableCell colSpan={columns.length}>
                  <RelationDisplay field={{ ...field, multiple: false }} value={row} />
                </TableCell>
              )}
              {(isAddress(row) ? [] : columns).map((column) => (
                <TableCell key={column.name}>
                  <FieldDisplay
                    field={column}
                    path={`${path}.${column.name}`}
                    value={toMap(row)[column.name]}
                    whole
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

/** With more of them a page of paper is too narrow for a table. */
const MOST_COLUMNS = 10;

const PAIRS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4mm',
  py: '1mm',
  borderBottom: '0.5px solid #999',
  breakInside: 'avoid',
  '& strong': { fontWeight: 600 },
  '& span:has(table)': { flexBasis: '100%', display: 'flex', gap: '2mm' },
} as const;
