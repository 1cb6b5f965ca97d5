import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { use, useState, useId } from 'react';
import { counted } from '../../i18n/counted.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { toList, isAddress, toMap } from '../../schema/read.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { FieldHintsContext } from '../FieldHints.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { chooseColumns } from './chooseColumns.ts';
import { Pager, ROWS_A_PAGE } from './Pager.tsx';
import { PaperRows, type PaperRowsProps } from './PaperRows.tsx';
import { WholeRows } from './WholeRows.ts';
import { isNested, type FieldDescription } from '../../schema/description.ts';
import { RelationDisplay } from '../display/RelationDisplay.tsx';
import { FieldDisplay } from '../FieldDisplay.tsx';
import { rowName } from './rowName.ts';

/** An embedded collection to read: a table of its rows, in their order, a few at a time; in a cell how many there are. */
export const CollectionDisplay = (props: DisplayProps) => {
  const isWhole = use(WholeRows);
  const rows = toList(props.value);
  if (rows.length === 0) return PLACEHOLDER;
  if (isWhole) return <PaperRows {...props} rows={rows} />;
  return props.whole ? <Rows {...props} rows={rows} /> : counted(rows.length, fieldLabel(props.field));
};

const Rows = ({ field, path = field.name, rows }: PaperRowsProps) => {
  const translate = useTranslate();
  const hints = use(FieldHintsContext);
  const [page, setPage] = useState(1);
  const name = translate('rows.table', { label: fieldLabel(field) });
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
                {fieldLabel(column)}
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

interface CollectionLineProps {
  readonly field: FieldDescription;
  readonly path: string;
  readonly row: unknown;
  readonly columns: readonly FieldDescription[];
  readonly others: readonly FieldDescription[];
  readonly details: Details;
}

/** A row of an embedded collection in a line; what has no column is in its details. */
const CollectionLine = ({ field, path, row, columns, others, details }: CollectionLineProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const width = columns.length + 1;
  if (isAddress(row))
    return (
      <TableRow>
        <TableCell colSpan={width}>
          <RelationDisplay field={{ ...field, multiple: false }} value={row} />
        </TableCell>
      </TableRow>
    );
  const show = (part: FieldDescription, whole: boolean) => (
    <FieldDisplay field={part} path={`${path}.${part.name}`} value={toMap(row)[part.name]} whole={whole} />
  );
  const isFilled = ({ name }: FieldDescription): boolean => !isEmpty(toMap(row)[name]);
  // A list is counted in its column and shown in the details; on a phone most columns are there.
  const behind = [...columns.slice(ON_PHONE), ...others].filter(isFilled);
  const isNarrowOnly = (part: FieldDescription): boolean => columns.includes(part) && !isList(part);
  return (
    <>
      <TableRow sx={isOpen ? OPEN : {}}>
        {columns.map((column, index) => (
          <TableCell key={column.name} sx={index < ON_PHONE ? {} : ROOMY}>
            {show(column, false)}
          </TableCell>
        ))}
        {details !== 'none' && (
          <TableCell sx={DETAILS_CELL[details]}>
            {behind.length > 0 && (
              <IconButton
                size="small"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                aria-label={translate('rows.details', { name: rowName(columns, toMap(row)) })}
                onClick={() => setOpen(!isOpen)}
                sx={behind.every(isNarrowOnly) ? ON_PHONE_ALONE : {}}
              >
                <ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
              </IconButton>
            )}
          </TableCell>
        )}
      </TableRow>
      {isOpen && (
        <TableRow id={id}>
          <TableCell colSpan={width} sx={{ pt: 0 }}>
            <Box component="dl" sx={DETAILS}>
              {behind.map((part) => (
                <Box
                  key={part.name}
                  sx={[isNarrowOnly(part) && ON_PHONE_ALONE, isList(part) && { gridColumn: '1 / -1' }]}
                >
                  <dt>{fieldLabel(part)}</dt>
                  <dd>{show(part, true)}</dd>
                </Box>
              ))}
            </Box>
          </TableCell>
        </TableRow>
      )}
    </>
  );
};

/** Columns that a phone has room for. */
const ON_PHONE = 2;

const ROOMY = { display: { xs: 'none', sm: 'table-cell' } } as const;

const ON_PHONE_ALONE = { display: { sm: 'none' } } as const;

/** Widths at which lines have details beside their columns. */
type Details = 'always' | 'phone' | 'none';

const detailsOf = (columns: readonly FieldDescription[], others: readonly FieldDescription[]): Details => {
  if (others.length > 0 || columns.some(isList)) return 'always';
  return columns.length > ON_PHONE ? 'phone' : 'none';
};

const isList = (part: FieldDescription): boolean => isNested(part) && part.multiple;

const CELL = { width: 40, px: 0.5, py: 0, textAlign: 'end', displayPrint: 'none' } as const;

const DETAILS_CELL = { always: CELL, phone: { ...CELL, ...ON_PHONE_ALONE } } as const;

const OPEN = { '& > td': { borderBottomColor: 'transparent' } } as const;

const DETAILS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  '& dt': { color: 'text.secondary', fontSize: '0.75rem' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
