import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { isNested, type FieldDescription } from '../../schema/description.ts';
import { isAddress, toMap } from '../../schema/read.ts';
import { RelationDisplay } from '../display/RelationDisplay.tsx';
import { FieldDisplay } from '../FieldDisplay.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import { rowName } from './rowName.ts';

interface CollectionLineProps {
  readonly field: FieldDescription;
  readonly path: string;
  readonly row: unknown;
  readonly columns: readonly FieldDescription[];
  readonly others: readonly FieldDescription[];
  readonly details: Details;
}

/** A row of an embedded collection in a line; what has no column is in its details. */
export const CollectionLine = ({ field, path, row, columns, others, details }: CollectionLineProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
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
                  <dt>{labelOf(part)}</dt>
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
export const ON_PHONE = 2;

export const ROOMY = { display: { xs: 'none', sm: 'table-cell' } } as const;

const ON_PHONE_ALONE = { display: { sm: 'none' } } as const;

/** Widths at which lines have details beside their columns. */
type Details = 'always' | 'phone' | 'none';

export const detailsOf = (
  columns: readonly FieldDescription[],
  others: readonly FieldDescription[],
): Details => {
  if (others.length > 0 || columns.some(isList)) return 'always';
  return columns.length > ON_PHONE ? 'phone' : 'none';
};

const isList = (part: FieldDescription): boolean => isNested(part) && part.multiple;

const CELL = { width: 40, px: 0.5, py: 0, textAlign: 'end', displayPrint: 'none' } as const;

export const DETAILS_CELL = { always: CELL, phone: { ...CELL, ...ON_PHONE_ALONE } } as const;

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
