import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { use, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isEmpty, PLACEHOLDER } from '../../lib/placeholder.ts';
import { isAddress, toList, toMap } from '../../schema/read.ts';
import { RelationDisplay } from '../display/RelationDisplay.tsx';
import { FieldDisplay } from '../FieldDisplay.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { Pager, ROWS_A_PAGE } from './Pager.tsx';
import { WholeRows } from './WholeRows.ts';

/** An embedded collection to read: a table of its rows, in their order, a few at a time. */
export const CollectionDisplay = ({ field, value, path = field.name, whole = false }: DisplayProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const [page, setPage] = useState(1);
  const isWhole = use(WholeRows);
  const rows = toList(value);
  if (rows.length === 0) return PLACEHOLDER;
  const name = translate('rows.table', { label: labelOf(field) });
  // Fewer rows may have come with a later answer.
  const last = isWhole ? 1 : Math.ceil(rows.length / ROWS_A_PAGE);
  const current = Math.min(page, last);
  const shown = isWhole ? rows : rows.slice((current - 1) * ROWS_A_PAGE, current * ROWS_A_PAGE);
  const columns = field.fields.filter(
    (column) => !isWhole || rows.some((row) => isAddress(row) || !isEmpty(toMap(row)[column.name])),
  );
  if (isWhole && columns.length > MOST_COLUMNS)
    return rows.map((row, index) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Box key={index} sx={PAIRS}>
        {columns.map((column) => (
          <span key={column.name}>
            {labelOf(column)}&nbsp;:{' '}
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
    <Box
      {...(whole && { tabIndex: 0, role: 'region', 'aria-label': name })}
      // The hidden caption stays within the frame. A page breaks its words anywhere; columns would then be one letter wide where they do not fit.
      sx={{ position: 'relative', overflowX: 'auto', overflowWrap: 'normal' }}
    >
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} scope="col">
                {labelOf(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row, index) => (
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
                    whole={isWhole}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {last > 1 && <Pager total={rows.length} page={current} label={name} onPage={setPage} />}
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
