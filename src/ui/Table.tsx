import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { scrollEdges } from './scrollEdges.ts';
import { paletteOf } from './themeOptions.ts';

export interface Column<Row> {
  readonly title: string;
  /** Full form of a shortened title. */
  readonly meaning?: string;
  readonly cell: (row: Row, at: number) => ReactNode;
  /** Names the row. */
  readonly isHead?: boolean;
  /** `figure`: numbers under one another; `wide`: left to wide screens and paper; `screen`: not on paper; `below`: on a phone under the name. */
  readonly className?: string;
}

interface TableProps<Row> {
  /** Accessible name, where there is no caption. */
  readonly label?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly isChosen?: (row: Row) => boolean;
}

/** A table that fits a narrow screen; of bare cells, for those of MUI would take half of the time of a long one. */
export const Table = <Row,>({
  columns,
  rows,
  keyOf,
  isChosen,
  label,
  caption,
}: TableProps<Row> & { readonly caption?: string }) => (
  <Frame aria-label={label}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {columns.map(({ title, meaning, className }) => (
          // Heard before each cell of the column: `Vic.` alone says nothing to a listener.
          <th key={title} scope="col" className={className} aria-label={meaning}>
            {meaning ? <abbr title={meaning}>{title}</abbr> : title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={keyOf(row)} className={isChosen?.(row) ? 'chosen' : undefined}>
          {columns.map(({ title, cell, isHead, className }) =>
            isHead ? (
              <th key={title} scope="row">
                {cell(row, at)}
                {columns
                  .filter((column) => column.className === 'below')
                  .map((column) => (
                    <small key={column.title} className="beneath">
                      {column.cell(row, at)}
                    </small>
                  ))}
              </th>
            ) : (
              <td key={title} className={className}>
                {cell(row, at)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </Frame>
);

/** One of many columns, scrolled in a frame of its own within reach of the keyboard. */
export const ScrolledTable = <Row,>(props: TableProps<Row>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
  <Scroller tabIndex={0} role="region" aria-label={props.label}>
    <Table {...props} />
  </Scroller>
);

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  background: scrollEdges(paletteOf(theme).background.paper, paletteOf(theme).divider),
  marginBottom: theme.spacing(2),
  '@media print': { overflow: 'visible' },
}));

const Frame = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 600, padding: theme.spacing(0, 0, 1) },
  '& th, & td': {
    padding: '6px 8px',
    borderBottom: `1px solid ${paletteOf(theme).divider}`,
    textAlign: 'left',
    verticalAlign: 'baseline',
  },
  '& thead th': { color: paletteOf(theme).text.secondary },
  '& tbody th': { fontWeight: 400, textWrap: 'balance' },
  // Not the head of a row whose chosen part is marked: it may be another.
  '& .chosen': { background: paletteOf(theme).action.selected, '&:not(:has(mark)) th': { fontWeight: 700 } },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  // No wider than its heading.
  '& .rank': { width: '1%' },
  '& .strong': { fontWeight: 600 },
  '& abbr': { textDecoration: 'none' },
  '& tr': { breakInside: 'avoid' },
  '& .beneath': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '@media screen': {
      '& .wide, & .below': { display: 'none' },
      '& th, & td': { paddingInline: 3, overflowWrap: 'anywhere' },
      '& thead th': { fontSize: '0.75rem', overflowWrap: 'normal' },
      '& .beneath': { display: 'block', color: paletteOf(theme).text.secondary },
    },
  },
}));
