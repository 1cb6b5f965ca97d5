import { styled } from '@mui/material/styles';
import { useSyncExternalStore, type ReactNode } from 'react';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { usePrinting } from '../draw/usePrinting.ts';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers, which stand under one another. */
  readonly isFigure?: boolean;
}

interface RecordListProps<Row> {
  readonly label: string;
  /** The first one names the row: the heading of its card on a phone. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/**
 * A table on wide screens and paper, cards on narrow ones. Printed as a table at once: the print width is known only
 * after the pages are counted.
 */
export const RecordList = <Row,>({ label, columns, rows, keyOf }: RecordListProps<Row>) => {
  const isPrinting = usePrinting();
  const isWide = useSyncExternalStore(watchWidth, isWideNow) || isPrinting;
  const [first, ...others] = columns;
  if (!isWide)
    return (
      <Cards aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <h3>{first.cell(row)}</h3>
            <dl>
              {others.map(({ title, cell }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </Cards>
    );
  return (
    // Reachable by keyboard: where it does not fit it scrolls.
    <Wide tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title, isFigure }) => (
              <th key={title} scope="col" className={isFigure ? 'figure' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map(({ title, cell, isFigure }) => (
                <td key={title} className={isFigure ? 'figure' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
};

/** Asked at each call: what is printed or turned has another width. */
const width = (): MediaQueryList => globalThis.matchMedia('(min-width: 900px)');

const isWideNow = (): boolean => width().matches;

const watchWidth = (onChange: () => void): (() => void) => {
  const watched = width();
  watched.addEventListener('change', onChange);
  return () => watched.removeEventListener('change', onChange);
};

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': {
    border: `1px solid ${paletteOf(theme).divider}`,
    borderRadius: theme.shape.borderRadius,
    padding: theme.spacing(1.5),
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
  '& h3': { ...theme.typography.subtitle2, fontSize: '1rem', margin: 0 },
  '& dl': { margin: 0, display: 'grid', gap: 4 },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(6rem, 35%) 1fr', gap: 8 },
  '& dt': { ...theme.typography.body2, color: paletteOf(theme).text.secondary },
  '& dd': { ...theme.typography.body2, margin: 0 },
}));

const Wide = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '5px 10px',
    borderBottom: `1px solid ${paletteOf(theme).divider}`,
    textAlign: 'left',
    fontWeight: 400,
  },
  '& .figure': { textAlign: 'right' },
  '& td.figure': { whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
  '& thead th': { fontWeight: 600, color: paletteOf(theme).text.secondary },
  '@media print': {
    overflow: 'visible',
    fontSize: '7.5pt',
    lineHeight: 1.25,
    '& th, & td': { padding: '2px 4px' },
    // Addresses of mail.
    '& td:last-of-type': { overflowWrap: 'anywhere' },
  },
}));
