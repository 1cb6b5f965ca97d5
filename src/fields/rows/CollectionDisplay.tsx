import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { use, useState } from 'react';
import { counted } from '../../i18n/counted.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toList } from '../../schema/read.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { FieldHintsContext } from '../FieldHints.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { chooseColumns } from './chooseColumns.ts';
import { CollectionLine, DETAILS_CELL, detailsOf, ON_PHONE, ROOMY } from './CollectionLine.tsx';
import { Pager, ROWS_A_PAGE } from './Pager.tsx';
import { PaperRows, type PaperRowsProps } from './PaperRows.tsx';
import { WholeRows } from './WholeRows.ts';

/** An embedded collection to read: a table of its rows, in their order, a few at a time; in a cell how many there are. */
export const CollectionDisplay = (props: DisplayProps) => {
  const labelOf = useFieldLabel();
  const isWhole = use(WholeRows);
  const rows = toList(props.value);
  if (rows.length === 0) return PLACEHOLDER;
  if (isWhole) return <PaperRows {...props} rows={rows} />;
  return props.whole ? <Rows {...props} rows={rows} /> : counted(rows.length, labelOf(props.field));
};

const Rows = ({ field, path = field.name, rows }: PaperRowsProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const hints = use(FieldHintsContext);
  const [page, setPage] = useState(1);
  const name = translate('rows.table', { label: labelOf(field) });
  // Fewer rows may have come with a later answer.
  const last = Math.ceil(rows.length / ROWS_A_PAGE);
  const current = Math.min(page, last);
  const start = (current - 1) * ROWS_A_PAGE;
  const { columns, others } = chooseColumns(
    field.fields,
    rows,
    (column) => hints[`${path}.${column}`] ?? {},
    hints[path]?.columns,
  );
  const details = detailsOf(columns, others);
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={name}
      // The hidden caption stays within the frame. A page breaks its words anywhere; columns would then be one letter wide where they do not fit.
      sx={{ position: 'relative', overflowX: 'auto', overflowWrap: 'normal' }}
    >
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column.name} scope="col" sx={index < ON_PHONE ? {} : ROOMY}>
                {labelOf(column)}
              </TableCell>
            ))}
            {details !== 'none' && (
              <TableCell sx={DETAILS_CELL[details]}>
                <Box component="span" sx={visuallyHidden}>
                  {translate('rows.more')}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(start, start + ROWS_A_PAGE).map((row, index) => (
            <CollectionLine
              // Rows to read have no other identity than their place, and never move.
              // oxlint-disable-next-line react/no-array-index-key
              key={start + index}
              field={field}
              path={path}
              row={row}
              columns={columns}
              others={others}
              details={details}
            />
          ))}
        </TableBody>
      </Table>
      {last > 1 && <Pager total={rows.length} page={current} label={name} onPage={setPage} />}
    </Box>
  );
};
